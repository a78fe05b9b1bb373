"""How fast is it, beside a peer or a floor of the same run? ``python -m benchmarks`` prints the table."""
