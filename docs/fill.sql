-- Fills a PostgreSQL database of PBeM to measure what grows with it: all rows are copied :copies times, each copy with its
-- own players, boards and numbers, and finished mails another :mails times for each copy. The copies cannot be played on:
-- their chains of hashes and tokens are those of the originals. Never run this where people play.
--
--     psql -v copies=1000 -v mails=10 -f docs/fill.sql DATABASE       -- as a superuser, with the server stopped
--
-- From 20 boards and 100 mails in and out that makes 20,000 boards and 1,000,000 mails each way.
SET session_replication_role = replica;   -- skips reference checks: each referenced row is copied, too

-- Indexes other than keys are made again at the end, which takes half the time.
CREATE TEMP TABLE index_again AS SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS made FROM pg_index
    WHERE NOT indisunique AND indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace);
DO $$ DECLARE i record; BEGIN FOR i IN SELECT * FROM index_again LOOP EXECUTE 'DROP INDEX ' || i.name; END LOOP; END $$;

-- Copies the rows that meet a condition. The object gives the changed columns: n is the number of a copy, i counts mails.
CREATE FUNCTION pg_temp.copy_rows(copied text, copies int, mails int, which text, changed jsonb) RETURNS void AS $$
DECLARE
    names text;
    expressions text;
BEGIN
    SELECT string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position),
           string_agg(coalesce(changed ->> column_name, 'm.' || quote_ident(column_name)), ', ' ORDER BY ordinal_position)
        INTO names, expressions FROM information_schema.columns
        WHERE table_schema = current_schema() AND table_name = copied;
    EXECUTE format('INSERT INTO %I (%s) SELECT %s FROM generate_series(1, %s) n CROSS JOIN generate_series(1, %s) i'
        || ' CROSS JOIN %I m WHERE %s', copied, names, expressions, copies, mails, copied, which);
END $$ LANGUAGE plpgsql;

-- The distance between the numbers of two copies.
CREATE TEMP TABLE span AS SELECT :mails AS mails,
    (SELECT coalesce(max(id), 0) + 1 FROM player) AS player,
    (SELECT coalesce(max(number), 0) + 1 FROM board) AS board,
    (SELECT coalesce(max(number), 0) + 1 FROM challenge) AS challenge,
    (SELECT coalesce(max(id), 0) + 1 FROM inbox) AS inbox,
    (SELECT coalesce(max(id), 0) + 1 FROM outbox) AS outbox,
    (SELECT coalesce(max(id), 0) + 1 FROM remark) AS remark;

SELECT pg_temp.copy_rows('player', :copies, 1, 'true', '{"id": "m.id + n * (SELECT player FROM span)",
    "user_id": "m.user_id || ''n'' || n", "user_key": "m.user_key || ''n'' || n"}');
SELECT pg_temp.copy_rows('address', :copies, 1, 'true', '{"player_id": "m.player_id + n * (SELECT player FROM span)",
    "address": "n || m.address", "address_key": "n || m.address_key"}');
SELECT pg_temp.copy_rows('preference', :copies, 1, 'true', '{"player_id": "m.player_id + n * (SELECT player FROM span)"}');
SELECT pg_temp.copy_rows('board', :copies, 1, 'true', '{"number": "m.number + n * (SELECT board FROM span)"}');
SELECT pg_temp.copy_rows('seat', :copies, 1, 'true', '{"board": "m.board + n * (SELECT board FROM span)",
    "player_id": "m.player_id + n * (SELECT player FROM span)"}');
SELECT pg_temp.copy_rows('event', :copies, 1, 'true', '{"board": "m.board + n * (SELECT board FROM span)",
    "actor_name": "CASE m.actor_role WHEN ''PLAYER'' THEN m.actor_name || n ELSE m.actor_name END"}');
SELECT pg_temp.copy_rows('turn', :copies, 1, 'true', '{"board": "m.board + n * (SELECT board FROM span)",
    "player_id": "m.player_id + n * (SELECT player FROM span)", "deadline": "m.deadline + 1000 * n",
    "nag_at": "m.nag_at + 1000 * n"}');
SELECT pg_temp.copy_rows('challenge', :copies, 1, 'true', '{"number": "m.number + n * (SELECT challenge FROM span)",
    "challenger": "m.challenger + n * (SELECT player FROM span)", "board": "m.board + n * (SELECT board FROM span)"}');
SELECT pg_temp.copy_rows('invitee', :copies, 1, 'true', '{"challenge": "m.challenge + n * (SELECT challenge FROM span)",
    "player_id": "m.player_id + n * (SELECT player FROM span)"}');
SELECT pg_temp.copy_rows('rated_seat', :copies, 1, 'true', '{"board": "m.board + n * (SELECT board FROM span)",
    "player_id": "m.player_id + n * (SELECT player FROM span)"}');
SELECT pg_temp.copy_rows('rating', :copies, 1, 'true', '{"player_id": "m.player_id + n * (SELECT player FROM span)"}');
SELECT pg_temp.copy_rows('remark', :copies, 1, 'true', '{"id": "m.id + n * (SELECT remark FROM span)",
    "board": "m.board + n * (SELECT board FROM span)", "player_id": "m.player_id + n * (SELECT player FROM span)"}');
SELECT pg_temp.copy_rows('watched_board', :copies, 1, 'true', '{"board": "m.board + n * (SELECT board FROM span)",
    "player_id": "m.player_id + n * (SELECT player FROM span)"}');
SELECT pg_temp.copy_rows('block', :copies, 1, 'true', '{"player_id": "m.player_id + n * (SELECT player FROM span)",
    "blocked": "m.blocked + n * (SELECT player FROM span)"}');
SELECT pg_temp.copy_rows('vacation', :copies, 1, 'true', '{"id": "(SELECT max(id) FROM vacation) * n + m.id",
    "player_id": "m.player_id + n * (SELECT player FROM span)"}');
SELECT pg_temp.copy_rows('inbox', :copies, :mails, 'm.state = ''DONE''',
    '{"id": "m.id + (n::bigint * (SELECT mails FROM span) + i) * (SELECT inbox FROM span)", "fingerprint": "m.fingerprint || ''-'' || n || ''-'' || i",
    "message_id": "m.message_id || ''-'' || n || ''-'' || i", "sender": "n || m.sender", "player_id": "m.player_id + n * (SELECT player FROM span)",
    "received_at": "m.received_at - 60000::bigint * n * i"}');
SELECT pg_temp.copy_rows('outbox', :copies, :mails, 'm.state = ''SENT''',
    '{"id": "m.id + (n::bigint * (SELECT mails FROM span) + i) * (SELECT outbox FROM span)", "token": "m.token || ''-'' || n || ''-'' || i",
    "message_id": "m.message_id || ''-'' || n || ''-'' || i", "player_id": "m.player_id + n * (SELECT player FROM span)",
    "board": "m.board + n * (SELECT board FROM span)", "at": "m.at - 60000::bigint * n * i",
    "inbox_id": "m.inbox_id + (n::bigint * (SELECT mails FROM span) + i) * (SELECT inbox FROM span)"}');
INSERT INTO rate (who, what, at) SELECT 'player ' || n, 'mail', n FROM generate_series(1, :copies) n;

-- New numbers follow those of the copies.
SELECT setval('player_number', (SELECT max(id) FROM player));
SELECT setval('board_number', (SELECT max(number) FROM board));
SELECT setval('challenge_number', (SELECT coalesce(max(number), 1) FROM challenge));
SELECT setval('inbox_number', (SELECT max(id) FROM inbox));
SELECT setval('outbox_number', (SELECT max(id) FROM outbox));
SELECT setval('remark_number', (SELECT coalesce(max(id), 1) FROM remark));
SELECT setval('vacation_number', (SELECT coalesce(max(id), 1) FROM vacation));
RESET session_replication_role;
DO $$ DECLARE i record; BEGIN FOR i IN SELECT * FROM index_again LOOP EXECUTE i.made; END LOOP; END $$;
ANALYZE;
