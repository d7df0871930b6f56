-- The mails of a board that wait: they are in one worker's hand at a time, and go out in order.
CREATE INDEX outbox_waiting_of_board ON outbox (board, player_id, id) WHERE state = 'WAITING';

-- Who works on this database at this moment, and by which settings. A number of beats that stays the same is that of a worker
-- that is gone.
CREATE TABLE worker (
    name TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    roles TEXT NOT NULL,
    settings TEXT NOT NULL,
    beats BIGINT NOT NULL,
    at BIGINT NOT NULL
);
