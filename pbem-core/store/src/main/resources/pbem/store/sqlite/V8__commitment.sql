-- The fingerprint of the seed as it was published when the board began; none for games without chance, and for boards
-- that began before it was kept.
ALTER TABLE board ADD COLUMN commitment TEXT;
