-- The line as it was typed, where somebody is asked not whether they wrote a command, but whether they meant it.
ALTER TABLE hold ADD COLUMN heard TEXT COLLATE "C";
