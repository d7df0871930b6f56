-- The exact bytes of mails that go out, apart from what becomes of them: these rows are written over again and again. They
-- are compressed if they are shorter than their size, and go when the mail is sent, since its notice gives the same mail
-- again; of what was sent stays what told of the start of a game with chance, and what did not reach everybody.
CREATE TABLE frozen (
    outbox_id BIGINT PRIMARY KEY REFERENCES outbox (id) ON DELETE CASCADE,
    size INTEGER NOT NULL,
    bytes BLOB NOT NULL
);
INSERT INTO frozen (outbox_id, size, bytes)
    SELECT id, length(bytes), bytes FROM outbox
    WHERE bytes IS NOT NULL AND (state <> 'SENT' OR last_error IS NOT NULL
        OR revision = 0 AND board IN (SELECT number FROM board WHERE commitment IS NOT NULL));

ALTER TABLE outbox ADD COLUMN size INTEGER;     -- of the mail, once it is frozen
UPDATE outbox SET size = length(bytes) WHERE bytes IS NOT NULL;
ALTER TABLE outbox DROP COLUMN bytes;

-- Mails that came are compressed, too, if they are shorter than this; older ones are not, and it is empty.
ALTER TABLE inbox ADD COLUMN raw_size INTEGER;

-- Of a board that began a month ago only the outages since then matter.
CREATE INDEX outage_by_end ON outage (to_at, from_at);
