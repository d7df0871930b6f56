-- The tables as the scripts of SQLite up to the same number have made them, where each of them is explained; from here on
-- every script has one of the same number there. What is asked of them is the same text for both, so a column is called
-- the same, and means the same: a yes is 1, an instant is milliseconds since 1970 UTC, lists and phrases are JSON.
--
-- Text is compared by its bytes, and only the letters of ASCII have a case, whatever the language of the server: COLLATE "C".

-- Numbers are given by sequences instead of a table, since workers would wait for each other at its rows.
CREATE SEQUENCE player_number;
CREATE SEQUENCE board_number START WITH 101;
CREATE SEQUENCE challenge_number;
CREATE SEQUENCE hold_number;
CREATE SEQUENCE inbox_number;
CREATE SEQUENCE outbox_number;
CREATE SEQUENCE vacation_number;
CREATE SEQUENCE remark_number;

CREATE TABLE player (
    id BIGINT PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL,
    user_key TEXT COLLATE "C" NOT NULL UNIQUE,
    state TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    bot INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX player_by_state ON player (state, user_key);

CREATE TABLE address (
    address_key TEXT COLLATE "C" PRIMARY KEY,
    address TEXT COLLATE "C" NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    created_at BIGINT NOT NULL,
    bounce_score INTEGER NOT NULL DEFAULT 0,
    bounced_at BIGINT,
    bounce_reason TEXT COLLATE "C",
    paused_at BIGINT,
    revived_at BIGINT
);
CREATE INDEX address_by_player ON address (player_id);

CREATE TABLE board (
    number BIGINT PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    seed TEXT COLLATE "C" NOT NULL,
    terms TEXT COLLATE "C" NOT NULL,
    started_at BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    moves INTEGER NOT NULL,
    to_move TEXT COLLATE "C" NOT NULL,
    result TEXT COLLATE "C",
    deadline BIGINT,
    changed_at BIGINT NOT NULL,
    offered_to TEXT COLLATE "C",
    commitment TEXT COLLATE "C",
    root TEXT COLLATE "C" NOT NULL DEFAULT '',
    head TEXT COLLATE "C" NOT NULL DEFAULT '',
    edition INTEGER NOT NULL DEFAULT 0
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
    actor_role TEXT COLLATE "C" NOT NULL,
    actor_name TEXT COLLATE "C" NOT NULL,
    proof TEXT COLLATE "C" NOT NULL,
    inbox_id BIGINT,
    format INTEGER NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    args TEXT COLLATE "C" NOT NULL,
    link TEXT COLLATE "C" NOT NULL DEFAULT '',
    PRIMARY KEY (board, revision)
);

CREATE TABLE challenge (
    number BIGINT PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    terms TEXT COLLATE "C" NOT NULL,
    challenger BIGINT NOT NULL REFERENCES player (id),
    comment TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    made_at BIGINT NOT NULL,
    board BIGINT REFERENCES board (number),
    seats INTEGER NOT NULL DEFAULT 0,
    open_to_all INTEGER NOT NULL DEFAULT 0,
    expires_at BIGINT
);
CREATE INDEX challenge_by_state ON challenge (state, expires_at);
CREATE INDEX challenge_by_board ON challenge (board);

CREATE TABLE invitee (
    challenge BIGINT NOT NULL REFERENCES challenge (number),
    place INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    accepted INTEGER NOT NULL,
    comment TEXT COLLATE "C" NOT NULL DEFAULT '',
    PRIMARY KEY (challenge, place)
);
CREATE INDEX invitee_by_player ON invitee (player_id, accepted);

CREATE TABLE hold (
    id BIGINT PRIMARY KEY,
    player_id BIGINT REFERENCES player (id),
    address TEXT COLLATE "C" NOT NULL,
    line TEXT COLLATE "C" NOT NULL,
    comment TEXT COLLATE "C" NOT NULL,
    context TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    password_hash TEXT COLLATE "C",
    asked_with BIGINT REFERENCES hold (id)
);
CREATE INDEX hold_by_address ON hold (address, at);
CREATE INDEX hold_by_player ON hold (player_id, at);
CREATE INDEX hold_asked_with ON hold (asked_with);

CREATE TABLE inbox (
    id BIGINT PRIMARY KEY,
    received_at BIGINT NOT NULL,
    fingerprint TEXT COLLATE "C" NOT NULL,
    recipient TEXT COLLATE "C" NOT NULL,
    message_id TEXT COLLATE "C" NOT NULL,
    sender TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL,
    envelope TEXT COLLATE "C" NOT NULL,
    raw BYTEA,
    state TEXT COLLATE "C" NOT NULL,
    outcome TEXT COLLATE "C",
    reason TEXT COLLATE "C",
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at BIGINT NOT NULL,
    claimed_by TEXT COLLATE "C",
    claimed_until BIGINT,
    repeats INTEGER NOT NULL DEFAULT 0,
    player_id BIGINT,
    pruned_at BIGINT,
    failures INTEGER NOT NULL DEFAULT 0,
    raw_size INTEGER,
    UNIQUE (fingerprint, recipient)
);
CREATE INDEX inbox_by_age ON inbox (received_at);
CREATE INDEX inbox_by_sender ON inbox (sender);
CREATE INDEX inbox_by_recent_sender ON inbox (lower(sender), id);
CREATE INDEX inbox_waiting ON inbox (id) WHERE state = 'WAITING';

CREATE TABLE inbox_line (
    inbox_id BIGINT NOT NULL REFERENCES inbox (id),
    line INTEGER NOT NULL,
    verdict TEXT COLLATE "C" NOT NULL,
    what TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (inbox_id, line)
);

CREATE TABLE outbox (
    id BIGINT PRIMARY KEY,
    token TEXT COLLATE "C" NOT NULL UNIQUE,
    player_id BIGINT REFERENCES player (id),
    address TEXT COLLATE "C",
    kind TEXT COLLATE "C" NOT NULL,
    args TEXT COLLATE "C" NOT NULL,
    board BIGINT,
    revision INTEGER,
    inbox_id BIGINT,
    at BIGINT NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    message_id TEXT COLLATE "C",
    recipients TEXT COLLATE "C",
    sender TEXT COLLATE "C",
    subject TEXT COLLATE "C",
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at BIGINT NOT NULL,
    last_error TEXT COLLATE "C",
    sent_at BIGINT,
    claimed_by TEXT COLLATE "C",
    claimed_until BIGINT,
    bounced_at BIGINT,
    faults INTEGER NOT NULL DEFAULT 0,
    deaths INTEGER NOT NULL DEFAULT 0,
    is_last INTEGER NOT NULL DEFAULT 0,
    size INTEGER
);
CREATE INDEX outbox_by_board ON outbox (board, player_id, id);
CREATE INDEX outbox_by_player ON outbox (player_id, id);
CREATE INDEX outbox_by_inbox ON outbox (inbox_id);
CREATE INDEX outbox_by_address ON outbox (lower(address), id);
CREATE INDEX outbox_to_addresses ON outbox (at) WHERE player_id IS NULL AND address IS NOT NULL;
CREATE INDEX outbox_waiting ON outbox (deaths, (player_id IS NULL), (board IS NULL), id) WHERE state = 'WAITING';

CREATE TABLE preference (
    player_id BIGINT NOT NULL REFERENCES player (id),
    name TEXT COLLATE "C" NOT NULL,
    value TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (player_id, name)
);

CREATE TABLE rate (
    who TEXT COLLATE "C" NOT NULL,
    what TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX rate_by_who ON rate (who, what, at);
CREATE INDEX rate_by_age ON rate (at);

CREATE TABLE password (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    hash TEXT COLLATE "C" NOT NULL,
    changed_at BIGINT NOT NULL
);

CREATE TABLE plan (
    board BIGINT NOT NULL REFERENCES board (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    text TEXT COLLATE "C" NOT NULL,
    comment TEXT COLLATE "C" NOT NULL,
    proof TEXT COLLATE "C" NOT NULL,
    inbox_id BIGINT,
    at BIGINT NOT NULL,
    PRIMARY KEY (board, player_id)
);

CREATE TABLE submission (
    board BIGINT NOT NULL REFERENCES board (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    revision INTEGER NOT NULL,
    notation TEXT COLLATE "C" NOT NULL,
    comment TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (board, player_id)
);

CREATE TABLE vacation (
    id BIGINT PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES player (id),
    from_at BIGINT NOT NULL,
    to_at BIGINT NOT NULL,
    zone TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL
);
CREATE INDEX vacation_by_player ON vacation (player_id, from_at);

CREATE TABLE outage (
    from_at BIGINT PRIMARY KEY,
    to_at BIGINT NOT NULL
);
CREATE INDEX outage_by_end ON outage (to_at, from_at);

CREATE TABLE heartbeat (
    name TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE turn (
    board BIGINT NOT NULL REFERENCES board (number),
    seat INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    began_at BIGINT NOT NULL,
    nag_at BIGINT NOT NULL,
    last_call_at BIGINT,
    deadline BIGINT NOT NULL,
    claim INTEGER NOT NULL,
    reminded_at BIGINT,
    announced_at BIGINT,
    PRIMARY KEY (board, seat)
);
CREATE INDEX turn_by_player ON turn (player_id);
CREATE INDEX turn_by_deadline ON turn (deadline);

CREATE TABLE reminder (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    at BIGINT NOT NULL
);

CREATE TABLE digest_news (
    player_id BIGINT NOT NULL REFERENCES player (id),
    board BIGINT NOT NULL REFERENCES board (number),
    revision INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player_id, board, revision)
);

CREATE TABLE former_userid (
    user_key TEXT COLLATE "C" PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL,
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
    game TEXT COLLATE "C" NOT NULL,
    most INTEGER NOT NULL,
    PRIMARY KEY (player_id, game)
);

CREATE TABLE remark (
    id BIGINT PRIMARY KEY,
    board BIGINT REFERENCES board (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    kind TEXT COLLATE "C" NOT NULL,
    words TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX remark_by_board ON remark (board, id);
CREATE INDEX remark_by_kind ON remark (kind, id);

CREATE TABLE watched_board (
    player_id BIGINT NOT NULL REFERENCES player (id),
    board BIGINT NOT NULL REFERENCES board (number),
    interest TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (player_id, board)
);
CREATE INDEX watched_board_by_board ON watched_board (board);

CREATE TABLE watched_game (
    player_id BIGINT NOT NULL REFERENCES player (id),
    game TEXT COLLATE "C" NOT NULL,
    interest TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (player_id, game)
);
CREATE INDEX watched_game_by_game ON watched_game (game);

CREATE TABLE frozen (
    outbox_id BIGINT PRIMARY KEY REFERENCES outbox (id) ON DELETE CASCADE,
    size INTEGER NOT NULL,
    bytes BYTEA NOT NULL
);
