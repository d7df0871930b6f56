package pbem.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.record.GameRecord;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;
import pbem.summary.BoardMark;

/** Reads everything that the page of a board depends on, by one statement. */
record BoardMarks(Session session) {

    /** A present or former player of the board has not made the talk public. */
    private static final String PRIVATE_TALK = "(" + privateTalk("seat") + " OR " + privateTalk("former_seat") + ")";

    private static String privateTalk(String table) {
        return "EXISTS (SELECT 1 FROM " + table + " AS own WHERE own.board = board.number"
                + " AND NOT EXISTS (SELECT 1 FROM preference WHERE preference.player_id = own.player_id"
                + " AND preference.name = 'talk' AND preference.value = 'PUBLIC'))";
    }

    /** The mark of a board; empty if there is no such board. */
    Optional<BoardMark> of(int number) {
        List<BoardMark> seats = session.sql(
                        "SELECT board.revision, board.edition, board.state, board.deadline, player.user_id,"
                                + " CASE WHEN " + PRIVATE_TALK + " THEN -1 ELSE (SELECT count(*) FROM remark"
                                + " WHERE remark.board = board.number) END AS chats,"
                                + " (SELECT count(*) FROM analysis WHERE analysis.board = board.number"
                                + " AND analysis.revision = board.revision AND analysis.done_at IS NOT NULL) AS analyses,"
                                + " (SELECT count(*) FROM seat AS taken JOIN player AS program ON program.id = taken.player_id"
                                + " WHERE taken.board = board.number AND program.bot = 1 AND program.rated_bot = 0) AS programs"
                                + " FROM board"
                                + " JOIN seat ON seat.board = board.number JOIN player ON player.id = seat.player_id"
                                + " WHERE board.number = :number ORDER BY seat.seat")
                .bind("number", number)
                .map(row -> new BoardMark(
                        number,
                        row.getInt("revision"),
                        row.getInt("edition"),
                        row.getString("state").equals(GameRecord.State.ACTIVE.name()),
                        List.of(row.getString("user_id")),
                        OptionalColumn.instant(row, "deadline"),
                        row.getInt("chats") < 0 ? OptionalInt.empty() : OptionalInt.of(row.getInt("chats")),
                        row.getInt("analyses"),
                        row.getInt("programs") > 0));
        return seats.stream()
                .findFirst()
                .map(mark -> mark.ofUsers(
                        seats.stream().flatMap(seat -> seat.users().stream()).toList()));
    }
}
