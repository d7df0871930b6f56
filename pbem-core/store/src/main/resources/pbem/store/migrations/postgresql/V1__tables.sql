-- The same tables as in the script of SQLite, which explains each of them. The same SQL serves both, so every column has the
-- same name and meaning.
--
-- Text is compared by its bytes, and only the letters of ASCII have a case, in any language of the server: COLLATE "C".

-- Numbers come from sequences instead of a table, since workers would wait for each other at its rows.
CREATE SEQUENCE announcement_number;
CREATE SEQUENCE applicant_number;
CREATE SEQUENCE audit_number;
CREATE SEQUENCE board_number START WITH 101;
CREATE SEQUENCE challenge_number;
CREATE SEQUENCE course_number;
CREATE SEQUENCE hold_number;
CREATE SEQUENCE inbox_number;
CREATE SEQUENCE invitation_number;
CREATE SEQUENCE outbox_number;
CREATE SEQUENCE player_number;
CREATE SEQUENCE remark_number;
CREATE SEQUENCE report_number;
CREATE SEQUENCE tournament_number;
CREATE SEQUENCE vacation_number;

--

CREATE TABLE player (
    id BIGINT PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL,
    user_key TEXT COLLATE "C" NOT NULL UNIQUE,
    state TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    bot INTEGER NOT NULL DEFAULT 0,
    rated_bot INTEGER NOT NULL DEFAULT 0,
    director INTEGER NOT NULL DEFAULT 0,
    office TEXT COLLATE "C" NOT NULL DEFAULT 'NONE',
    passes_ended_at BIGINT
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

-- Domains that refuse our mail by policy: no more is sent there until the admin resumes it.
CREATE TABLE paused_domain (
    domain TEXT COLLATE "C" PRIMARY KEY,    -- in lower case
    at BIGINT NOT NULL,
    reason TEXT COLLATE "C" NOT NULL
);

CREATE TABLE password (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    hash TEXT COLLATE "C" NOT NULL,
    changed_at BIGINT NOT NULL
);

CREATE TABLE preference (
    player_id BIGINT NOT NULL REFERENCES player (id),
    name TEXT COLLATE "C" NOT NULL,
    value TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (player_id, name)
);

CREATE TABLE former_userid (
    user_key TEXT COLLATE "C" PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    until_at BIGINT NOT NULL
);
CREATE INDEX former_userid_by_player ON former_userid (player_id);

CREATE TABLE merged_player (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    into_player BIGINT NOT NULL REFERENCES player (id)
);
CREATE INDEX merged_player_by_into ON merged_player (into_player);

CREATE TABLE push_endpoint (
    url TEXT COLLATE "C" PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES player (id),
    public_key TEXT COLLATE "C" NOT NULL,
    secret TEXT COLLATE "C" NOT NULL,
    added_at BIGINT NOT NULL,
    told_until BIGINT NOT NULL
);
CREATE INDEX push_endpoint_by_player ON push_endpoint (player_id);

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

CREATE TABLE vacation (
    id BIGINT PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES player (id),
    from_at BIGINT NOT NULL,
    to_at BIGINT NOT NULL,
    zone TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL
);
CREATE INDEX vacation_by_player ON vacation (player_id, from_at);

CREATE TABLE course (
    number BIGINT PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES player (id),
    game TEXT COLLATE "C" NOT NULL,
    lesson INTEGER NOT NULL,
    task INTEGER NOT NULL,
    solved TEXT COLLATE "C" NOT NULL,
    revision INTEGER NOT NULL,
    begun_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    UNIQUE (player_id, game)
);

--

CREATE TABLE invitation (
    address_key TEXT COLLATE "C" PRIMARY KEY,
    address TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    number BIGINT
);
CREATE UNIQUE INDEX invitation_by_number ON invitation (number);

CREATE TABLE applicant (
    number BIGINT PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL,
    user_key TEXT COLLATE "C" NOT NULL UNIQUE,
    address TEXT COLLATE "C" NOT NULL,
    address_key TEXT COLLATE "C" NOT NULL UNIQUE,
    at BIGINT NOT NULL
);

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
    asked_with BIGINT REFERENCES hold (id),
    heard TEXT COLLATE "C",
    language TEXT COLLATE "C",
    game TEXT COLLATE "C"
);
CREATE INDEX hold_by_address ON hold (address, at);
CREATE INDEX hold_by_player ON hold (player_id, at);
CREATE INDEX hold_asked_with ON hold (asked_with);

--

CREATE TABLE board (
    number BIGINT PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    seed TEXT COLLATE "C" NOT NULL,
    commitment TEXT COLLATE "C",
    terms TEXT COLLATE "C" NOT NULL,
    started_at BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    edition INTEGER NOT NULL DEFAULT 0,
    root TEXT COLLATE "C" NOT NULL DEFAULT '',
    head TEXT COLLATE "C" NOT NULL DEFAULT '',
    state TEXT COLLATE "C" NOT NULL,
    moves INTEGER NOT NULL,
    seats INTEGER NOT NULL DEFAULT 0,
    to_move TEXT COLLATE "C" NOT NULL,
    offered_to TEXT COLLATE "C",
    result TEXT COLLATE "C",
    deadline BIGINT,
    changed_at BIGINT NOT NULL
);
CREATE INDEX board_by_state ON board (state, game, number);
CREATE INDEX board_by_change ON board (changed_at, number);
CREATE INDEX board_by_state_and_change ON board (state, changed_at);
CREATE INDEX board_by_state_and_length ON board (state, moves);
CREATE INDEX board_by_state_and_seats ON board (state, seats);

-- Which board a game of another server became, so that an archive that is read twice adds nothing.
CREATE TABLE taken_over (
    source TEXT COLLATE "C" PRIMARY KEY,    -- a hash of what that server called it
    board BIGINT NOT NULL REFERENCES board (number)
);

CREATE TABLE seat (
    board BIGINT NOT NULL REFERENCES board (number),
    seat INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (board, seat)
);
CREATE INDEX seat_by_player ON seat (player_id, board);

CREATE TABLE former_seat (
    board BIGINT NOT NULL REFERENCES board (number),
    seat INTEGER NOT NULL,
    until_revision INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (board, seat, until_revision)
);
CREATE INDEX former_seat_by_player ON former_seat (player_id, board);

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
CREATE INDEX event_by_player ON event (actor_name, at) WHERE actor_role = 'PLAYER';

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

CREATE TABLE board_note (
    board BIGINT NOT NULL REFERENCES board (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    words TEXT COLLATE "C" NOT NULL,
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

--

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
    expires_at BIGINT,
    rating_from INTEGER,
    rating_to INTEGER
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

CREATE TABLE seek_news (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    newest BIGINT NOT NULL,
    at BIGINT NOT NULL
);

--

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

CREATE TABLE outage (
    from_at BIGINT NOT NULL,
    to_at BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL DEFAULT '',
    PRIMARY KEY (from_at, game)
);
CREATE INDEX outage_by_end ON outage (to_at, from_at);

CREATE TABLE missing_game (
    game TEXT COLLATE "C" PRIMARY KEY,
    since_at BIGINT NOT NULL
);

--

CREATE TABLE rated_seat (
    board BIGINT NOT NULL REFERENCES board (number),
    seat INTEGER NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    closed_at BIGINT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    place INTEGER NOT NULL,
    result TEXT COLLATE "C" NOT NULL,
    mu_before DOUBLE PRECISION NOT NULL,
    sigma_before DOUBLE PRECISION NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    boards INTEGER NOT NULL DEFAULT 0,
    opponents INTEGER NOT NULL DEFAULT 0,
    won INTEGER NOT NULL DEFAULT 0,
    drawn INTEGER NOT NULL DEFAULT 0,
    lost INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (board, seat)
);
CREATE INDEX rated_seat_by_time ON rated_seat (game, closed_at, board, seat);
CREATE INDEX rated_seat_by_player ON rated_seat (player_id, game, closed_at, board);

CREATE TABLE rating (
    game TEXT COLLATE "C" NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    boards INTEGER NOT NULL,
    opponents INTEGER NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    last_at BIGINT NOT NULL,
    PRIMARY KEY (game, player_id)
);
CREATE INDEX rating_by_player ON rating (player_id);
CREATE INDEX rating_by_strength ON rating (
    game,
    (CASE WHEN sigma <= 5.5 AND opponents >= 3 THEN 0 ELSE 1 END),
    mu DESC
);

--

CREATE TABLE tournament (
    number BIGINT PRIMARY KEY,
    rules TEXT COLLATE "C" NOT NULL,
    announced_at BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    root TEXT COLLATE "C" NOT NULL DEFAULT '',
    head TEXT COLLATE "C" NOT NULL DEFAULT '',
    state TEXT COLLATE "C" NOT NULL,
    players BIGINT NOT NULL,
    stage BIGINT NOT NULL,
    looked_revision BIGINT NOT NULL,
    looked_at BIGINT NOT NULL,
    for_guests INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX tournament_by_state ON tournament (state);

CREATE TABLE tournament_director (
    tournament BIGINT NOT NULL REFERENCES tournament (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (tournament, player_id)
);

CREATE TABLE tournament_guest (
    tournament BIGINT NOT NULL REFERENCES tournament (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (tournament, player_id)
);
CREATE INDEX tournament_guest_by_player ON tournament_guest (player_id);

CREATE TABLE tournament_event (
    tournament BIGINT NOT NULL REFERENCES tournament (number),
    revision BIGINT NOT NULL,
    at BIGINT NOT NULL,
    author_role TEXT COLLATE "C" NOT NULL,
    author_name TEXT COLLATE "C" NOT NULL,
    format BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    args TEXT COLLATE "C" NOT NULL,
    link TEXT COLLATE "C" NOT NULL DEFAULT '',
    PRIMARY KEY (tournament, revision)
);

CREATE TABLE tournament_player (
    tournament BIGINT NOT NULL REFERENCES tournament (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    presence TEXT COLLATE "C" NOT NULL,
    since_at BIGINT NOT NULL,
    silent_at BIGINT,
    PRIMARY KEY (tournament, player_id)
);
CREATE INDEX tournament_player_by_player ON tournament_player (player_id);

CREATE TABLE tournament_board (
    board BIGINT PRIMARY KEY REFERENCES board (number),
    tournament BIGINT NOT NULL REFERENCES tournament (number),
    fixture BIGINT NOT NULL,
    heard BIGINT NOT NULL,
    unheard BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tournament_board_by_tournament ON tournament_board (tournament);
CREATE INDEX tournament_board_unheard ON tournament_board (tournament) WHERE unheard = 1;

CREATE TABLE kept_place (
    number BIGINT PRIMARY KEY,
    address TEXT COLLATE "C",
    address_key TEXT COLLATE "C",
    mailbox_hash TEXT COLLATE "C" NOT NULL,
    player_id BIGINT REFERENCES player (id),
    challenge BIGINT REFERENCES challenge (number),
    tournament BIGINT REFERENCES tournament (number),
    inbox_id BIGINT,
    at BIGINT NOT NULL,
    never_again INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX kept_place_by_mailbox ON kept_place (mailbox_hash, at);
CREATE INDEX kept_place_by_address ON kept_place (address_key);
CREATE INDEX kept_place_by_challenge ON kept_place (challenge);
CREATE INDEX kept_place_by_tournament ON kept_place (tournament);
CREATE INDEX kept_place_by_player ON kept_place (player_id);

--

CREATE TABLE robot (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    level INTEGER NOT NULL UNIQUE
);

CREATE TABLE outside_robot (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    name TEXT COLLATE "C" NOT NULL UNIQUE
);

CREATE TABLE thinking (
    board BIGINT PRIMARY KEY REFERENCES board (number),
    seed BIGINT NOT NULL,
    hopeless INTEGER NOT NULL,
    claimed_by TEXT COLLATE "C",
    claimed_until BIGINT,
    failures INTEGER NOT NULL,
    fault TEXT COLLATE "C"
);

CREATE TABLE robot_queue (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    served_at BIGINT NOT NULL
);

CREATE TABLE spent_seed (
    board BIGINT NOT NULL REFERENCES board (number),
    revision INTEGER NOT NULL,
    seed BIGINT NOT NULL,
    PRIMARY KEY (board, revision)
);

CREATE TABLE analysis (
    board BIGINT NOT NULL REFERENCES board (number),
    revision INTEGER NOT NULL,
    level INTEGER NOT NULL,
    asked_at BIGINT NOT NULL,
    found TEXT COLLATE "C" NOT NULL,
    method INTEGER NOT NULL DEFAULT 1,
    done_at BIGINT,
    claimed_by TEXT COLLATE "C",
    claimed_until BIGINT,
    failures INTEGER NOT NULL,
    PRIMARY KEY (board, revision, level)
);
CREATE INDEX analysis_open ON analysis (asked_at) WHERE done_at IS NULL;

CREATE TABLE analysis_asker (
    board BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    level INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (board, revision, level, player_id)
);
CREATE INDEX analysis_asker_player ON analysis_asker (player_id);

--

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

CREATE TABLE announcement (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    game TEXT COLLATE "C",
    subject TEXT COLLATE "C" NOT NULL,
    words TEXT COLLATE "C" NOT NULL,
    shown BIGINT NOT NULL,
    told BIGINT NOT NULL,
    last BIGINT NOT NULL
);
CREATE INDEX announcement_mailing ON announcement (number) WHERE told < last;

--

CREATE TABLE sanction (
    player_id BIGINT NOT NULL REFERENCES player (id),
    kind TEXT COLLATE "C" NOT NULL,
    since_at BIGINT NOT NULL,
    until_at BIGINT,
    why TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (player_id, kind)
);

CREATE TABLE report (
    number BIGINT PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES player (id),
    about_player BIGINT REFERENCES player (id),
    board BIGINT REFERENCES board (number),
    words TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    closed_at BIGINT,
    answer TEXT COLLATE "C" NOT NULL
);
CREATE INDEX report_of_player ON report (player_id);
CREATE INDEX report_open ON report (number) WHERE closed_at IS NULL;

CREATE TABLE audit_entry (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    author TEXT COLLATE "C" NOT NULL,
    verb TEXT COLLATE "C" NOT NULL,
    player_id BIGINT REFERENCES player (id),
    board BIGINT,
    words TEXT COLLATE "C" NOT NULL,
    link TEXT COLLATE "C" NOT NULL
);
CREATE INDEX audit_of_player ON audit_entry (player_id);

CREATE TABLE rate (
    who TEXT COLLATE "C" NOT NULL,
    what TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    nth INTEGER NOT NULL DEFAULT 0,         -- among those of one instant
    PRIMARY KEY (who, what, at, nth)
);

--

CREATE TABLE inbox (
    id BIGINT PRIMARY KEY DEFAULT nextval('inbox_number'),
    received_at BIGINT NOT NULL,
    fingerprint TEXT COLLATE "C" NOT NULL,
    recipient TEXT COLLATE "C" NOT NULL,
    recipient_hash BIGINT NOT NULL,
    message_id TEXT COLLATE "C" NOT NULL,
    sender TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL,
    envelope TEXT COLLATE "C" NOT NULL,
    answered TEXT COLLATE "C" NOT NULL DEFAULT '',
    raw BYTEA,
    raw_size INTEGER,
    pruned_at BIGINT,
    player_id BIGINT,
    state TEXT COLLATE "C" NOT NULL,
    outcome TEXT COLLATE "C",
    reason TEXT COLLATE "C",
    attempts INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,
    next_attempt_at BIGINT NOT NULL,
    let_in_at BIGINT,
    claimed_by TEXT COLLATE "C",
    claimed_until BIGINT,
    repeats INTEGER NOT NULL DEFAULT 0,
    results TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    UNIQUE (fingerprint, recipient_hash)
);
CREATE INDEX inbox_waiting ON inbox (id) WHERE state = 'WAITING';
CREATE INDEX inbox_quarantined ON inbox (id) WHERE state = 'QUARANTINED';
CREATE INDEX inbox_by_age ON inbox (received_at);
CREATE INDEX inbox_by_recent_sender ON inbox (lower(sender), id);

--

CREATE TABLE outbox (
    id BIGINT PRIMARY KEY DEFAULT nextval('outbox_number'),
    token TEXT COLLATE "C" NOT NULL UNIQUE,
    player_id BIGINT REFERENCES player (id),
    address TEXT COLLATE "C",
    kind TEXT COLLATE "C" NOT NULL,
    args TEXT COLLATE "C" NOT NULL,
    board BIGINT,
    revision INTEGER,
    inbox_id BIGINT,
    at BIGINT NOT NULL,
    is_last INTEGER NOT NULL DEFAULT 0,
    message_id TEXT COLLATE "C",
    recipients TEXT COLLATE "C",
    subject TEXT COLLATE "C",
    size INTEGER,
    state TEXT COLLATE "C" NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    faults INTEGER NOT NULL DEFAULT 0,
    deaths INTEGER NOT NULL DEFAULT 0,
    next_attempt_at BIGINT NOT NULL,
    last_error TEXT COLLATE "C",
    sent_at BIGINT,
    bounced_at BIGINT,
    claimed_by TEXT COLLATE "C",
    claimed_until BIGINT
);
CREATE INDEX outbox_waiting ON outbox (deaths, (player_id IS NULL), (board IS NULL), id) WHERE state = 'WAITING';
CREATE INDEX outbox_waiting_of_player ON outbox (player_id, board, id) WHERE state = 'WAITING';
CREATE INDEX outbox_set_aside ON outbox (state, id) WHERE state NOT IN ('WAITING', 'SENT');
CREATE INDEX outbox_by_player ON outbox (player_id, board, id);
CREATE INDEX outbox_of_starts ON outbox (board) WHERE revision = 0;
CREATE INDEX outbox_by_inbox ON outbox (inbox_id) WHERE board IS NULL;
CREATE INDEX outbox_by_address ON outbox (lower(address), id) WHERE address IS NOT NULL;
CREATE INDEX outbox_to_addresses ON outbox (player_id, at) WHERE player_id IS NULL AND address IS NOT NULL;

CREATE TABLE frozen (
    outbox_id BIGINT PRIMARY KEY REFERENCES outbox (id) ON DELETE CASCADE,
    sender TEXT COLLATE "C" NOT NULL,
    size INTEGER NOT NULL,
    bytes BYTEA NOT NULL
);

--

CREATE TABLE worker (
    name TEXT COLLATE "C" PRIMARY KEY,
    host TEXT COLLATE "C" NOT NULL,
    roles TEXT COLLATE "C" NOT NULL,
    settings TEXT COLLATE "C" NOT NULL,
    beats BIGINT NOT NULL,
    at BIGINT NOT NULL
);

CREATE TABLE heartbeat (
    name TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE alarm (
    cause TEXT COLLATE "C" PRIMARY KEY,
    since BIGINT NOT NULL,
    told_at BIGINT,
    weight BIGINT NOT NULL,
    ended_at BIGINT
);
