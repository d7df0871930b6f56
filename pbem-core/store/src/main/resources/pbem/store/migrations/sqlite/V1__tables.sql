-- Instants are milliseconds since 1970 UTC, a yes is 1, lists and phrases are JSON.
-- Where rows come and go fast the key is an INTEGER or the table is WITHOUT ROWID: SQLite keeps the rows themselves by it,
-- without an index beside them.

---- Players

CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    user_id TEXT NOT NULL,
    user_key TEXT NOT NULL UNIQUE,          -- the userid in lower case; kept for ever, so that nobody gets it twice
    state TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    bot INTEGER NOT NULL DEFAULT 0,         -- 1: a program, which may send automatic mail
    rated_bot INTEGER NOT NULL DEFAULT 0,   -- 1: boards with this program count for ratings
    director INTEGER NOT NULL DEFAULT 0,    -- 1: may announce tournaments
    office TEXT NOT NULL DEFAULT 'NONE',    -- what the player may do for the admin by mail: NONE, MODERATOR or ADMIN
    passes_ended_at BIGINT                  -- older passes to the page of the boards are invalid
);
CREATE INDEX player_by_state ON player (state, user_key);

-- The addresses of players. Failures of mail add to the score; at a threshold no more mail is sent to the address.
CREATE TABLE address (
    address_key TEXT PRIMARY KEY,           -- in lower case
    address TEXT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    created_at BIGINT NOT NULL,
    bounce_score INTEGER NOT NULL DEFAULT 0,
    bounced_at BIGINT,
    bounce_reason TEXT,
    paused_at BIGINT,
    revived_at BIGINT                       -- a bounce of a mail that was sent earlier does not count
);
CREATE INDEX address_by_player ON address (player_id);

-- Domains that refuse our mail by policy: no more mail is sent to them until the admin resumes it.
CREATE TABLE paused_domain (
    domain TEXT PRIMARY KEY,                -- in lower case
    at BIGINT NOT NULL,
    reason TEXT NOT NULL
);

CREATE TABLE password (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    hash TEXT NOT NULL,
    changed_at BIGINT NOT NULL
);

CREATE TABLE preference (
    player_id BIGINT NOT NULL REFERENCES player (id),
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (player_id, name)
);

-- Former userids of players: nobody else gets one, and a search for one finds the player.
CREATE TABLE former_userid (
    user_key TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    until_at BIGINT NOT NULL
);
CREATE INDEX former_userid_by_player ON former_userid (player_id);

-- Accounts merged into another one. Their ids stand for that account.
CREATE TABLE merged_player (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    into_player BIGINT NOT NULL REFERENCES player (id)
);
CREATE INDEX merged_player_by_into ON merged_player (into_player);

-- Browsers that tell players when it is their turn, each through the push service of its maker.
CREATE TABLE push_endpoint (
    url TEXT PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES player (id),
    public_key TEXT NOT NULL,             -- the browser's key, to which notices are encrypted
    secret TEXT NOT NULL,                 -- shared by the browser and us
    added_at BIGINT NOT NULL,
    told_until BIGINT NOT NULL            -- turns that began until then were told or need not be
);
CREATE INDEX push_endpoint_by_player ON push_endpoint (player_id);

-- Players from whom a player wants no challenges and no messages.
CREATE TABLE block (
    player_id BIGINT NOT NULL REFERENCES player (id),
    blocked BIGINT NOT NULL REFERENCES player (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (player_id, blocked)
);

-- How many boards a player wants at once.
CREATE TABLE board_limit (
    player_id BIGINT NOT NULL REFERENCES player (id),
    game TEXT NOT NULL,                     -- empty: all games together
    most INTEGER NOT NULL,
    PRIMARY KEY (player_id, game)
);

CREATE TABLE vacation (
    id BIGINT PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES player (id),
    from_at BIGINT NOT NULL,
    to_at BIGINT NOT NULL,
    zone TEXT NOT NULL,                     -- the time zone in which its days were counted
    kind TEXT NOT NULL
);
CREATE INDEX vacation_by_player ON vacation (player_id, from_at);

-- A player's progress in the lessons of a game. Lessons and tasks are counted from 0; a number after the last lesson means
-- that all lessons were taken.
CREATE TABLE course (
    number BIGINT PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES player (id),
    game TEXT NOT NULL,
    lesson INTEGER NOT NULL,
    task INTEGER NOT NULL,
    solved TEXT NOT NULL,                   -- the solved lessons: JSON
    revision INTEGER NOT NULL,
    begun_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    UNIQUE (player_id, game)
);

---- Signing up

-- Addresses that may sign up where not everybody may.
CREATE TABLE invitation (
    address_key TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    at BIGINT NOT NULL,
    number BIGINT                           -- the number in the token of its mail
);
CREATE UNIQUE INDEX invitation_by_number ON invitation (number);

-- People who asked to sign up, confirmed it, and wait for the admin.
CREATE TABLE applicant (
    number BIGINT PRIMARY KEY,
    user_id TEXT NOT NULL,
    user_key TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL,
    address_key TEXT NOT NULL UNIQUE,
    at BIGINT NOT NULL
);

-- Commands that wait for a confirmation.
CREATE TABLE hold (
    id BIGINT PRIMARY KEY,
    player_id BIGINT REFERENCES player (id),
    address TEXT NOT NULL,
    line TEXT NOT NULL,
    comment TEXT NOT NULL,
    context TEXT NOT NULL,
    at BIGINT NOT NULL,
    state TEXT NOT NULL,
    password_hash TEXT,                     -- the password of a signup, until it is confirmed
    asked_with BIGINT REFERENCES hold (id), -- the first command of the same mail; one answer settles them all
    heard TEXT,                             -- the line as typed, if the question is whether it was understood
    language TEXT,                          -- the language of a sender who is no player yet
    game TEXT                               -- the game that a guest played on the front page before the signup
);
CREATE INDEX hold_by_address ON hold (address, at);
CREATE INDEX hold_by_player ON hold (player_id, at);
CREATE INDEX hold_asked_with ON hold (asked_with);

---- Boards

-- A board. The columns from the state on are a summary of the event log, for lists; `verify` holds it against the replay.
CREATE TABLE board (
    number INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,                     -- secret until the game is over
    commitment TEXT,                        -- the seed's fingerprint, published at the start; none without chance
    terms TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    edition INTEGER NOT NULL DEFAULT 0,     -- grows when words of forgotten players are taken out of the log
    root TEXT NOT NULL DEFAULT '',          -- the hash of how the board was started
    head TEXT NOT NULL DEFAULT '',          -- the hash of the newest event
    state TEXT NOT NULL,
    moves INTEGER NOT NULL,
    seats INTEGER NOT NULL DEFAULT 0,
    to_move TEXT NOT NULL,
    offered_to TEXT,                        -- the seats that must still answer an offer, as ',1,3,'
    result TEXT,
    deadline BIGINT,
    changed_at BIGINT NOT NULL
);
CREATE INDEX board_by_state ON board (state, game, number);
CREATE INDEX board_by_change ON board (changed_at, number);
CREATE INDEX board_by_state_and_change ON board (state, changed_at);
CREATE INDEX board_by_state_and_length ON board (state, moves);
CREATE INDEX board_by_state_and_seats ON board (state, seats);

-- The board that a game of another server became, so that an archive that is read twice adds nothing.
CREATE TABLE taken_over (
    source TEXT PRIMARY KEY,                -- a hash of its name on that server
    board BIGINT NOT NULL REFERENCES board (number)
);

-- The player who has each seat.
CREATE TABLE seat (
    board BIGINT NOT NULL REFERENCES board (number),
    seat INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (board, seat)
);
CREATE INDEX seat_by_player ON seat (player_id, board);

-- The players who had a seat until another player took it over.
CREATE TABLE former_seat (
    board BIGINT NOT NULL REFERENCES board (number),
    seat INTEGER NOT NULL,
    until_revision INTEGER NOT NULL,        -- the revision of the event that gave it away
    player_id BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (board, seat, until_revision)
);
CREATE INDEX former_seat_by_player ON former_seat (player_id, board);

-- The log, which is the truth. Each event bears the hash of itself and of the one before (docs/chain.md).
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
    link TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (board, revision)
);
CREATE INDEX event_by_player ON event (actor_name, at) WHERE actor_role = 'PLAYER';

-- Moves queued by a player for the next turns; nobody else may see them.
CREATE TABLE plan (
    board BIGINT NOT NULL REFERENCES board (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    text TEXT NOT NULL,
    comment TEXT NOT NULL,
    proof TEXT NOT NULL,
    inbox_id BIGINT,
    at BIGINT NOT NULL,
    PRIMARY KEY (board, player_id)
);

-- Private notes of players about boards; nobody else may see them.
CREATE TABLE board_note (
    board BIGINT NOT NULL REFERENCES board (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    words TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (board, player_id)
);

-- Moves shown only to their players that wait to be confirmed.
CREATE TABLE submission (
    board BIGINT NOT NULL REFERENCES board (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    revision INTEGER NOT NULL,
    notation TEXT NOT NULL,
    comment TEXT NOT NULL,
    PRIMARY KEY (board, player_id)
);

---- Challenges

CREATE TABLE challenge (
    number BIGINT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    terms TEXT NOT NULL,
    challenger BIGINT NOT NULL REFERENCES player (id),
    comment TEXT NOT NULL,
    state TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    board BIGINT REFERENCES board (number),
    seats INTEGER NOT NULL DEFAULT 0,
    open_to_all INTEGER NOT NULL DEFAULT 0,
    expires_at BIGINT,
    rating_from INTEGER,                    -- the lowest rating, as ratings are shown, that may take an open seat
    rating_to INTEGER                       -- the highest such rating
);
CREATE INDEX challenge_by_state ON challenge (state, expires_at);
CREATE INDEX challenge_by_board ON challenge (board);

CREATE TABLE invitee (
    challenge BIGINT NOT NULL REFERENCES challenge (number),
    place INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    accepted INTEGER NOT NULL,
    comment TEXT NOT NULL DEFAULT '',       -- the comment of the acceptance
    PRIMARY KEY (challenge, place)
);
CREATE INDEX invitee_by_player ON invitee (player_id, accepted);

-- The newest open challenge that a player was told of, for players who want such news.
CREATE TABLE seek_news (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    newest BIGINT NOT NULL,
    at BIGINT NOT NULL
);

---- Clocks

-- The turns under way: a summary of the logs, the vacations and the outages, apart from the last two columns.
CREATE TABLE turn (
    board BIGINT NOT NULL REFERENCES board (number),
    seat INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    began_at BIGINT NOT NULL,
    nag_at BIGINT NOT NULL,
    last_call_at BIGINT,
    deadline BIGINT NOT NULL,
    claim INTEGER NOT NULL,                 -- 1 if the game is lost only when an opponent claims it
    reminded_at BIGINT,                     -- when the player was last reminded of this turn
    announced_at BIGINT,                    -- when the opponents were told that they may claim
    PRIMARY KEY (board, seat)
) WITHOUT ROWID;
CREATE INDEX turn_by_player ON turn (player_id);

-- When a player was last reminded of anything, a digest included.
CREATE TABLE reminder (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    at BIGINT NOT NULL
);

-- News that waits for a player's next digest.
CREATE TABLE digest_news (
    player_id BIGINT NOT NULL REFERENCES player (id),
    board BIGINT NOT NULL REFERENCES board (number),
    revision INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player_id, board, revision)
);

-- Outages of the server: time that counts for nobody.
CREATE TABLE outage (
    from_at BIGINT NOT NULL,
    to_at BIGINT NOT NULL,
    game TEXT NOT NULL DEFAULT '',          -- the game whose boards it stopped; '' for all
    PRIMARY KEY (from_at, game)
);
CREATE INDEX outage_by_end ON outage (to_at, from_at);

-- Games with boards under way that the program lacks, and since when: that time will be an outage of the game.
CREATE TABLE missing_game (
    game TEXT PRIMARY KEY,
    since_at BIGINT NOT NULL
);

---- Ratings

-- A row for each seat that counts, with the sums of its player up to it. It follows from the logs: `verify` holds it against
-- them, and `ratings rebuild` writes it anew.
CREATE TABLE rated_seat (
    board BIGINT NOT NULL REFERENCES board (number),
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    closed_at BIGINT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    place INTEGER NOT NULL,
    result TEXT NOT NULL,
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

-- The sum of a player's rows. A rating is established by a small deviation and three opponents.
CREATE TABLE rating (
    game TEXT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    boards INTEGER NOT NULL,
    opponents INTEGER NOT NULL,             -- different people
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    last_at BIGINT NOT NULL,
    PRIMARY KEY (game, player_id)
);
CREATE INDEX rating_by_player ON rating (player_id);
CREATE INDEX rating_by_strength ON rating (
    game,
    CASE WHEN sigma <= 5.5 AND opponents >= 3 THEN 0 ELSE 1 END,
    mu DESC
);

---- Tournaments

-- A tournament: what was agreed, and a summary of its log for lists.
CREATE TABLE tournament (
    number BIGINT PRIMARY KEY,
    rules TEXT NOT NULL,                    -- JSON
    announced_at BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    root TEXT NOT NULL DEFAULT '',          -- the hash of how it was announced
    head TEXT NOT NULL DEFAULT '',          -- the hash of the newest event
    state TEXT NOT NULL,
    players BIGINT NOT NULL,                -- the number of its players
    stage BIGINT NOT NULL,                  -- the round or season; 0 before the first
    looked_revision BIGINT NOT NULL,        -- its revision when all due work was last done
    looked_at BIGINT NOT NULL,
    for_guests INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX tournament_by_state ON tournament (state);

CREATE TABLE tournament_director (
    tournament BIGINT NOT NULL REFERENCES tournament (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (tournament, player_id)
);

-- Players invited to a tournament by userid.
CREATE TABLE tournament_guest (
    tournament BIGINT NOT NULL REFERENCES tournament (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (tournament, player_id)
);
CREATE INDEX tournament_guest_by_player ON tournament_guest (player_id);

-- The log, which is the truth. Each event bears the hash of itself and of the one before (docs/chain.md).
CREATE TABLE tournament_event (
    tournament BIGINT NOT NULL REFERENCES tournament (number),
    revision BIGINT NOT NULL,
    at BIGINT NOT NULL,
    author_role TEXT NOT NULL,
    author_name TEXT NOT NULL,
    format BIGINT NOT NULL,
    kind TEXT NOT NULL,
    args TEXT NOT NULL,                     -- JSON
    link TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament, revision)
);

CREATE TABLE tournament_player (
    tournament BIGINT NOT NULL REFERENCES tournament (number),
    player_id BIGINT NOT NULL REFERENCES player (id),
    presence TEXT NOT NULL,
    since_at BIGINT NOT NULL,
    silent_at BIGINT,                       -- when the player was taken out for never moving
    PRIMARY KEY (tournament, player_id)
);
CREATE INDEX tournament_player_by_player ON tournament_player (player_id);

CREATE TABLE tournament_board (
    board BIGINT PRIMARY KEY REFERENCES board (number),
    tournament BIGINT NOT NULL REFERENCES tournament (number),
    fixture BIGINT NOT NULL,
    heard BIGINT NOT NULL,                  -- the board's revision when its end was handled; 0 while it goes on
    unheard BIGINT NOT NULL DEFAULT 0       -- 1 if it was closed or reopened since
);
CREATE INDEX tournament_board_by_tournament ON tournament_board (tournament);
CREATE INDEX tournament_board_unheard ON tournament_board (tournament) WHERE unheard = 1;

-- Places that players keep for people whose address they know. An unused address is erased after two weeks; its hash, which
-- prevents a second mail, after a month, or never if its reader wants no other mail.
CREATE TABLE kept_place (
    number BIGINT PRIMARY KEY,              -- the number in the token of its mail, counted with the invitations
    address TEXT,
    address_key TEXT,
    mailbox_hash TEXT NOT NULL,
    player_id BIGINT REFERENCES player (id), -- the player who keeps it
    challenge BIGINT REFERENCES challenge (number),
    tournament BIGINT REFERENCES tournament (number),
    inbox_id BIGINT,                        -- the mail that asked for it, until the address is forgotten
    at BIGINT NOT NULL,
    never_again INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX kept_place_by_mailbox ON kept_place (mailbox_hash, at);
CREATE INDEX kept_place_by_address ON kept_place (address_key);
CREATE INDEX kept_place_by_challenge ON kept_place (challenge);
CREATE INDEX kept_place_by_tournament ON kept_place (tournament);
CREATE INDEX kept_place_by_player ON kept_place (player_id);

---- Robots and analyses

-- The server's own opponents.
CREATE TABLE robot (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    level INTEGER NOT NULL UNIQUE
);

-- Opponents that are outside programs: the name of each in the configuration.
CREATE TABLE outside_robot (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    name TEXT NOT NULL UNIQUE
);

-- Boards on which a robot has played or is to play, from its first turn on.
CREATE TABLE thinking (
    board BIGINT PRIMARY KEY REFERENCES board (number),
    seed BIGINT NOT NULL,                   -- the seed of its search; secret until the end of the game
    hopeless INTEGER NOT NULL,              -- the number of hopeless moves in a row
    claimed_by TEXT,
    claimed_until BIGINT,
    failures INTEGER NOT NULL,              -- in a row
    fault TEXT                              -- why the last attempt gave no move
);

-- When a person was last served in the queue for robots.
CREATE TABLE robot_queue (
    player_id BIGINT PRIMARY KEY REFERENCES player (id),
    served_at BIGINT NOT NULL
);

-- Seeds of robots' searches that were disclosed at the end of a board that was then reopened.
CREATE TABLE spent_seed (
    board BIGINT NOT NULL REFERENCES board (number),
    revision INTEGER NOT NULL,              -- the last event that the seed may have led to
    seed BIGINT NOT NULL,
    PRIMARY KEY (board, revision)
);

-- Analyses of finished games. Findings are stored step by step, so that a stop costs one step.
CREATE TABLE analysis (
    board BIGINT NOT NULL REFERENCES board (number),
    revision INTEGER NOT NULL,              -- the revision of the board at its end
    level INTEGER NOT NULL,
    asked_at BIGINT NOT NULL,
    found TEXT NOT NULL,
    method INTEGER NOT NULL DEFAULT 1,      -- its GameAnalysis.METHOD; one by an older method is made anew on demand
    done_at BIGINT,
    claimed_by TEXT,
    claimed_until BIGINT,
    failures INTEGER NOT NULL,              -- in a row
    PRIMARY KEY (board, revision, level)
);
CREATE INDEX analysis_open ON analysis (asked_at) WHERE done_at IS NULL;

-- Players to be told once the analysis is done; the rows are deleted then.
CREATE TABLE analysis_asker (
    board BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    level INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (board, revision, level, player_id)
);
CREATE INDEX analysis_asker_player ON analysis_asker (player_id);

---- Talk and watching

-- Messages about boards and about the server; the comments of moves are in the log instead.
CREATE TABLE remark (
    id BIGINT PRIMARY KEY,
    board BIGINT REFERENCES board (number), -- empty: about the server
    player_id BIGINT NOT NULL REFERENCES player (id),
    kind TEXT NOT NULL,
    words TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX remark_by_board ON remark (board, id);
CREATE INDEX remark_by_kind ON remark (kind, id);

-- Choices of players to watch one board or not. They take precedence over those for all boards of its game.
CREATE TABLE watched_board (
    player_id BIGINT NOT NULL REFERENCES player (id),
    board BIGINT NOT NULL REFERENCES board (number),
    interest TEXT NOT NULL,
    PRIMARY KEY (player_id, board)
);
CREATE INDEX watched_board_by_board ON watched_board (board);

-- Players who watch all boards of a game.
CREATE TABLE watched_game (
    player_id BIGINT NOT NULL REFERENCES player (id),
    game TEXT NOT NULL,                     -- empty: every game
    interest TEXT NOT NULL,
    PRIMARY KEY (player_id, game)
);
CREATE INDEX watched_game_by_game ON watched_game (game);

-- Messages of the admin to all players, or to those of a game.
CREATE TABLE announcement (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    game TEXT,                              -- empty: everybody
    subject TEXT NOT NULL,
    words TEXT NOT NULL,
    shown BIGINT NOT NULL,                  -- 1: on the site
    told BIGINT NOT NULL,                   -- the last player who was told by mail, in the order of ids
    last BIGINT NOT NULL                    -- the last player to be told
);
CREATE INDEX announcement_mailing ON announcement (number) WHERE told < last;

---- Order

-- Sanctions of players for a time, or until they are taken back.
CREATE TABLE sanction (
    player_id BIGINT NOT NULL REFERENCES player (id),
    kind TEXT NOT NULL,                     -- SUSPENDED or MUTED
    since_at BIGINT NOT NULL,
    until_at BIGINT,                        -- empty: until it is taken back
    why TEXT NOT NULL,
    PRIMARY KEY (player_id, kind)
);

-- Reports of players to moderators about other players or boards.
CREATE TABLE report (
    number BIGINT PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES player (id),   -- the player who reports
    about_player BIGINT REFERENCES player (id),
    board BIGINT REFERENCES board (number),
    words TEXT NOT NULL,
    at BIGINT NOT NULL,
    closed_at BIGINT,                       -- empty: not handled yet
    answer TEXT NOT NULL
);
CREATE INDEX report_of_player ON report (player_id);
CREATE INDEX report_open ON report (number) WHERE closed_at IS NULL;

-- Actions of admins and moderators. Each entry bears the hash of itself and of the one before.
CREATE TABLE audit_entry (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    author TEXT NOT NULL,                   -- admin:NAME at the terminal, player:ID by mail
    verb TEXT NOT NULL,
    player_id BIGINT REFERENCES player (id),
    board BIGINT,
    words TEXT NOT NULL,
    link TEXT NOT NULL
);
CREATE INDEX audit_of_player ON audit_entry (player_id);

-- Counts of recent actions, for limits of answers and attempts; old rows are pruned.
CREATE TABLE rate (
    who TEXT NOT NULL,                      -- a player or an address
    what TEXT NOT NULL,
    at BIGINT NOT NULL,
    nth INTEGER NOT NULL DEFAULT 0,         -- among those of one instant
    PRIMARY KEY (who, what, at, nth)
) WITHOUT ROWID;

---- Mail that comes

CREATE TABLE inbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at BIGINT NOT NULL,
    fingerprint TEXT NOT NULL,              -- of the parts that do not change between two deliveries of one mail
    recipient TEXT NOT NULL,                -- the envelope's, in lower case; one mail to two addresses is two mails
    recipient_hash BIGINT NOT NULL, -- in the key instead of the recipient, which is long
    message_id TEXT NOT NULL,
    sender TEXT NOT NULL,
    subject TEXT NOT NULL,
    envelope TEXT NOT NULL,
    answered TEXT NOT NULL DEFAULT '',      -- the ids of the mails that it answers, the oldest first, with blanks between
    raw BLOB,                               -- pruned after a time; compressed if it is shorter than its size
    raw_size INTEGER,
    pruned_at BIGINT,
    player_id BIGINT,                       -- the player who is proven to have sent it
    state TEXT NOT NULL,
    outcome TEXT,
    reason TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,    -- failed attempts, without those cut off by the end of a process
    next_attempt_at BIGINT NOT NULL,
    let_in_at BIGINT,                       -- the end of the wait of a mail without proof that could not be answered
    claimed_by TEXT,
    claimed_until BIGINT,
    repeats INTEGER NOT NULL DEFAULT 0,
    results TEXT NOT NULL DEFAULT '[]',     -- what became of each line: JSON
    UNIQUE (fingerprint, recipient_hash)
);
CREATE INDEX inbox_waiting ON inbox (id) WHERE state = 'WAITING';
CREATE INDEX inbox_quarantined ON inbox (id) WHERE state = 'QUARANTINED';
CREATE INDEX inbox_by_age ON inbox (received_at);
CREATE INDEX inbox_by_recent_sender ON inbox (lower(sender), id);

---- Mail that goes

-- Notices, which become mails. The columns from the message's id to the size are frozen together before the first attempt.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,             -- its time and random digits; the mail's Message-ID for life is made of it
    player_id BIGINT REFERENCES player (id),
    address TEXT,
    kind TEXT NOT NULL,
    args TEXT NOT NULL,
    board BIGINT,
    revision INTEGER,
    inbox_id BIGINT,
    at BIGINT NOT NULL,
    is_last INTEGER NOT NULL DEFAULT 0,     -- 1: the last mail to a forgotten player; the row goes with the mail
    message_id TEXT,
    recipients TEXT,
    subject TEXT,
    size INTEGER,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    faults INTEGER NOT NULL DEFAULT 0,      -- attempts that ended with a fault of our own
    deaths INTEGER NOT NULL DEFAULT 0,      -- processes that died with it in hand; these are no attempts
    next_attempt_at BIGINT NOT NULL,
    last_error TEXT,
    sent_at BIGINT,
    bounced_at BIGINT,
    claimed_by TEXT,
    claimed_until BIGINT
);
CREATE INDEX outbox_waiting ON outbox (deaths, (player_id IS NULL), (board IS NULL), id) WHERE state = 'WAITING';
CREATE INDEX outbox_by_player ON outbox (player_id, board, id);
-- After the index of all mails with the same columns: of two that fit equally, SQLite takes the later one.
CREATE INDEX outbox_waiting_of_player ON outbox (player_id, board, id) WHERE state = 'WAITING';
CREATE INDEX outbox_set_aside ON outbox (state, id) WHERE state NOT IN ('WAITING', 'SENT');
CREATE INDEX outbox_of_starts ON outbox (board) WHERE revision = 0;
CREATE INDEX outbox_by_inbox ON outbox (inbox_id) WHERE board IS NULL;
CREATE INDEX outbox_by_address ON outbox (lower(address), id) WHERE address IS NOT NULL;
CREATE INDEX outbox_to_addresses ON outbox (player_id, at) WHERE player_id IS NULL AND address IS NOT NULL;

-- The exact bytes of outgoing mails, compressed if that makes them shorter. They are deleted after the mail is sent, since
-- its notice gives the same mail again. Those of mails about the start of a game with chance, and of mails that did not
-- reach every recipient, stay.
CREATE TABLE frozen (
    outbox_id INTEGER PRIMARY KEY REFERENCES outbox (id) ON DELETE CASCADE,
    sender TEXT NOT NULL,                   -- of the envelope
    size INTEGER NOT NULL,
    bytes BLOB NOT NULL
);

---- Processes

-- The workers of this database and their settings. A worker whose beats do not change is gone.
CREATE TABLE worker (
    name TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    roles TEXT NOT NULL,
    settings TEXT NOT NULL,
    beats BIGINT NOT NULL,
    at BIGINT NOT NULL
);

-- When the server was last known to run, and the last board done by a running refresh of all summaries.
CREATE TABLE heartbeat (
    name TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Troubles of the server, present and past, so that a restart reports none twice.
CREATE TABLE alarm (
    cause TEXT PRIMARY KEY,
    since BIGINT NOT NULL,
    told_at BIGINT,
    weight BIGINT NOT NULL,
    ended_at BIGINT                         -- empty while it lasts
);

---- Numbers

-- The last number given out, by kind. SQLite itself counts the mails here, as their rows are inserted. A migration that
-- makes a counted table anew must keep its number here, since no number is given out twice.
INSERT INTO sqlite_sequence (name, seq) VALUES
    ('announcement', 0),
    ('applicant', 0),
    ('audit', 0),
    ('board', 100),
    ('challenge', 0),
    ('course', 0),
    ('hold', 0),
    ('inbox', 0),
    ('invitation', 0),
    ('outbox', 0),
    ('player', 0),
    ('remark', 0),
    ('report', 0),
    ('tournament', 0),
    ('vacation', 0);
