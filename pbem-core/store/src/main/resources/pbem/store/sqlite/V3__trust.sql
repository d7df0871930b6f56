-- How often something was done of late, so that nobody is told or tries too much; old rows are pruned.
CREATE TABLE rate (
    who TEXT NOT NULL,                  -- a player or an address
    what TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX rate_by_who ON rate (who, what, at);
CREATE INDEX rate_by_age ON rate (at);

-- Whether mail to an address arrives. Failures add to the score; at a threshold no more is sent there.
ALTER TABLE address ADD COLUMN bounce_score INTEGER NOT NULL DEFAULT 0;
ALTER TABLE address ADD COLUMN bounced_at BIGINT;
ALTER TABLE address ADD COLUMN bounce_reason TEXT;
ALTER TABLE address ADD COLUMN paused_at BIGINT;

ALTER TABLE outbox ADD COLUMN bounced_at BIGINT;
CREATE INDEX outbox_by_player ON outbox (player_id, id);

-- A program that plays may send automatic mail.
ALTER TABLE player ADD COLUMN bot INTEGER NOT NULL DEFAULT 0;

CREATE TABLE password (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    hash TEXT NOT NULL,
    changed_at BIGINT NOT NULL
);

ALTER TABLE hold ADD COLUMN password_hash TEXT;  -- what a signup brought, until it is confirmed

ALTER TABLE inbox ADD COLUMN player_id BIGINT;  -- who proved to have sent it
ALTER TABLE inbox ADD COLUMN pruned_at BIGINT;
CREATE INDEX inbox_by_age ON inbox (received_at);
CREATE INDEX inbox_by_sender ON inbox (sender);
