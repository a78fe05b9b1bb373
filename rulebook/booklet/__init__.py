"""The owner's own booklet: what it says, and to which of our sections each passage belongs.

An owner gives a text or Markdown file of a printed rulebook. It is read, cut at its headings and aligned
with the sections; nothing of it stays here. Keeping it is the business of whoever asks.
"""
