-- What was said about boards and about the server, apart from the comments of moves, which stand in the log.
CREATE TABLE remark (
    id BIGINT PRIMARY KEY,
    board BIGINT REFERENCES board (number),   -- empty: about the server
    player_id BIGINT NOT NULL REFERENCES player (id),
    kind TEXT NOT NULL,
    words TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX remark_by_board ON remark (board, id);
CREATE INDEX remark_by_kind ON remark (kind, id);
INSERT INTO counter (name, last) VALUES ('remark', 0);

-- Who looks on. What is said about one board goes before what is said about all boards of a game.
CREATE TABLE watched_board (
    player_id BIGINT NOT NULL REFERENCES player (id),
    board BIGINT NOT NULL REFERENCES board (number),
    interest TEXT NOT NULL,
    PRIMARY KEY (player_id, board)
);
CREATE INDEX watched_board_by_board ON watched_board (board);

CREATE TABLE watched_game (
    player_id BIGINT NOT NULL REFERENCES player (id),
    game TEXT NOT NULL,                       -- empty: every game
    interest TEXT NOT NULL,
    PRIMARY KEY (player_id, game)
);
CREATE INDEX watched_game_by_game ON watched_game (game);
