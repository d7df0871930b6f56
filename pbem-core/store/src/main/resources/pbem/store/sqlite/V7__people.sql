-- Userids that were given up for others: nobody else gets one, and who is sought under it is found.
CREATE TABLE former_userid (
    user_key TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    until_at BIGINT NOT NULL
);
CREATE INDEX former_userid_by_player ON former_userid (player_id);

CREATE TABLE block (
    player_id BIGINT NOT NULL REFERENCES player (id),
    blocked BIGINT NOT NULL REFERENCES player (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (player_id, blocked)
);

CREATE TABLE board_limit (
    player_id BIGINT NOT NULL REFERENCES player (id),
    game TEXT NOT NULL,                 -- empty: all games together
    most INTEGER NOT NULL,
    PRIMARY KEY (player_id, game)
);

ALTER TABLE challenge ADD COLUMN seats INTEGER NOT NULL DEFAULT 0;
ALTER TABLE challenge ADD COLUMN open_to_all INTEGER NOT NULL DEFAULT 0;
ALTER TABLE challenge ADD COLUMN expires_at BIGINT;
UPDATE challenge SET seats = (SELECT count(*) FROM invitee WHERE challenge = challenge.number),
    expires_at = made_at + 2592000000;  -- 30 days
ALTER TABLE invitee ADD COLUMN comment TEXT NOT NULL DEFAULT '';    -- what he said when he accepted
CREATE INDEX challenge_by_state ON challenge (state, expires_at);
CREATE INDEX challenge_by_board ON challenge (board);

CREATE INDEX hold_by_player ON hold (player_id, at);

-- Of each player's own last mails.
CREATE INDEX inbox_by_recent_sender ON inbox (lower(sender), id);
