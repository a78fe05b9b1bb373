"""What Referee says, and in which languages: sentences are made here and nowhere else."""

from referee.words.languages import Language, languages
from referee.words.speech import Speech

__all__ = ["Language", "Speech", "languages"]
