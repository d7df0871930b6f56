-- What all players were told, or those of a game.
CREATE TABLE announcement (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    game TEXT COLLATE "C",                  -- NULL: everybody
    subject TEXT COLLATE "C" NOT NULL,
    words TEXT COLLATE "C" NOT NULL,
    shown BIGINT NOT NULL,      -- 1: on the site
    told BIGINT NOT NULL,       -- the last player who was told by mail; they are told in the order of their ids
    last BIGINT NOT NULL        -- the last who is to be told
);
CREATE INDEX announcement_mailing ON announcement (number) WHERE told < last;
CREATE SEQUENCE announcement_number;

-- The mail of an invitation bears a token that names it; older ones have no number.
ALTER TABLE invitation ADD COLUMN number BIGINT;
CREATE UNIQUE INDEX invitation_by_number ON invitation (number);
CREATE SEQUENCE invitation_number;
