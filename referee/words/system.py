"""How is a refusal of the operating system called in the language of the reader?

The system tells it in English, whatever language the screen has; what it tells most often has words of ours.
"""

from __future__ import annotations

import errno
import os

WORD_OF_FAULT = {
    os.strerror(errno.ENOENT): "system-not-there",
    os.strerror(errno.EACCES): "system-not-allowed",
    os.strerror(errno.EPERM): "system-not-allowed",
    os.strerror(errno.EISDIR): "system-is-a-folder",
    os.strerror(errno.ENOTDIR): "system-not-a-folder",
    os.strerror(errno.EROFS): "system-read-only",
    os.strerror(errno.ENOSPC): "system-no-space",
}
"""What the system says of a file -> where our words for it stand in the files."""
