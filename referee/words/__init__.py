"""What Referee says, and in which languages: sentences are made here and nowhere else."""
