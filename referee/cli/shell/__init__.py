"""What a shell and a reader of manuals are told of the commands, read off their parsers."""
