-- Of a board of a tournament whether it was closed, or opened again, since that was heard of: what is due is found by it.
ALTER TABLE tournament_board ADD COLUMN unheard BIGINT NOT NULL DEFAULT 0;
UPDATE tournament_board SET unheard = 1 WHERE heard <>
    (SELECT CASE WHEN board.state = 'ACTIVE' THEN 0 ELSE board.revision END
     FROM board WHERE board.number = tournament_board.board);
CREATE INDEX tournament_board_unheard ON tournament_board (tournament) WHERE unheard = 1;

-- What the director of a tournament ended is not said of the admin: the summary follows from the log.
UPDATE board SET result = replace(replace(result, '"play.void"', '"play.void-by-director"'),
    '"play.adjudicated"', '"play.adjudicated-by-director"')
WHERE state <> 'ACTIVE' AND EXISTS (SELECT 1 FROM event
    WHERE event.board = board.number AND event.revision = board.revision
    AND event.actor_role = 'ADMIN' AND event.actor_name = 'director' AND event.kind IN ('voided', 'adjudicated'));
