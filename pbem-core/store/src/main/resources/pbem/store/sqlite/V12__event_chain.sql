-- Each event bears the hash of itself and of the one before (docs/chain.md). The next migration computes it for old events.
ALTER TABLE board ADD COLUMN root TEXT NOT NULL DEFAULT '';     -- of how the board was started
ALTER TABLE board ADD COLUMN head TEXT NOT NULL DEFAULT '';     -- that of the newest event
ALTER TABLE event ADD COLUMN link TEXT NOT NULL DEFAULT '';
