CREATE TABLE preference (
    player_id BIGINT NOT NULL REFERENCES player (id),
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (player_id, name)
);
