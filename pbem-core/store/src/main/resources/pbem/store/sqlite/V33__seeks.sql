-- How strong whoever takes a seat of an open challenge must be, as ratings are shown; empty if that does not matter.
ALTER TABLE challenge ADD COLUMN rating_from INTEGER;
ALTER TABLE challenge ADD COLUMN rating_to INTEGER;

-- How far somebody who wants to hear of open challenges knows of them.
CREATE TABLE seek_news (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    newest BIGINT NOT NULL,
    at BIGINT NOT NULL
);
