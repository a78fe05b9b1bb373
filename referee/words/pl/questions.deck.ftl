### Co trzeba wiedzieć o talii.

deck_house = Którym rodem gra ta talia?
deck_lines = O które karty chodzi w nieodczytanych wierszach?
house_only = Tylko dla którego rodu jest { $card }, jeśli tak na niej napisano?
