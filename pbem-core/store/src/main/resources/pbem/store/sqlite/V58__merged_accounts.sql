-- Accounts that became part of another one: whoever is meant by such a number is the other.
CREATE TABLE merged_player (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    into_player BIGINT NOT NULL REFERENCES player (id)
);
CREATE INDEX merged_player_by_into ON merged_player (into_player);
