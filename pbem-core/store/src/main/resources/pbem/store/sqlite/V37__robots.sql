-- The server's own opponents.
CREATE TABLE robot (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    level INTEGER NOT NULL UNIQUE
);

-- A board on which one of them has played or is to play: a row from its first turn on.
CREATE TABLE thinking (
    board BIGINT PRIMARY KEY REFERENCES board (number),
    seed BIGINT NOT NULL,               -- of its search; nobody's business before the end of the game
    hopeless INTEGER NOT NULL,          -- so many moves in a row were made without hope
    claimed_by TEXT,
    claimed_until BIGINT,
    failures INTEGER NOT NULL           -- in a row
);

-- When a person's turn in the queue for them was last.
CREATE TABLE robot_queue (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    served_at BIGINT NOT NULL
);
