-- 1: the last mail to somebody who was forgotten. Its row goes when the mail has gone, since it holds their address.
ALTER TABLE outbox ADD COLUMN is_last INTEGER NOT NULL DEFAULT 0;
