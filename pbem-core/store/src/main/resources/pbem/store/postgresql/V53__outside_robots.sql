-- Opponents that are programs of others: the name by which the configuration knows each.
CREATE TABLE outside_robot (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    name TEXT COLLATE "C" NOT NULL UNIQUE
);

-- Why nothing came of thinking about a board the last time.
ALTER TABLE thinking ADD COLUMN fault TEXT COLLATE "C";
