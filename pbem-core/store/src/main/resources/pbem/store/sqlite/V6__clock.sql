CREATE TABLE vacation (
    id BIGINT PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES player (id),
    from_at BIGINT NOT NULL,
    to_at BIGINT NOT NULL,
    zone TEXT NOT NULL,                 -- in which its days were counted
    kind TEXT NOT NULL
);
CREATE INDEX vacation_by_player ON vacation (player_id, from_at);
INSERT INTO counter (name, last) VALUES ('vacation', 0);

-- When the server was down: time that counts for nobody.
CREATE TABLE outage (
    from_at BIGINT PRIMARY KEY,
    to_at BIGINT NOT NULL
);

CREATE TABLE heartbeat (
    name TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);

-- The turns under way: a summary of the logs, the vacations and the outages, apart from the last two columns.
CREATE TABLE turn (
    board BIGINT NOT NULL REFERENCES board (number),
    seat INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    began_at BIGINT NOT NULL,
    nag_at BIGINT NOT NULL,
    last_call_at BIGINT,
    deadline BIGINT NOT NULL,
    claim INTEGER NOT NULL,             -- 1 if the game is lost only when an opponent claims it
    reminded_at BIGINT,                 -- when the player was last reminded of this turn
    announced_at BIGINT,                -- when the opponents were told that they may claim
    PRIMARY KEY (board, seat)
);
CREATE INDEX turn_by_player ON turn (player_id);
CREATE INDEX turn_by_deadline ON turn (deadline);

CREATE TABLE reminder (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    at BIGINT NOT NULL                  -- of the last one, a digest included
);

-- What waits for the next digest.
CREATE TABLE digest_news (
    player_id BIGINT NOT NULL REFERENCES player (id),
    board BIGINT NOT NULL REFERENCES board (number),
    revision INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player_id, board, revision)
);
