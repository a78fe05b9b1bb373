"""What does the owner's own booklet say, and to which of our sections does each passage belong?

An owner gives a text or Markdown file of a printed rulebook. It is read, cut at its headings and aligned
with the sections; nothing of it stays here. Keeping it is the business of whoever asks.
"""
