-- Instants are milliseconds since 1970 UTC. Lists and phrases are JSON. Ids come from the counter table, so that
-- another kind of database can serve as well.

CREATE TABLE counter (
    name TEXT PRIMARY KEY,
    last BIGINT NOT NULL
);
INSERT INTO counter (name, last) VALUES ('player', 0), ('board', 100), ('challenge', 0), ('hold', 0), ('inbox', 0), ('outbox', 0);

CREATE TABLE player (
    id BIGINT PRIMARY KEY,
    user_id TEXT NOT NULL,
    user_key TEXT NOT NULL UNIQUE,      -- the userid in lower case; kept for ever, so that nobody gets it twice
    state TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE address (
    address_key TEXT PRIMARY KEY,       -- in lower case
    address TEXT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    created_at BIGINT NOT NULL
);
CREATE INDEX address_by_player ON address (player_id);

CREATE TABLE board (
    number BIGINT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,                 -- secret until the game is over
    terms TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    -- What follows is a summary of the event log, for lists; `verify` holds it against the replay.
    state TEXT NOT NULL,
    moves INTEGER NOT NULL,
    to_move TEXT NOT NULL,
    result TEXT,
    deadline BIGINT,
    changed_at BIGINT NOT NULL
);
CREATE INDEX board_by_state ON board (state, game, number);

CREATE TABLE seat (
    board BIGINT NOT NULL REFERENCES board (number),
    seat INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (board, seat)
);
CREATE INDEX seat_by_player ON seat (player_id, board);

CREATE TABLE event (
    board BIGINT NOT NULL REFERENCES board (number),
    revision INTEGER NOT NULL,
    at BIGINT NOT NULL,
    actor_role TEXT NOT NULL,
    actor_name TEXT NOT NULL,
    proof TEXT NOT NULL,
    inbox_id BIGINT,
    format INTEGER NOT NULL,
    kind TEXT NOT NULL,
    args TEXT NOT NULL,
    PRIMARY KEY (board, revision)
);

CREATE TABLE challenge (
    number BIGINT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    terms TEXT NOT NULL,
    challenger BIGINT NOT NULL REFERENCES player (id),
    comment TEXT NOT NULL,
    state TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    board BIGINT REFERENCES board (number)
);

CREATE TABLE invitee (
    challenge BIGINT NOT NULL REFERENCES challenge (number),
    place INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    accepted INTEGER NOT NULL,
    PRIMARY KEY (challenge, place)
);
CREATE INDEX invitee_by_player ON invitee (player_id, accepted);

CREATE TABLE hold (
    id BIGINT PRIMARY KEY,
    player_id BIGINT REFERENCES player (id),
    address TEXT NOT NULL,
    line TEXT NOT NULL,
    comment TEXT NOT NULL,
    context TEXT NOT NULL,
    at BIGINT NOT NULL,
    state TEXT NOT NULL
);
CREATE INDEX hold_by_address ON hold (address, at);

CREATE TABLE inbox (
    id BIGINT PRIMARY KEY,
    received_at BIGINT NOT NULL,
    fingerprint TEXT NOT NULL,          -- of what does not change between two deliveries of one mail
    recipient TEXT NOT NULL,            -- of the envelope, in lower case; one mail to two addresses is two mails
    message_id TEXT NOT NULL,
    sender TEXT NOT NULL,
    subject TEXT NOT NULL,
    envelope TEXT NOT NULL,
    raw BLOB,                           -- pruned after a time
    state TEXT NOT NULL,
    outcome TEXT,
    reason TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at BIGINT NOT NULL,
    claimed_by TEXT,
    claimed_until BIGINT,
    repeats INTEGER NOT NULL DEFAULT 0,
    UNIQUE (fingerprint, recipient)
);
CREATE INDEX inbox_waiting ON inbox (state, next_attempt_at, id);

CREATE TABLE inbox_line (
    inbox_id BIGINT NOT NULL REFERENCES inbox (id),
    line INTEGER NOT NULL,
    verdict TEXT NOT NULL,
    what TEXT NOT NULL,
    PRIMARY KEY (inbox_id, line)
);

CREATE TABLE outbox (
    id BIGINT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,         -- random; the mail's Message-ID for life is made of it
    player_id BIGINT REFERENCES player (id),
    address TEXT,
    kind TEXT NOT NULL,
    args TEXT NOT NULL,
    board BIGINT,
    revision INTEGER,
    inbox_id BIGINT,
    at BIGINT NOT NULL,
    state TEXT NOT NULL,
    message_id TEXT,                    -- this and the next four are frozen together, before the first attempt
    recipients TEXT,
    sender TEXT,
    subject TEXT,
    bytes BLOB,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at BIGINT NOT NULL,
    last_error TEXT,
    sent_at BIGINT,
    claimed_by TEXT,
    claimed_until BIGINT
);
CREATE INDEX outbox_waiting ON outbox (state, next_attempt_at, id);
CREATE INDEX outbox_by_board ON outbox (board, player_id, id);
