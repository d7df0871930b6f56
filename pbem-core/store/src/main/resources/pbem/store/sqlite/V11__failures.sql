-- Attempts that failed, apart from those that a killed process never ended: a mail is not to blame for these.
ALTER TABLE inbox ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
