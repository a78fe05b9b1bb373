"""The pages of the rulebook: Markdown files read into models."""
