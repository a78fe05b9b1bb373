### Wiersz, którym kończy się rozsądzanie pliku.

judged = rozsądzono: { $judged }
as-expected = zgodnie z oczekiwaniem: { $met }
not-as-expected = niezgodnie: { $failed } – { $cases }
none-expected = żaden przypadek nie podawał oczekiwania
without-expectation = bez oczekiwania: { $free }
