ALTER TABLE player ADD COLUMN user_key TEXT NOT NULL DEFAULT '';
UPDATE player SET user_key = lower(name);
