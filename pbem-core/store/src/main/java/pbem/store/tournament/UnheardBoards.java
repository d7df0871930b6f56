package pbem.store.tournament;

import pbem.record.GameRecord;
import pbem.store.engine.Session;

/** Which boards of tournaments were closed, or opened again, since their tournament heard of it. */
public record UnheardBoards(Session session) {

    /** As what a board of a tournament is heard of: nothing while it goes on, else the revision of its end. */
    private static final String AS_HEARD = "(SELECT CASE WHEN board.state = 'ACTIVE' THEN 0 ELSE board.revision END"
            + " FROM board WHERE board.number = tournament_board.board)";

    /** Notes how a board stands now; nothing for one that belongs to no tournament. */
    public void follow(GameRecord record) {
        session.sql("UPDATE tournament_board SET unheard = CASE WHEN heard = :heard THEN 0 ELSE 1 END"
                        + " WHERE board = :board")
                .bind("heard", record.closed().isPresent() ? record.revision() : 0)
                .bind("board", record.board().number())
                .execute();
    }

    /** How many boards of a tournament are noted otherwise than they stand. */
    int wrong(int tournament) {
        return session.sql("SELECT count(*) FROM tournament_board WHERE tournament = :tournament"
                        + " AND unheard <> CASE WHEN heard = " + AS_HEARD + " THEN 0 ELSE 1 END")
                .bind("tournament", tournament)
                .integers()
                .one();
    }
}
