-- What follows from the logs of boards that are over, so that nobody has to replay them: `verify` holds it against them,
-- and `ratings rebuild` writes it anew. A row for each seat that counts.
CREATE TABLE rated_seat (
    board BIGINT NOT NULL REFERENCES board (number),
    seat INTEGER NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    closed_at BIGINT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    place INTEGER NOT NULL,
    result TEXT COLLATE "C" NOT NULL,
    mu_before DOUBLE PRECISION NOT NULL,
    sigma_before DOUBLE PRECISION NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (board, seat)
);
CREATE INDEX rated_seat_by_time ON rated_seat (game, closed_at, board, seat);
CREATE INDEX rated_seat_by_player ON rated_seat (player_id, game, closed_at, board);

-- The sum of a player's rows.
CREATE TABLE rating (
    game TEXT COLLATE "C" NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    boards INTEGER NOT NULL,
    opponents INTEGER NOT NULL,         -- different people
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    last_at BIGINT NOT NULL,
    PRIMARY KEY (game, player_id)
);
CREATE INDEX rating_by_player ON rating (player_id);

-- Boards with a program do not count, unless the admin says so of it.
ALTER TABLE player ADD COLUMN rated_bot INTEGER NOT NULL DEFAULT 0;

-- When somebody last did something.
CREATE INDEX event_by_player ON event (actor_name, at) WHERE actor_role = 'PLAYER';
