-- The seats that have still to answer what is offered on a board, as ',1,3,'; part of the summary of the log.
ALTER TABLE board ADD COLUMN offered_to TEXT;

-- Moves that a player wants to be played when his turn comes; nobody else may see them.
CREATE TABLE plan (
    board BIGINT NOT NULL REFERENCES board (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    text TEXT NOT NULL,
    comment TEXT NOT NULL,
    proof TEXT NOT NULL,
    inbox_id BIGINT,
    at BIGINT NOT NULL,
    PRIMARY KEY (board, player_id)
);

-- Moves that were shown to their players alone and wait to be confirmed.
CREATE TABLE submission (
    board BIGINT NOT NULL REFERENCES board (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    revision INTEGER NOT NULL,
    notation TEXT NOT NULL,
    comment TEXT NOT NULL,
    PRIMARY KEY (board, player_id)
);
