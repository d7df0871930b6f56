-- What players told of others, or of boards, to those who look after the server.
CREATE TABLE report (
    number BIGINT PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES player (id),   -- who tells
    about_player BIGINT REFERENCES player (id),
    board BIGINT REFERENCES board (number),
    words TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    closed_at BIGINT,                                   -- NULL: somebody has to look at it
    answer TEXT COLLATE "C" NOT NULL
);
CREATE INDEX report_of_player ON report (player_id);
CREATE INDEX report_open ON report (number) WHERE closed_at IS NULL;
CREATE SEQUENCE report_number;
