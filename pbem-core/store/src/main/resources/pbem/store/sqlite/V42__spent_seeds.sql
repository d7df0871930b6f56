-- Seeds of robots' searches that were told when a board was over, which was then opened again.
CREATE TABLE spent_seed (
    board BIGINT NOT NULL REFERENCES board (number),
    revision INTEGER NOT NULL,          -- the last event that it may have led to
    seed BIGINT NOT NULL,
    PRIMARY KEY (board, revision)
);
