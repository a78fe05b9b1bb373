### Co teksty w grze dają kartom i czego zabraniają

given_by_texts = Co teksty w grze dają karcie { $card }:
keyword_given = { $card } ma { $value } dzięki karcie { $by_means }.
icon_given = { $card } ma symbol { $value } dzięki karcie { $by_means }.
trait_given = { $card } ma cechę { $value } dzięki karcie { $by_means }.
immunity_given = Odporność karty { $card } pochodzi z karty { $by_means }.
unchosen_given = Z powodu karty { $by_means } przeciwnicy nie mogą wybierać karty { $card }.
icon_by_a_text = Symbol pochodzi z tekstu w grze.
keyword_by_a_text = Słowo kluczowe pochodzi z tekstu w grze.
cannot_be_chosen = Przeciwnicy nie mogą wybrać karty { $card } dla wydarzenia ani zdolności postaci.
plot_number_told = { $plot }: { $found }, jak podali gracze; w katalogu jest { $printed }.
cost_reduced = Koszt po uwzględnieniu wszystkiego: { $found }.
costs_less = { $origin }: { $found } dla karty { $card }.
costs_less_itself = { $card } kosztuje mniej dzięki własnemu tekstowi: { $found }.
barred_by = { $by_means } nie pozwala na to karcie { $card }.
stays_standing = { $card } nadal stoi dzięki tekstowi karty { $by_means }.
a_text_forbids_it = Tekst w grze nie pozwala na to karcie { $card }: { $what }.
cannot_be_killed = Karta { $card } nie może zostać zabita.
plot_income_not_counted = { $by_means }: przychód fabuły liczy się jako 0: { $found }.
bonus_not_counted = { $by_means }: { $card } nie daje przychodu: { $found }.
power_not_counted = { $by_means }: władza na karcie { $card } nie liczy się: { $found }.
toll = { $by_means }: trzeba oddać { $found ->
    [one] { $found } żeton złota
    [few] { $found } żetony złota
   *[many] { $found } żetonów złota
}.
toll_of_card = { $by_means }: { $found ->
    [one] { $found } żeton złota
    [few] { $found } żetony złota
   *[many] { $found } żetonów złota
} za to, co robi { $card }.
tolls_are_paid = To, czego żądają teksty w grze, jest zapłacone.
text_is_blank = Tekst karty { $card } liczy się jako pusty.
blank_by = Z powodu karty { $by_means } tekst karty { $card } liczy się jako pusty.
not_on_the_house_card = Karty { $card } nie można zagrać na chorągiew rodu.
guard_stands = { $by_means } powstaje w obronie karty { $card }, która nie ginie.
