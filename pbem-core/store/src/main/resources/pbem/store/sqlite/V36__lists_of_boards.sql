-- Lists of boards in other orders, a page at a time, without sorting all there are; and what happened since a moment.
ALTER TABLE board ADD COLUMN seats INTEGER NOT NULL DEFAULT 0;
UPDATE board SET seats = (SELECT count(*) FROM seat WHERE seat.board = board.number);
CREATE INDEX board_by_change ON board (changed_at, number);
CREATE INDEX board_by_state_and_change ON board (state, changed_at);
CREATE INDEX board_by_state_and_length ON board (state, moves);
CREATE INDEX board_by_state_and_seats ON board (state, seats);
