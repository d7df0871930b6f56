-- A log only grows, but words of people who are forgotten are taken out of it: then the board has another edition.
ALTER TABLE board ADD COLUMN edition INTEGER NOT NULL DEFAULT 0;

-- What waits is little beside what is done, and is taken up in its own order; so neither is sorted anew for each mail, and
-- nobody looks for anything else among all that is done.
DROP INDEX inbox_waiting;
CREATE INDEX inbox_waiting ON inbox (id) WHERE state = 'WAITING';
DROP INDEX outbox_waiting;
CREATE INDEX outbox_waiting ON outbox (deaths, (player_id IS NULL), (board IS NULL), id) WHERE state = 'WAITING';
