package pbem.store.rating;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.Result;
import pbem.rating.Career;
import pbem.rating.RatedBoard;
import pbem.rating.RatedBoard.RatedSeat;
import pbem.rating.RatingChange;
import pbem.rating.RatingScale;
import pbem.rating.Skill;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

/**
 * The rows of boards that count. When a board is closed, or its result changes, all boards of its game that were closed
 * after it are counted again: usually none.
 */
public record RatingRows(Session session) {

    private static final String FROM = "(closed_at > :closed OR closed_at = :closed AND board >= :board)";
    private static final String BEFORE = "(own.closed_at < :closed OR own.closed_at = :closed AND own.board < :board)";

    private static final String CAREER = "mu = :mu, sigma = :sigma, boards = :boards, opponents = :opponents,"
            + " won = :won, drawn = :drawn, lost = :lost";

    /** A board that counts, with its rating changes. */
    record Counted(RatedBoard board, List<RatingChange> changes) {}

    /**
     * Updates the ratings after a change of a board.
     *
     * @param now its rated result; empty if it does not count
     */
    public void put(int number, Optional<RatedBoard> now) {
        Optional<RatedBoard> counts = counting(now);
        Optional<RatedBoard> before = stored(number);
        if (before.equals(counts)) {
            return;
        }
        replace(number, counts);
        RatedBoard first = Stream.of(before, counts)
                .flatMap(Optional::stream)
                .min(Comparator.naturalOrder())
                .orElseThrow();
        RatingScale scale = new RatingScale(new Earlier(first));
        from(first, board -> {
            List<RatingChange> changes = scale.count(board.board());
            for (int i = 0; i < changes.size(); i++) {
                if (!changes.get(i).equals(board.changes().get(i))) {
                    write(board.board().number(), changes.get(i));
                }
            }
        });
        before.ifPresent(board -> board.seats().forEach(seat -> scale.of(seat.player())));
        scale.careers().forEach((player, career) -> write(first.game(), player, career));
    }

    /** The board, if no unrated program plays on it. */
    Optional<RatedBoard> counting(Optional<RatedBoard> board) {
        return board.filter(one -> !hasProgram(one));
    }

    /** Replaces the board itself, without counting it. */
    void replace(int number, Optional<RatedBoard> board) {
        session.execute("DELETE FROM rated_seat WHERE board = ?", number);
        board.ifPresent(this::insert);
    }

    /** Whether an unrated program plays on the board. */
    private boolean hasProgram(RatedBoard board) {
        return session.sql("SELECT count(*) FROM seat JOIN player ON player.id = seat.player_id"
                                + " WHERE seat.board = :board AND player.bot = 1 AND player.rated_bot = 0")
                        .bind("board", board.number())
                        .count()
                > 0;
    }

    Optional<RatedBoard> stored(int number) {
        List<RatedBoard> found = new ArrayList<>();
        read("WHERE board = :board", query -> query.bind("board", number), board -> found.add(board.board()));
        return found.stream().findFirst();
    }

    /** All counted boards of a game, in order. */
    void all(String game, Consumer<Counted> each) {
        read("WHERE game = :game", query -> query.bind("game", game), each);
    }

    /** That board and all later ones. */
    private void from(RatedBoard first, Consumer<Counted> each) {
        read(
                "WHERE game = :game AND " + FROM,
                query -> query.bind("game", first.game())
                        .bind("closed", first.closed().toEpochMilli())
                        .bind("board", first.number()),
                each);
    }

    /** Reads rows as boards, one after the other, in the order in which they count. */
    private void read(String where, UnaryOperator<Sql> bound, Consumer<Counted> each) {
        String sql = "SELECT * FROM rated_seat " + where + " ORDER BY closed_at, board, seat";
        List<Row> board = new ArrayList<>();
        bound.apply(session.sql(sql)).each(row -> Row.of(row), row -> {
            if (!board.isEmpty() && board.get(0).board() != row.board()) {
                each.accept(Row.together(board));
                board.clear();
            }
            return board.add(row);
        });
        if (!board.isEmpty()) {
            each.accept(Row.together(board));
        }
    }

    private record Row(int board, String game, Instant closed, RatingChange change) {
        static Row of(ResultSet row) throws SQLException {
            return new Row(
                    row.getInt("board"),
                    row.getString("game"),
                    Instant.ofEpochMilli(row.getLong("closed_at")),
                    RatingRows.change(row));
        }

        static Counted together(List<Row> rows) {
            Row any = rows.get(0);
            List<RatingChange> changes = rows.stream().map(Row::change).toList();
            return new Counted(
                    new RatedBoard(
                            any.board(),
                            any.game(),
                            any.closed(),
                            changes.stream().map(RatingChange::seat).toList()),
                    changes);
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
                career(row, "closed_at"));
    }

    /** @param last the column with the closing time of the last board */
    static Career career(ResultSet row, String last) throws SQLException {
        return new Career(
                new Skill(row.getDouble("mu"), row.getDouble("sigma")),
                row.getInt("boards"),
                row.getInt("opponents"),
                row.getInt("won"),
                row.getInt("drawn"),
                row.getInt("lost"),
                Optional.of(Instant.ofEpochMilli(row.getLong(last))));
    }

    /** Inserts a board that is not counted yet. */
    private void insert(RatedBoard board) {
        for (RatedSeat seat : board.seats()) {
            session.sql("INSERT INTO rated_seat (board, seat, game, closed_at, player_id, place, result,"
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

    /** The state of the ratings before a board. */
    private final class Earlier implements RatingScale.Earlier {

        private final RatedBoard first;

        private Earlier(RatedBoard first) {
            this.first = first;
        }

        @Override
        public Career of(long player) {
            return before(
                            "SELECT own.* FROM rated_seat AS own WHERE own.player_id = :player AND own.game = :game AND "
                                    + BEFORE + " ORDER BY own.closed_at DESC, own.board DESC LIMIT 1",
                            player)
                    .map(row -> career(row, "closed_at"))
                    .findOne()
                    .orElse(Career.NONE);
        }

        @Override
        public List<Instant> meetings(long player, long other) {
            Instant yearBefore = first.closed().minus(RatingScale.YEAR);
            Deque<Instant> met = new ArrayDeque<>();
            before(
                            "SELECT own.closed_at FROM rated_seat AS own JOIN rated_seat AS other"
                                    + " ON other.board = own.board AND other.player_id = :other"
                                    + " WHERE own.player_id = :player AND own.game = :game AND " + BEFORE
                                    + " ORDER BY own.closed_at DESC, own.board DESC",
                            player)
                    .bind("other", other)
                    .each(row -> Instant.ofEpochMilli(row.getLong("closed_at")), closed -> {
                        met.addFirst(closed);
                        return closed.isAfter(yearBefore);
                    });
            return List.copyOf(met);
        }

        private Sql before(String sql, long player) {
            return session.sql(sql)
                    .bind("player", player)
                    .bind("game", first.game())
                    .bind("closed", first.closed().toEpochMilli())
                    .bind("board", first.number());
        }
    }

    void write(int board, RatingChange change) {
        session.sql("UPDATE rated_seat SET mu_before = :muBefore, sigma_before = :sigmaBefore, " + CAREER
                        + " WHERE board = :board AND seat = :seat")
                .bind("board", board)
                .bind("seat", change.seat().seat())
                .bind("muBefore", change.before().mu())
                .bind("sigmaBefore", change.before().sigma())
                .bindMap(columns(change.career()))
                .execute();
    }

    /** The final records of all players of a game, by player. */
    Map<Long, Career> careers(String game) {
        return session.sql("SELECT * FROM rating WHERE game = ?", game)
                .map(row -> Map.entry(row.getLong("player_id"), career(row, "last_at")))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /** Stores a player's final record; removes it if no board is left. */
    void write(String game, long player, Career career) {
        if (career.last().isEmpty()) {
            session.execute("DELETE FROM rating WHERE game = ? AND player_id = ?", game, player);
            return;
        }
        session.sql("INSERT INTO rating (game, player_id, mu, sigma, boards, opponents, won, drawn, lost,"
                        + " last_at) VALUES (:game, :player, :mu, :sigma, :boards, :opponents, :won, :drawn, :lost, :last)"
                        + " ON CONFLICT (game, player_id) DO UPDATE SET last_at = :last, " + CAREER)
                .bind("game", game)
                .bind("player", player)
                .bind("last", career.last().get().toEpochMilli())
                .bindMap(columns(career))
                .execute();
    }

    private static Map<String, Object> columns(Career career) {
        return Map.of(
                "mu", career.skill().mu(),
                "sigma", career.skill().sigma(),
                "boards", career.boards(),
                "opponents", career.opponents(),
                "won", career.won(),
                "drawn", career.drawn(),
                "lost", career.lost());
    }
}
