package pbem.store.rating;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import pbem.game.Result;
import pbem.rating.RatedBoard;
import pbem.rating.RatedBoard.RatedSeat;
import pbem.rating.RatingChange;
import pbem.rating.RatingScale;
import pbem.rating.Skill;

/**
 * The rows of boards that count. When a board is closed, or closed otherwise than before, all boards of its game that were
 * closed after it are counted anew: mostly none.
 */
public final class RatingRows {

    private static final String FROM = "(closed_at > :closed OR closed_at = :closed AND board >= :board)";
    private static final String BEFORE = "(closed_at < :closed OR closed_at = :closed AND board < :board)";

    private final Handle handle;

    public RatingRows(Handle handle) {
        this.handle = handle;
    }

    /** A board that counts, with what it did to the ratings. */
    record Counted(RatedBoard board, List<RatingChange> changes) {}

    /**
     * A board stands otherwise now.
     *
     * @param now what it says; empty if it does not count
     * @return whether that is anything new
     */
    public boolean put(int number, Optional<RatedBoard> now) {
        Optional<RatedBoard> counts = counting(now);
        Optional<RatedBoard> before = stored(number);
        if (before.equals(counts)) {
            return false;
        }
        replace(number, counts);
        RatedBoard first = Stream.of(before, counts)
                .flatMap(Optional::stream)
                .min(Comparator.naturalOrder())
                .orElseThrow();
        Set<Long> touched = countFrom(first);
        before.ifPresent(board -> board.seats().forEach(seat -> touched.add(seat.player())));
        touched.forEach(player -> sum(first.game(), player));
        return true;
    }

    /** Without those that a program takes part in. */
    Optional<RatedBoard> counting(Optional<RatedBoard> board) {
        return board.filter(one -> !hasProgram(one));
    }

    /** Only the board itself: nothing is counted yet. */
    void replace(int number, Optional<RatedBoard> board) {
        handle.execute("DELETE FROM rated_seat WHERE board = ?", number);
        board.ifPresent(this::insert);
    }

    /** Whether somebody there is a program of which the admin has not said that its boards count. */
    private boolean hasProgram(RatedBoard board) {
        return handle.createQuery("SELECT count(*) FROM seat JOIN player ON player.id = seat.player_id"
                                + " WHERE seat.board = :board AND player.bot = 1 AND player.rated_bot = 0")
                        .bind("board", board.number())
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    Optional<RatedBoard> stored(int number) {
        return counted("WHERE board = :board", query -> query.bind("board", number)).stream()
                .findFirst()
                .map(Counted::board);
    }

    /** Everything of a game, in order. */
    List<Counted> all(String game) {
        return counted("WHERE game = :game", query -> query.bind("game", game));
    }

    /** The rows put together as boards, in the order in which they count. */
    private List<Counted> counted(String where, UnaryOperator<Query> bound) {
        List<Counted> boards = new ArrayList<>();
        List<RatingChange> changes = new ArrayList<>();
        String sql = "SELECT * FROM rated_seat " + where + " ORDER BY closed_at, board, seat";
        List<Row> rows = bound.apply(handle.createQuery(sql))
                .map((row, context) -> Row.of(row))
                .list();
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            changes.add(row.change());
            if (i + 1 == rows.size() || rows.get(i + 1).board() != row.board()) {
                List<RatedSeat> seats = changes.stream().map(RatingChange::seat).toList();
                boards.add(new Counted(
                        new RatedBoard(row.board(), row.game(), row.closed(), seats), List.copyOf(changes)));
                changes.clear();
            }
        }
        return boards;
    }

    private record Row(int board, String game, Instant closed, RatingChange change) {
        static Row of(ResultSet row) throws SQLException {
            return new Row(
                    row.getInt("board"),
                    row.getString("game"),
                    Instant.ofEpochMilli(row.getLong("closed_at")),
                    RatingRows.change(row));
        }
    }

    static RatingChange change(ResultSet row) throws SQLException {
        return new RatingChange(
                new RatedSeat(
                        row.getInt("seat"),
                        row.getLong("player_id"),
                        row.getInt("place"),
                        Result.valueOf(row.getString("result"))),
                new Skill(row.getDouble("mu_before"), row.getDouble("sigma_before")),
                new Skill(row.getDouble("mu"), row.getDouble("sigma")));
    }

    /** Not counted yet. */
    private void insert(RatedBoard board) {
        for (RatedSeat seat : board.seats()) {
            handle.createUpdate("INSERT INTO rated_seat (board, seat, game, closed_at, player_id, place, result,"
                            + " mu_before, sigma_before, mu, sigma) VALUES (:board, :seat, :game, :closed, :player,"
                            + " :place, :result, 0, 0, 0, 0)")
                    .bind("board", board.number())
                    .bind("seat", seat.seat())
                    .bind("game", board.game())
                    .bind("closed", board.closed().toEpochMilli())
                    .bind("player", seat.player())
                    .bind("place", seat.place())
                    .bind("result", seat.result().name())
                    .execute();
        }
    }

    /** Counts that board and all after it: the players whose rows are others now. */
    private Set<Long> countFrom(RatedBoard first) {
        long closed = first.closed().toEpochMilli();
        RatingScale scale = new RatingScale(player -> earlier(first.game(), player, closed, first.number()));
        Set<Long> touched = new TreeSet<>();
        List<Counted> from = counted(
                "WHERE game = :game AND " + FROM,
                query -> query.bind("game", first.game()).bind("closed", closed).bind("board", first.number()));
        for (Counted board : from) {
            List<RatingChange> changes = scale.count(board.board());
            for (int i = 0; i < changes.size(); i++) {
                if (!changes.get(i).equals(board.changes().get(i))) {
                    write(board.board().number(), changes.get(i));
                    touched.add(changes.get(i).seat().player());
                }
            }
        }
        return touched;
    }

    private Skill earlier(String game, long player, long closed, int board) {
        return handle.createQuery("SELECT mu, sigma FROM rated_seat WHERE player_id = :player AND game = :game AND "
                        + BEFORE + " ORDER BY closed_at DESC, board DESC LIMIT 1")
                .bind("player", player)
                .bind("game", game)
                .bind("closed", closed)
                .bind("board", board)
                .map((row, context) -> new Skill(row.getDouble("mu"), row.getDouble("sigma")))
                .findOne()
                .orElse(Skill.START);
    }

    void write(int board, RatingChange change) {
        handle.createUpdate("UPDATE rated_seat SET mu_before = :muBefore, sigma_before = :sigmaBefore, mu = :mu,"
                        + " sigma = :sigma WHERE board = :board AND seat = :seat")
                .bind("board", board)
                .bind("seat", change.seat().seat())
                .bind("muBefore", change.before().mu())
                .bind("sigmaBefore", change.before().sigma())
                .bind("mu", change.after().mu())
                .bind("sigma", change.after().sigma())
                .execute();
    }

    /** Writes the sum of a player's rows anew; none if there is none left. */
    void sum(String game, long player) {
        handle.execute("DELETE FROM rating WHERE game = ? AND player_id = ?", game, player);
        handle.createUpdate("INSERT INTO rating (game, player_id, mu, sigma, boards, opponents, won, drawn, lost,"
                        + " last_at) " + SUM)
                .bind("game", game)
                .bind("player", player)
                .execute();
    }

    /** One row, or none. */
    private static final String SUM = "SELECT newest.game, newest.player_id, newest.mu, newest.sigma,"
            + " (SELECT count(*) FROM rated_seat WHERE player_id = :player AND game = :game),"
            + " (SELECT count(DISTINCT other.player_id) FROM rated_seat AS own JOIN rated_seat AS other"
            + " ON other.board = own.board AND other.player_id <> own.player_id"
            + " WHERE own.player_id = :player AND own.game = :game),"
            + " (SELECT count(*) FROM rated_seat WHERE player_id = :player AND game = :game AND result = 'WON'),"
            + " (SELECT count(*) FROM rated_seat WHERE player_id = :player AND game = :game AND result = 'DREW'),"
            + " (SELECT count(*) FROM rated_seat WHERE player_id = :player AND game = :game AND result = 'LOST'),"
            + " newest.closed_at FROM (SELECT * FROM rated_seat WHERE player_id = :player AND game = :game"
            + " ORDER BY closed_at DESC, board DESC LIMIT 1) AS newest";
}
