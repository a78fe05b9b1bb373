"""The case format: files of cases, their positions, and their evaluation."""
