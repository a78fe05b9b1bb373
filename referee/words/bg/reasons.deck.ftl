### Какво се установява за едно тесте.

several_house_cards = Има повече от едно знаме на дом: { $houses }.
several_agendas = Целите на дома са { $total }; играчът има най-много една.
belongs_in_no_deck = Това не е част от никое тесте: { $cards }.
plots_are_not_seven = Сценариите в тестето са { $total }; трябва да са { $wanted }.
plots_alike = Не може да има два еднакви сценария: { $cards }.
plot_allows_more = Самият сценарий позволява повече от едно копие: { $cards }.
more_than_the_card_allows = Самата карта позволява по-малко копия в тестето ({ $limit }): { $cards }.
marked_for_another_house = Само за друг дом, не за { $house }: { $cards }.
house_deck_too_small = Карти в тестето за теглене: { $size }; трябва да са поне { $least }.
more_than_three_copies = Повече от { $most } копия: { $cards }.
