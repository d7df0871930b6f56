-- What players may do for the admin by mail: NONE, MODERATOR or ADMIN.
ALTER TABLE player ADD COLUMN office TEXT NOT NULL DEFAULT 'NONE';

-- What a player may not do for a while, or until it is taken back.
CREATE TABLE sanction (
    player_id BIGINT NOT NULL REFERENCES player (id),
    kind TEXT NOT NULL,             -- SUSPENDED or MUTED
    since_at BIGINT NOT NULL,
    until_at BIGINT,                -- NULL: until it is taken back
    why TEXT NOT NULL,
    PRIMARY KEY (player_id, kind)
);

-- What admins and moderators did. Each entry bears the hash of itself and of the one before.
CREATE TABLE audit_entry (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    author TEXT NOT NULL,           -- admin:NAME at the terminal, player:ID by mail
    verb TEXT NOT NULL,
    player_id BIGINT REFERENCES player (id),
    board BIGINT,
    words TEXT NOT NULL,
    link TEXT NOT NULL
);
CREATE INDEX audit_of_player ON audit_entry (player_id);
INSERT INTO counter (name, last) VALUES ('audit', 0);
