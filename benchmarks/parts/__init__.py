"""The parts of the benchmark: each module measures one subject; its ``rows()`` are its lines of the table."""
