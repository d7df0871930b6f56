package pbem.store.tournament;

import java.util.List;
import pbem.record.GameRecord;
import pbem.store.engine.Session;

/** The boards whose closing or reopening their tournament has not processed yet. */
public record UnheardBoards(Session session) {

    /** The state of a board as a tournament processes it: 0 while it is open, otherwise the revision of its end. */
    private static final String AS_HEARD = "(SELECT CASE WHEN board.state = 'ACTIVE' THEN 0 ELSE board.revision END"
            + " FROM board WHERE board.number = tournament_board.board)";

    /** Records the state of a board; does nothing for a board outside of tournaments. */
    public void follow(GameRecord record) {
        session.sql("UPDATE tournament_board SET unheard = CASE WHEN heard = :heard THEN 0 ELSE 1 END"
                        + " WHERE board = :board")
                .bind("heard", record.closed().isPresent() ? record.revision() : 0)
                .bind("board", record.board().number())
                .execute();
    }

    /** Records that the tournament has processed the end of a board; one that goes on is still to be processed. */
    void heardOf(int board) {
        session.execute(
                "UPDATE tournament_board SET"
                        + " heard = (SELECT revision FROM board WHERE number = tournament_board.board),"
                        + " unheard = (SELECT CASE WHEN state = 'ACTIVE' THEN 1 ELSE 0 END FROM board"
                        + " WHERE number = tournament_board.board) WHERE board = ?",
                board);
    }

    /** The revision of a board up to which the tournament has heard; empty for a board without a row. */
    List<Integer> heard(int board) {
        return session.sql("SELECT heard FROM tournament_board WHERE board = :board")
                .bind("board", board)
                .integers();
    }

    /** Records up to which revision the tournament has heard of a board. */
    void heardUpTo(int board, int revision) {
        session.execute(
                "UPDATE tournament_board SET heard = ?, unheard = CASE WHEN " + AS_HEARD
                        + " = ? THEN 0 ELSE 1 END WHERE board = ?",
                revision,
                revision,
                board);
    }

    /** The number of a tournament's boards that are recorded wrongly. */
    int wrong(int tournament) {
        return session.sql("SELECT count(*) FROM tournament_board WHERE tournament = :tournament"
                        + " AND unheard <> CASE WHEN heard = " + AS_HEARD + " THEN 0 ELSE 1 END")
                .bind("tournament", tournament)
                .count();
    }
}
