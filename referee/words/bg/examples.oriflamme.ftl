### Ready tables: titles, and what players should know of them.

oriflamme-middle = Рунд 4, насред събитията
oriflamme-middle-note = Никой не е казал на съдията какво лежи затворено; когато карта се отвори, изберете коя е.
oriflamme-planning = Рунд 2, първите карти могат да се покриват
oriflamme-planning-note = От втория рунд карта може да се сложи върху своя.
