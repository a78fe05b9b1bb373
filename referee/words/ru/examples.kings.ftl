### A Clash of Kings: ready tables.

kings-march = Шаг Походов на маленьком поле
kings-march-note = Поле выдумано; действуют опции 3–6, Набегов не было.
kings-planning = Помещают Одноразовые приказы
kings-planning-note = Первыми идут Старки; кто не помещает приказа, говорит об этом.
