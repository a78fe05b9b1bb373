### Строка, которой кончается разбор файла.

judged = рассмотрено: { $judged }
as-expected = как ожидалось: { $met }
not-as-expected = не так: { $failed } – { $cases }
none-expected = ожиданий ни в одном случае не задано
without-expectation = без ожидания: { $free }
