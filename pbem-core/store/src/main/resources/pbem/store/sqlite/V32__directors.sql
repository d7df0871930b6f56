-- Who may announce tournaments.
ALTER TABLE player ADD COLUMN director INTEGER NOT NULL DEFAULT 0;

-- Each event of a tournament bears the hash of itself and of the one before (docs/chain.md), as those of boards do.
-- Those that were announced before have none.
ALTER TABLE tournament ADD COLUMN root TEXT NOT NULL DEFAULT '';    -- of how it was announced
ALTER TABLE tournament ADD COLUMN head TEXT NOT NULL DEFAULT '';    -- that of the newest event
ALTER TABLE tournament_event ADD COLUMN link TEXT NOT NULL DEFAULT '';
