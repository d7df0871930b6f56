-- Games that are over and were asked about. What is found is written down look by look, so that a stop costs one look.
CREATE TABLE analysis (
    board BIGINT NOT NULL REFERENCES board (number),
    revision INTEGER NOT NULL,          -- of the board at its end
    level INTEGER NOT NULL,
    asked_at BIGINT NOT NULL,
    found TEXT COLLATE "C" NOT NULL,
    done_at BIGINT,
    claimed_by TEXT COLLATE "C",
    claimed_until BIGINT,
    failures INTEGER NOT NULL,          -- in a row
    PRIMARY KEY (board, revision, level)
);

CREATE INDEX analysis_open ON analysis (asked_at) WHERE done_at IS NULL;

-- Who is told once it is done; forgotten then.
CREATE TABLE analysis_asker (
    board BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    level INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (board, revision, level, player_id)
);

CREATE INDEX analysis_asker_player ON analysis_asker (player_id);
