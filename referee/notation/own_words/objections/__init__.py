"""What a line says against the move that its words make.

``contrary_moves``: a denial, a report, a loss; ``unmade_moves``: what is only planned, wished or given up.
``excluded_parts`` finds whom a line leaves out, ``without_excluded`` reads it without them. ``joined_names``:
two names, of which the move has one. ``stated_results``: an amount or a winner that the move does not come
to (``stated_amounts`` reads them); ``rulebook_grounds``: what only the text of a card could bring.
"""
