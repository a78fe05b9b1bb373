### „Starcie królów”: co arkusz bitwy mówi o przegranym.

sheet_no_casualty = { $side }: machin oblężniczych nie wybiera się jako strat za miecze: { $count }
sheet_engines_lost = { $side }: machiny oblężnicze nie wycofują się i są zniszczone: { $count }
sheet_fort_goes = Fortyfikacja znika, gdy wycofa się ostatnia jednostka obrońcy.
sheet_beaten = { $side }: ile jednostek ginie od mieczy i dokąd wycofuje się reszta, rozstrzyga gra podstawowa; źródło tego nie obejmuje.
