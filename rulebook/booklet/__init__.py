"""The owner's own booklet: its passages, and the section of ours to which each belongs.

An owner gives a text or Markdown file of a printed rulebook. It is read, cut at its headings and aligned
with the sections; this package stores nothing of it. The caller stores the result.
"""
