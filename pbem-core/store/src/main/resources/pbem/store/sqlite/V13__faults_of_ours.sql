-- Attempts that ended in a fault of our own, apart from those that a mail server refused; and how often a process died with
-- the mail in hand, which does not count as an attempt.
ALTER TABLE outbox ADD COLUMN faults INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN deaths INTEGER NOT NULL DEFAULT 0;

-- What came back of mails that were sent before this says nothing of the address any more.
ALTER TABLE address ADD COLUMN revived_at BIGINT;

-- Mails that something else took the place of are no mails that were given up.
UPDATE outbox SET state = 'DROPPED' WHERE state = 'DEAD'
    AND last_error IN ('a later mail about the board took its place', 'its question is settled');
