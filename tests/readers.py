"""Whether a sentence speaks to its reader."""

from __future__ import annotations

import re

YOU = {
    "en": {"you", "your", "yours"},
    "de": {"du", "dir", "dich", "dein", "deine", "deinem", "deinen", "deiner", "deines"},
    "fr": {"tu", "te", "toi", "ton", "ta", "tes"},
    "nl": {"je", "jij", "jou", "jouw"},
}


def speaks_to_reader(said: str, locale: str) -> bool:
    return bool(set(re.findall(r"\w+", said.lower())) & YOU[locale])
