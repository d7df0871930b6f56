-- A log only grows, but words of people who are forgotten are taken out of it: then the board has another edition.
ALTER TABLE board ADD COLUMN edition INTEGER NOT NULL DEFAULT 0;
