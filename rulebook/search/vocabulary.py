"""The vocabulary a typed word may stand for, and the stop words of each language."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from rulebook.search.index import Index, WordList
from rulebook.search.postings import token
from rulebook.text.letters import sound, sounds_like
from rulebook.text.stems import LANGUAGES_OF_SCRIPT, fold, script, stems

COMMON = {
    "en": """
        a about again all already also always am an and another any anybody anyone anything are as at be
        because been being both but by can cannot could did do does doing done each either else even
        ever every everybody everyone everything first for from get gets getting give go goes going got
        had happen happens has have having he her here him his how i if in instead into is it its itself
        just let like many may maybe me mean means mine more most much must my myself need needs never
        no nobody none nor not nothing now of off on once one ones only onto or other others our out
        over own please put really right s same shall she should so some somebody someone something
        still such t take takes than that the their them then there these they thing things this those
        time to too two under until up upon us use using want was way we well were what whatever when
        whenever where whether which while who whoever whose why will with without would yes yet you
        your yours three twice actually anyway exactly possible possibly allowed supposed try tries
        trying wants wanted say says said tell asked ask question rule rules happened whats dont doesnt
        isnt cant ive im
    """,
    "bg": """
        а аз ако ала бе беше би бъде бъда бях в вас веднага веднъж вече ви винаги все всеки всичко
        всички всяка всяко във време върху г го да дали даде два две до докато дори друг друга други
        друго е едва един една едно ето за защо защото и из или им има имам иначе иска искам използвам
        използва как каква какво какви какъв като когато коя кое кой които който която кога кого към ли
        мене ме мен между ми мога могат може можеш много мой моя моите му на над нали нас не него нея
        неговия нейния ни ние никой нищо но някой някоя няколко няма о об обаче от още по пак по-малко
        повече под поне после поради прави правя при първо пред преди през с са сам само своя своите
        свой се себе сега си след сме според става спрямо съм със също та така такава такъв там твоя те
        тези ти то това тогава този той толкова тук тя тях у ще щом я единствен двама три нужно
        необходимо възможно позволено правило правилата въпрос случва случи случай остава бива моят
        моята моето твой тия някакви колкото отново обратно дваж искаш казва
    """,
    "pl": """
        a albo ale ani aż bardzo bez bo bowiem był była było być będzie by byłby cały chce chcę co coś
        czy czyj czyja czyje czego czemu da dać daje dany dla dlaczego do dopiero dwa dwie dzieje gdy
        gdyby gdzie go i ich ile ilu im inaczej inna inne innego inny ja jak jaka jaki jakie jako jakiś
        je jeden jedna jedno jednak jego jej jemu jest jestem jeszcze jeśli jeżeli już każda każde każdy
        każdej każdym kiedy kilka kim kogo komu kto ktoś która które którego której który których którą
        ku lub ma mają mam masz mi mieć mną mnie moge mogą mogę moich moim moj moja moje może możesz
        można mój musi muszę mu my na nad nam nas naraz nasz nawet nią nic nie niego niej nich nim niż
        no o obie obaj od on ona one oni ono oraz po pod podczas ponieważ przed przez przy raz razem
        również sam sama się skąd ta tą tak taka taki takie także tam te tego tej temu ten też to tu
        tutaj tych tylko tym ty u użyć w we wam was więc wolno wszyscy wszystkie wszystko wtedy y z za
        zamiast zawsze ze znowu że żeby żaden żadna jednego jednym jednej dwóch trzy dozwolone możliwe
        zasada zasady zasad pytanie przeciwko powinien powinno trzeba stanie staje zostaje zostają będą
        są nigdy czasie mówi ciągle nadal
    """,
    "ru": """
        а без более больше будет будут бы был была были было быть в вам вас ваш весь во вот все всё
        всегда всех вы г где да даже два две для до другой другая другие другого его ее её если есть еще
        ещё ж же за зачем здесь и из или им иначе их к каждый каждая какая какие какого какой как ко
        когда кого кому которая которого которой которое который которые кто куда ли лишь меня мне
        многих могу могут мог может можем можно мой моя мои моего моей мы на над надо нам нас наш не
        него нее неё ней нет неужели ни нибудь никто ним них ничего но ну нужно о об обязан обязана
        обязательно один одна одно одного оба они он она оно от по под пока после потом потому почему
        при про просто раз с сам сама сами свой своя свои своего своей своих себе себя сейчас со снова
        сразу так такая такие такой там тебе тебя тем то тогда того тоже только том тот эта эти это
        этого этой этом этот ту ты у уже уметь хочу хочет хотя чего чей чем через что чтобы чья чьё
        делать делает будь является происходит случится случае сколько одну одной одним одному однажды
        дважды разве либо лично делаю сделать станет становится остается остаётся раза разных такого
        таком двое двух три нужен нужна должен должна должны разрешено возможно правило вопрос
        говорит случилось произойдет произойдёт моему моим таких которых всем всеми самом
    """,
}


@cache
def common_words() -> frozenset[str]:
    """Those of all languages, folded: what holds Russian together says nothing in Bulgarian either."""
    return frozenset(fold(word) for text in COMMON.values() for word in text.split())


def is_common(word: str) -> bool:
    """Whether a folded word says nothing of what a question is about."""
    return len(word) == 1 or word in common_words()


ASKS = frozenset(
    word
    for asking in (
        ("many", "much", "who", "whom", "when", "whose"),
        ("колко", "кой", "кога", "чий", "чия"),
        ("ile", "ilu", "kto", "kiedy", "czyj", "czyja"),
        ("сколько", "кто", "когда", "чей", "чья"),
    )
    for word in asking
)
"""What is asked for says a little: how many, who, when."""
SAYS_LITTLE, SAYS_WHAT_IS_ASKED = 0.15, 0.4


def how_telling(word: str) -> float:
    """What part of its weight a folded word keeps."""
    if word in ASKS:
        return SAYS_WHAT_IS_ASKED
    return SAYS_LITTLE if is_common(word) else 1.0


Tokens = dict[str, float]
"""By token how surely it is meant; 100 is certain."""
CERTAIN, INFLECTED, SAME_SOUND, IN_OTHER_LETTERS = 100.0, 98.0, 96.0, 94.0
BEGUN, ALL_BUT_DONE = 80.0, 15.0
"""A word that goes on as begun: more surely the less is missing."""
LEAST_LIKENESS = 70.0
LEAST_LIKE_SOUND = 75.0
WITHIN = 9.0
WORDS_LIKE_IT = 4
WORDS_BEGUN = 8
SHORTEST_BEGINNING = 3
FEWEST_SOUNDS = 3


class SearchVocabulary:
    """The words of one game, or of all."""

    def __init__(self, index: Index, game: str | None) -> None:
        self._index = index
        self._game = game

    def occurs(self, word: str) -> dict[str, Tokens]:
        """By language the tokens of a folded word that occurs in it."""
        by_language: dict[str, Tokens] = {}
        for lexicon, key in self._index.occurs(word):
            if self._game in (None, lexicon.game):
                tokens = dict.fromkeys(self._index.tokens((key,))[key], CERTAIN)
                by_language.setdefault(lexicon.language, {}).update(tokens)
        return by_language

    def inflected(self, word: str) -> Tokens:
        """The stems of a word in the languages of its letters, where something is filed under them."""
        return dict.fromkeys(self._index.postings(_stems(word), self._game), INFLECTED)

    def expect(self, words: Iterable[str]) -> None:
        """These words will be looked up: what is filed under their stems is read at once."""
        self._index.postings((stem for word in words for stem in _stems(word)), self._game)

    def sounding(self, word: str) -> Tokens:
        """Words of other letters that sound the same."""
        likeness = SAME_SOUND if script(word) == "latin" else IN_OTHER_LETTERS
        heard = _heard(word)
        by_game = (
            sounding
            for language, sounds in heard.items()
            for sounding in self._index.sounding(language, sounds)
        )
        return {token: likeness for game, tokens in by_game if self._game in (None, game) for token in tokens}

    def begun(self, word: str) -> Tokens:
        """Words that begin like this one, while it is still being typed."""
        if len(word) < SHORTEST_BEGINNING:
            return {}
        completions = sorted(self._beginning(word))[:WORDS_BEGUN]
        sure = {key: BEGUN + ALL_BUT_DONE * len(word) / length for length, key in completions}
        return self._tokens(sure)

    def _beginning(self, word: str) -> Iterator[tuple[int, int]]:
        """The length and key of each word that begins so."""
        for lexicon in self._lexicons(LANGUAGES_OF_SCRIPT[script(word)]):
            at = bisect_left(lexicon.words, word)
            while at < len(lexicon.words) and lexicon.words[at].startswith(word):
                yield len(lexicon.words[at]), lexicon.first + at
                at += 1

    def like(self, word: str, least: float = LEAST_LIKENESS) -> Tokens:
        """The words most like this one, in its own letters or by their sound."""
        near: dict[int, float] = {}
        for lexicon in self._lexicons(LANGUAGES_OF_SCRIPT[script(word)]):
            _add(near, lexicon.first, _likest(word, lexicon.words, least))
        for language, sounds in _heard(word).items():
            for lexicon in self._lexicons((language,)):
                for heard in sounds:
                    likest = _likest(heard, lexicon.sounds, max(least, LEAST_LIKE_SOUND))
                    _add(near, lexicon.first, [(at, sure * SAME_SOUND / CERTAIN) for at, sure in likest])
        best = sorted(near.items(), key=lambda pair: (-pair[1], pair[0]))[: 2 * WORDS_LIKE_IT]
        return self._tokens({key: sure for key, sure in best if sure > best[0][1] - WITHIN})

    def _lexicons(self, languages: Iterable[str]) -> list[WordList]:
        wanted = tuple(languages)
        return [
            lexicon
            for lexicon in self._index.lexicons()
            if lexicon.language in wanted and self._game in (None, lexicon.game)
        ]

    def _tokens(self, sure: dict[int, float]) -> Tokens:
        """The tokens of words given by their keys."""
        likeness: Tokens = {}
        for key, tokens in self._index.tokens(sure).items():
            likeness.update((token, max(sure[key], likeness.get(token, 0.0))) for token in tokens)
        return likeness


def _stems(word: str) -> list[str]:
    own = LANGUAGES_OF_SCRIPT[script(word)]
    stem_tokens = {token(stem, language) for language in own for stem in stems(word, language)}
    return sorted(stem_tokens)  # so that one process finds what another finds


def _likest(word: str, others: Sequence[str], least: float) -> list[tuple[int, float]]:
    """The places of the words most like this one; a letter more, less, changed or swapped counts one."""
    from rapidfuzz import process  # 0.03 s
    from rapidfuzz.distance import OSA

    scorer = OSA.normalized_similarity
    best = process.extract(word, others, scorer=scorer, score_cutoff=least / CERTAIN, limit=WORDS_LIKE_IT)
    return [(at, CERTAIN * likeness) for _, likeness, at in best]


def _add(near: dict[int, float], first: int, likest: Iterable[tuple[int, float]]) -> None:
    for at, sure in likest:
        near[first + at] = max(sure, near.get(first + at, 0.0))


def _heard(word: str) -> dict[str, tuple[str, ...]]:
    """By language of other letters, how a word may sound in it."""
    if len(set(word)) < FEWEST_SOUNDS:
        return {}
    if script(word) == "latin":
        return {language: sounds_like(word, language) for language in LANGUAGES_OF_SCRIPT["cyrillic"]}
    return {language: (sound(word, "ru"),) for language in LANGUAGES_OF_SCRIPT["latin"]}
