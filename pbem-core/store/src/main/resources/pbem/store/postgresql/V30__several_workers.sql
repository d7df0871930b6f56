-- The mails of a board that wait: they are in one worker's hand at a time, and go out in order.
CREATE INDEX outbox_waiting_of_board ON outbox (board, player_id, id) WHERE state = 'WAITING';

-- Who works on this database at this moment, and by which settings. A number of beats that stays the same is that of a worker
-- that is gone.
CREATE TABLE worker (
    name TEXT COLLATE "C" PRIMARY KEY,
    host TEXT COLLATE "C" NOT NULL,
    roles TEXT COLLATE "C" NOT NULL,
    settings TEXT COLLATE "C" NOT NULL,
    beats BIGINT NOT NULL,
    at BIGINT NOT NULL
);
