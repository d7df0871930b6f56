package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import pbem.clock.BoardClock;
import pbem.clock.OpenTurn;
import pbem.clock.SeatClock;
import pbem.game.Seat;
import pbem.record.Board;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

/** The turns under way in rows, so that due ones are found without replaying boards. */
record TurnRows(Session session) {

    private static final String IF_SAME = "CASE WHEN seat = :seat AND began_at = :began THEN";

    /** Updates the rows of a board from its clock. Notes about a turn are kept while it lasts. */
    void keep(BoardClock clock) {
        List<SeatClock> onTurn = List.copyOf(clock.onTurn());
        if (onTurn.size() != 1 || !follows(clock, onTurn.get(0))) {
            replace(clock, onTurn);
        }
    }

    /** Replaces the only turn of a board by the next one; returns whether the board had exactly one. */
    private boolean follows(BoardClock clock, SeatClock seat) {
        return bound(
                                "UPDATE turn SET seat = :seat, player_id = :player, began_at = :began, nag_at = :nag,"
                                        + " last_call_at = :lastCall, deadline = :deadline, claim = :claim,"
                                        + " reminded_at = " + IF_SAME + " reminded_at END,"
                                        + " announced_at = " + IF_SAME + " announced_at END WHERE board = :board"
                                        + " AND (SELECT count(*) FROM turn AS every WHERE every.board = :board) = 1",
                                clock,
                                seat)
                        .execute()
                == 1;
    }

    private void replace(BoardClock clock, List<SeatClock> onTurn) {
        Map<Integer, Noted> noted = remove(clock.record().board().number());
        for (SeatClock seat : onTurn) {
            Noted before = noted.getOrDefault(seat.seat().number(), Noted.NOTHING);
            Noted kept = before.began().equals(seat.turn().orElseThrow().began()) ? before : Noted.NOTHING;
            bound(
                            "INSERT INTO turn (board, seat, player_id, began_at, nag_at, last_call_at, deadline, claim,"
                                    + " reminded_at, announced_at) VALUES (:board, :seat, :player, :began, :nag, :lastCall,"
                                    + " :deadline, :claim, :reminded, :announced)",
                            clock,
                            seat)
                    .bind("reminded", kept.reminded())
                    .bind("announced", kept.announced())
                    .execute();
        }
    }

    private Sql bound(String sql, BoardClock clock, SeatClock seat) {
        Board board = clock.record().board();
        SeatClock.Turn turn = seat.turn().orElseThrow();
        return session.sql(sql)
                .leavingLoaded()
                .bind("board", board.number())
                .bind("seat", seat.seat().number())
                .bind("player", board.player(seat.seat()).id())
                .bind("began", turn.began())
                .bind("nag", turn.nagAt())
                .bind("lastCall", turn.lastCallAt())
                .bind("deadline", turn.deadline())
                .bind("claim", board.terms().claim() ? 1 : 0);
    }

    /** The notes about a turn. */
    private record Noted(Instant began, Optional<Long> reminded, Optional<Long> announced) {
        static final Noted NOTHING = new Noted(Instant.MIN, Optional.empty(), Optional.empty());
    }

    private Map<Integer, Noted> remove(int board) {
        Map<Integer, Noted> noted = new TreeMap<>();
        session.sql("DELETE FROM turn WHERE board = :board RETURNING seat, began_at, reminded_at, announced_at")
                .leavingLoaded()
                .bind("board", board)
                .map(row -> Map.entry(
                        row.getInt("seat"),
                        new Noted(
                                Sql.instant(row, "began_at"),
                                optional(row, "reminded_at"),
                                optional(row, "announced_at"))))
                .forEach(entry -> noted.put(entry.getKey(), entry.getValue()));
        return noted;
    }

    static OpenTurn turn(ResultSet row) throws SQLException {
        return new OpenTurn(
                row.getInt("board"),
                row.getInt("revision"),
                new SeatClock.Turn(
                        Sql.instant(row, "began_at"),
                        Sql.instant(row, "nag_at"),
                        OptionalColumn.instant(row, "last_call_at"),
                        Sql.instant(row, "deadline")),
                OptionalColumn.instant(row, "reminded_at"));
    }

    private static Optional<Long> optional(ResultSet row, String column) throws SQLException {
        long value = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(value);
    }

    /** The rows of a board in words, one a turn, for the audit. */
    List<String> stored(int board) {
        return session.sql("SELECT * FROM turn WHERE board = ? ORDER BY seat", board)
                .map(row -> words(
                        row.getInt("seat"),
                        row.getLong("player_id"),
                        Sql.instant(row, "began_at"),
                        Sql.instant(row, "nag_at"),
                        OptionalColumn.instant(row, "last_call_at"),
                        Sql.instant(row, "deadline"),
                        row.getInt("claim")));
    }

    /** The expected rows in words. */
    static List<String> expected(BoardClock clock) {
        List<String> lines = new ArrayList<>();
        for (Seat seat : Seat.all(clock.seats().size())) {
            clock.of(seat)
                    .turn()
                    .ifPresent(turn -> lines.add(words(
                            seat.number(),
                            clock.record().board().player(seat).id(),
                            turn.began(),
                            turn.nagAt(),
                            turn.lastCallAt(),
                            turn.deadline(),
                            clock.record().board().terms().claim() ? 1 : 0)));
        }
        return lines;
    }

    private static String words(
            int seat,
            long player,
            Instant began,
            Instant nag,
            Optional<Instant> lastCall,
            Instant deadline,
            int claim) {
        return "seat " + seat + " of player " + player + " from " + began + ", reminders " + nag + " and "
                + lastCall.map(Object::toString).orElse("none") + ", until " + deadline + ", claim " + claim;
    }
}
