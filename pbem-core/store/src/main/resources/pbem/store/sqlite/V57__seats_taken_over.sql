-- Who had a seat before somebody else took it over; seat names who has it now.
CREATE TABLE former_seat (
    board BIGINT NOT NULL REFERENCES board (number),
    seat INTEGER NOT NULL,
    until_revision INTEGER NOT NULL, -- of the event that gave it away
    player_id BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (board, seat, until_revision)
);
CREATE INDEX former_seat_by_player ON former_seat (player_id, board);
