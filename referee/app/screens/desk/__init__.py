"""The screens of the judge's desk."""
