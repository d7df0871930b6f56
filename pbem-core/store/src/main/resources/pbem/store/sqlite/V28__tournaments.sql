-- A tournament: what was agreed, and a summary of its log for lists.
CREATE TABLE tournament (
    number BIGINT PRIMARY KEY,
    rules TEXT NOT NULL,                      -- JSON
    announced_at BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    state TEXT NOT NULL,
    players BIGINT NOT NULL,                  -- how many are in it
    stage BIGINT NOT NULL,                    -- the round or season; 0 before the first
    looked_revision BIGINT NOT NULL,          -- as it stood when all that was due had been done
    looked_at BIGINT NOT NULL
);
CREATE INDEX tournament_by_state ON tournament (state);

CREATE TABLE tournament_director (
    tournament BIGINT NOT NULL REFERENCES tournament (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (tournament, player_id)
);

-- The log, which is the truth; the other tables follow from it.
CREATE TABLE tournament_event (
    tournament BIGINT NOT NULL REFERENCES tournament (number),
    revision BIGINT NOT NULL,
    at BIGINT NOT NULL,
    author_role TEXT NOT NULL,
    author_name TEXT NOT NULL,
    format BIGINT NOT NULL,
    kind TEXT NOT NULL,
    args TEXT NOT NULL,                       -- JSON
    PRIMARY KEY (tournament, revision)
);

CREATE TABLE tournament_player (
    tournament BIGINT NOT NULL REFERENCES tournament (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    presence TEXT NOT NULL,
    since_at BIGINT NOT NULL,
    silent_at BIGINT,                         -- when they were taken out since they never moved
    PRIMARY KEY (tournament, player_id)
);
CREATE INDEX tournament_player_by_player ON tournament_player (player_id);

CREATE TABLE tournament_board (
    board BIGINT PRIMARY KEY REFERENCES board (number),
    tournament BIGINT NOT NULL REFERENCES tournament (number),
    fixture BIGINT NOT NULL,
    heard BIGINT NOT NULL                     -- the revision at which its end was heard of; 0 while it goes on
);
CREATE INDEX tournament_board_by_tournament ON tournament_board (tournament);

INSERT INTO counter (name, last) VALUES ('tournament', 0);
