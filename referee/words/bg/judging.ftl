### Редът, с който завършва отсъждането на един файл.

judged = { $judged ->
    [one] { $judged } отсъден случай
   *[other] { $judged } отсъдени случая
}
as-expected = { $met } според очакването
not-as-expected = { $failed } не: { $cases }
none-expected = без зададено очакване
without-expectation = { $free } без зададено очакване
