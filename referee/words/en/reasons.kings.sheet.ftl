### A Clash of Kings: what the battle sheet says of the loser.

sheet_no_casualty = { $side }: siege engines are not chosen as casualties for swords: { $count }
sheet_engines_lost = { $side }: siege engines cannot retreat and are destroyed: { $count }
sheet_fort_goes = The fortification is removed as soon as the last defender retreats.
sheet_beaten = { $side }: how many units fall to swords and where the rest retreat is a matter of the base game; the source does not cover it.
