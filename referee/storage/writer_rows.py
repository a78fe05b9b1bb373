"""The statements that add an entry to a game and move its head."""

from __future__ import annotations

ADD_ENTRY = (
    "INSERT INTO journal_entry (game_id, number, kind, body, at, link)"
    " VALUES (:game, :number, :kind, :body, :at, :link)"
)
ADD_RULE = "INSERT INTO cited_rule (game_id, number, rule) VALUES (:game, :number, :rule)"
END_AT = "UPDATE saved_game SET count = :count, head = :link, changed = :at WHERE id = :game"
