-- The lessons of a game, as one player takes them. Lessons and tasks are counted from 0; a lesson behind the last one means
-- that all have been taken.
CREATE TABLE course (
    number BIGINT PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES player (id),
    game TEXT COLLATE "C" NOT NULL,
    lesson INTEGER NOT NULL,
    task INTEGER NOT NULL,
    solved TEXT COLLATE "C" NOT NULL,               -- the lessons that were solved: JSON
    revision INTEGER NOT NULL,
    begun_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    UNIQUE (player_id, game)
);
CREATE SEQUENCE course_number;
