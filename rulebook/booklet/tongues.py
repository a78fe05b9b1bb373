"""In which language is a text written? Told by the small words that no text of a language does without."""

from __future__ import annotations

from collections import Counter

from rulebook.booklet.mending import read_words

SMALL_WORDS = {
    "en": "the of and to a in is that for you it with on as be this are or by at his from not if may can",
    "bg": "на да се от за и в е с не по като са или си това който която ако само може към той до върху всеки",
    "pl": "w i z na do nie się o że jest to jak za po przez lub jego który jeśli może tylko oraz",
    "ru": "и в не на что с по как к из у за от или его это если только может для все он до при ты своей них",
    "uk": "і в не на що з по як до у за від або його це якщо тільки може для всі він при та має кожен їх",
    "sr": "и је у да се на за са не од који као или ако само може до при су свој после када то није",
    "cs": "a v se na je že s z do o k i za jako nebo jeho který pokud může jen každý své při jsou není",
    "de": "der die und das den von zu mit ist ein eine auf für nicht sich dem des im oder wenn kann",
    "fr": "le la les de des et un une du en est que qui dans pour il par sur au ne pas ou si chaque peut",
    "es": "el la los las de y en que un una del por con para se es no al lo su o si cada puede",
    "it": "il la i le di e un una del che in per con si è non al lo su o se ogni può gli della",
}
WORDS = {language: frozenset(words.split()) for language, words in SMALL_WORDS.items()}
LEAST_WORDS = 40
LEAST_SHARE = 0.06


def language_of(text: str) -> str:
    """The language most of the small words belong to; nothing if there are hardly any."""
    words = read_words(text)
    counted = Counter(words)
    shares = {
        language: sum(counted[word] for word in small) / max(1, len(words))
        for language, small in WORDS.items()
    }
    best = max(shares, key=lambda language: shares[language])
    return best if shares[best] >= LEAST_SHARE else ""


def word_count(text: str) -> int:
    """How many words there are."""
    return len(read_words(text))
