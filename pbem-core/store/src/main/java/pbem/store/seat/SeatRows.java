package pbem.store.seat;

import java.util.ArrayList;
import java.util.List;
import pbem.player.Player;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.record.SeatChange;
import pbem.store.engine.Session;

/** The players of seats in rows: present players in one table, former players in another. */
public record SeatRows(Session session) {

    /** The last revision of a present player, which is greater than that of any event. */
    public static final int STILL = Integer.MAX_VALUE;

    /**
     * The query for the present and former players of boards, in the order that {@link Seated} needs, with the columns
     * {@code at_board}, {@code seat}, {@code player_id} and those of the player.
     */
    public static String sittings(String columns) {
        return sittings("seat", String.valueOf(STILL), columns) + " UNION ALL "
                + sittings("former_seat", "until_revision", columns) + " ORDER BY at_board, seat, until_revision";
    }

    private static String sittings(String table, String until, String columns) {
        return "SELECT sitting.board AS at_board, sitting.seat, sitting.player_id, " + until
                + " AS until_revision, " + columns + ","
                + " EXISTS (SELECT 1 FROM vacation WHERE vacation.player_id = sitting.player_id) AS is_away"
                + " FROM " + table + " AS sitting LEFT JOIN player ON player.id = sitting.player_id"
                + " WHERE sitting.board IN (<numbers>)";
    }

    /**
     * A table of the seats that {@code :player} has or had, with the revisions from which and until which; until
     * {@link #STILL} if they still have the seat.
     */
    public static final String OF_PLAYER = "(SELECT seat.board, seat.seat, coalesce((SELECT max(earlier.until_revision)"
            + " FROM former_seat AS earlier WHERE earlier.board = seat.board AND earlier.seat = seat.seat), 0)"
            + " AS from_revision, " + STILL + " AS until_revision FROM seat WHERE seat.player_id = :player"
            + " UNION ALL SELECT former_seat.board, former_seat.seat, coalesce((SELECT max(earlier.until_revision)"
            + " FROM former_seat AS earlier WHERE earlier.board = former_seat.board AND earlier.seat = former_seat.seat"
            + " AND earlier.until_revision < former_seat.until_revision), 0) AS from_revision, former_seat.until_revision"
            + " FROM former_seat WHERE former_seat.player_id = :player)";

    /** The ids of the players who take over a seat in these entries. */
    public static List<Long> successors(List<Entry> entries) {
        return entries.stream()
                .map(entry -> entry.event().successor())
                .flatMap(successor -> successor.stream().boxed())
                .toList();
    }

    /** Stores the handovers of seats between two states of a board. */
    public void follow(GameRecord before, GameRecord after) {
        for (Entry entry : after.entries().subList(before.revision(), after.revision())) {
            after.handover(entry).ifPresent(handover -> keep(after.board().number(), entry.revision(), handover));
        }
    }

    private void keep(int board, int revision, SeatChange handover) {
        session.execute(
                "INSERT INTO former_seat (board, seat, until_revision, player_id) VALUES (?, ?, ?, ?)",
                board,
                handover.seat().number(),
                revision,
                handover.from().id());
        session.execute(
                "UPDATE seat SET player_id = ? WHERE board = ? AND seat = ?",
                handover.to().id(),
                board,
                handover.seat().number());
    }

    /** Whether the rows match the log. */
    public boolean areOf(GameRecord record) {
        int board = record.board().number();
        List<String> said = session.sql("SELECT seat, until_revision, player_id FROM former_seat"
                        + " WHERE board = :board ORDER BY until_revision, seat")
                .bind("board", board)
                .map(row -> row.getInt(1) + " " + row.getInt(2) + " " + row.getLong(3));
        List<String> logged = new ArrayList<>();
        for (Entry entry : record.entries()) {
            record.handover(entry)
                    .ifPresent(handover -> logged.add(handover.seat().number() + " " + entry.revision() + " "
                            + handover.from().id()));
        }
        List<Long> now = session.sql("SELECT player_id FROM seat WHERE board = ? ORDER BY seat", board)
                .longs();
        return said.equals(logged)
                && now.equals(record.board().players().stream().map(Player::id).toList());
    }
}
