package pbem.store.rating;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import pbem.player.Player;
import pbem.rating.Career;
import pbem.rating.ClosedPair;
import pbem.rating.HeadToHead;
import pbem.rating.MetOpponent;
import pbem.rating.RatedBoard;
import pbem.rating.RatedResult;
import pbem.rating.Rating;
import pbem.rating.RatingChange;
import pbem.rating.Ratings;
import pbem.rating.Standing;
import pbem.record.BrokenRecord;
import pbem.record.GameRecord;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

/**
 * The ratings in rows.
 *
 * @param records gives the record of a board by its number
 */
public record SqlRatings(Session session, IntFunction<Optional<GameRecord>> records) implements Ratings {

    private static final String ESTABLISHED =
            "rating.sigma <= " + Career.LARGEST_SIGMA + " AND rating.opponents >= " + Career.ENOUGH_OPPONENTS;

    private static final String UNDER_WAY = "SELECT count(*) FROM seat JOIN board ON board.number = seat.board"
            + " WHERE seat.player_id = player.id AND board.game = :game AND board.state = 'ACTIVE'";

    /** The condition that a player is listed. */
    public static final String SHOWN = "NOT EXISTS (SELECT 1 FROM preference WHERE preference.player_id = player.id"
            + " AND preference.name = 'profile' AND preference.value = 'HIDDEN')";

    private static final String IN_STANDINGS = " FROM rating JOIN player ON player.id = rating.player_id"
            + " WHERE rating.game = :game AND player.state = 'ACTIVE' AND " + SHOWN;

    private static final String BEST_FIRST =
            " ORDER BY CASE WHEN " + ESTABLISHED + " THEN 0 ELSE 1 END, rating.mu DESC, player.user_key";

    @Override
    public List<RatingChange> changes(int board) {
        return session.sql("SELECT * FROM rated_seat WHERE board = ? ORDER BY seat", board)
                .map(row -> RatingRows.change(row));
    }

    @Override
    public Rating of(Player player, String game) {
        return session.sql("SELECT rating.*, player.user_id, player.state, player.id FROM rating"
                        + " JOIN player ON player.id = rating.player_id"
                        + " WHERE rating.game = :game AND rating.player_id = :player")
                .bind("game", game)
                .bind("player", player.id())
                .map(row -> rating(row))
                .findOne()
                .orElseGet(() -> new Rating(player, game, Career.NONE));
    }

    @Override
    public List<Rating> of(Player player) {
        return session.sql("SELECT rating.*, player.user_id, player.state, player.id FROM rating"
                        + " JOIN player ON player.id = rating.player_id WHERE rating.player_id = :player"
                        + " ORDER BY rating.last_at DESC, rating.game")
                .bind("player", player.id())
                .map(row -> rating(row));
    }

    @Override
    public List<RatedResult> results(Player player, String game) {
        Map<Integer, List<String>> others = session.sql(
                        "SELECT other.board, player.user_id FROM rated_seat AS own JOIN rated_seat AS other ON"
                                + " other.board = own.board AND other.player_id <> own.player_id JOIN player ON player.id"
                                + " = other.player_id WHERE own.player_id = :player AND own.game = :game ORDER BY"
                                + " other.board, other.seat")
                .bind("player", player.id())
                .bind("game", game)
                .map(row -> Map.entry(row.getInt("board"), row.getString("user_id")))
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        return session.sql("SELECT * FROM rated_seat WHERE player_id = :player AND game = :game"
                        + " ORDER BY closed_at, board")
                .bind("player", player.id())
                .bind("game", game)
                .map(row -> new RatedResult(
                        row.getInt("board"),
                        row.getString("game"),
                        Instant.ofEpochMilli(row.getLong("closed_at")),
                        RatingRows.change(row),
                        others.getOrDefault(row.getInt("board"), List.of())));
    }

    @Override
    public HeadToHead between(Player one, Player other) {
        return session.sql("SELECT coalesce(sum(CASE WHEN own.place < other.place THEN 1 ELSE 0 END), 0) AS ahead,"
                        + " coalesce(sum(CASE WHEN own.place > other.place THEN 1 ELSE 0 END), 0) AS behind,"
                        + " coalesce(sum(CASE WHEN own.place = other.place THEN 1 ELSE 0 END), 0) AS even"
                        + " FROM rated_seat AS own JOIN rated_seat AS other ON other.board = own.board"
                        + " WHERE own.player_id = :one AND other.player_id = :other")
                .bind("one", one.id())
                .bind("other", other.id())
                .map(row -> new HeadToHead(row.getInt("ahead"), row.getInt("behind"), row.getInt("even")))
                .one();
    }

    @Override
    public List<MetOpponent> opponents(Player player, int most) {
        return session.sql("SELECT player.id, player.user_id, player.state, sum(CASE WHEN own.place <"
                        + " other.place THEN 1 ELSE 0 END) AS ahead, sum(CASE WHEN own.place > other.place THEN 1 ELSE 0 END) AS"
                        + " behind, sum(CASE WHEN own.place = other.place THEN 1 ELSE 0 END) AS even FROM rated_seat AS own JOIN"
                        + " rated_seat AS other ON other.board = own.board AND other.player_id <> own.player_id JOIN player ON"
                        + " player.id = other.player_id WHERE own.player_id = :player GROUP BY player.id, player.user_id,"
                        + " player.state, player.user_key ORDER BY count(*) DESC, player.user_key LIMIT :most")
                .bind("player", player.id())
                .bind("most", most)
                .map(row -> new MetOpponent(
                        new Player(
                                row.getLong("id"),
                                row.getString("user_id"),
                                Player.State.valueOf(row.getString("state"))),
                        new HeadToHead(row.getInt("ahead"), row.getInt("behind"), row.getInt("even"))));
    }

    @Override
    public List<ClosedPair> closedPairs(int boards, int most) {
        return session.sql("SELECT DISTINCT one.game, one.boards, a.id AS a_id, a.user_id AS a_user, b.id AS b_id,"
                        + " b.user_id AS b_user FROM rating AS one"
                        + " JOIN rated_seat AS own ON own.player_id = one.player_id AND own.game = one.game"
                        + " AND own.closed_at = one.last_at"
                        + " JOIN rated_seat AS their ON their.board = own.board AND their.player_id > own.player_id"
                        + " JOIN rating AS other ON other.game = one.game AND other.player_id = their.player_id"
                        + " JOIN player AS a ON a.id = one.player_id JOIN player AS b ON b.id = other.player_id"
                        + " WHERE one.opponents = 1 AND other.opponents = 1 AND one.boards >= :boards"
                        + " AND a.state = 'ACTIVE' AND b.state = 'ACTIVE' AND a.bot = 0 AND b.bot = 0"
                        + " ORDER BY one.boards DESC, one.game, a.id LIMIT :most")
                .bind("boards", boards)
                .bind("most", most)
                .map(row -> new ClosedPair(
                        row.getString("game"),
                        new Player(row.getLong("a_id"), row.getString("a_user"), Player.State.ACTIVE),
                        new Player(row.getLong("b_id"), row.getString("b_user"), Player.State.ACTIVE),
                        row.getInt("boards")));
    }

    @Override
    public List<Rating> playedSince(String game, Instant since) {
        return session
                .sql("SELECT DISTINCT player.id, player.user_id, player.state FROM board"
                        + " JOIN seat ON seat.board = board.number JOIN player ON player.id = seat.player_id"
                        + " WHERE board.game = :game AND player.state = 'ACTIVE' AND " + SHOWN
                        + " AND (board.started_at >= :since"
                        + " OR board.state IN ('FINISHED', 'VOID') AND board.changed_at >= :since)")
                .bind("game", game)
                .bind("since", since.toEpochMilli())
                .map(row -> new Player(
                        row.getLong("id"), row.getString("user_id"), Player.State.valueOf(row.getString("state"))))
                .stream()
                .map(player -> of(player, game))
                .toList();
    }

    @Override
    public List<Standing> standings(String game, Optional<Instant> since, int skip, int most) {
        List<Standing> standings = new ArrayList<>();
        standings(
                        "SELECT rating.*, player.user_id, player.state, player.id, (" + UNDER_WAY + ") AS active,"
                                + " (SELECT max(at) FROM event WHERE actor_role = 'PLAYER'"
                                + " AND actor_name = CAST(player.id AS TEXT)) AS seen",
                        game,
                        since,
                        BEST_FIRST + " LIMIT :most OFFSET :skip")
                .bind("most", most)
                .bind("skip", skip)
                .each(
                        row -> new Standing(
                                skip + standings.size() + 1,
                                rating(row),
                                row.getInt("active"),
                                OptionalColumn.instant(row, "seen")),
                        standings::add);
        return standings;
    }

    @Override
    public Map<String, Rating> best(Optional<Instant> since) {
        String first = ("SELECT rating.player_id" + IN_STANDINGS + played(since) + BEST_FIRST + " LIMIT 1")
                .replace(":game", "named.game");
        Sql query = session.sql("SELECT rating.*, player.user_id, player.state, player.id FROM"
                + " (SELECT DISTINCT game FROM rating) AS named"
                + " JOIN rating ON rating.game = named.game AND rating.player_id = (" + first + ")"
                + " JOIN player ON player.id = rating.player_id");
        since.ifPresent(at -> query.bind("since", at.toEpochMilli()));
        return query.map(row -> rating(row)).collect(Collectors.toMap(Rating::game, rating -> rating));
    }

    @Override
    public int countStandings(String game, Optional<Instant> since) {
        return standings("SELECT count(*)", game, since, "").count();
    }

    private Sql standings(String what, String game, Optional<Instant> since, String behind) {
        Sql query = session.sql(what + IN_STANDINGS + played(since) + behind).bind("game", game);
        since.ifPresent(at -> query.bind("since", at.toEpochMilli()));
        return query;
    }

    private static String played(Optional<Instant> since) {
        return since.isEmpty() ? "" : " AND (rating.last_at >= :since OR (" + UNDER_WAY + ") > 0)";
    }

    private static Rating rating(ResultSet row) throws SQLException {
        return new Rating(
                new Player(row.getLong("id"), row.getString("user_id"), Player.State.valueOf(row.getString("state"))),
                row.getString("game"),
                RatingRows.career(row, "last_at"));
    }

    @Override
    public int rebuild() {
        return rebuild(session.sql("SELECT number FROM board WHERE state IN ('FINISHED', 'VOID')"
                        + " UNION SELECT board FROM rated_seat ORDER BY 1")
                .integers());
    }

    @Override
    public int rebuild(Player player) {
        return rebuild(session.sql("SELECT number FROM board JOIN seat ON seat.board = board.number"
                        + " WHERE seat.player_id = :player AND board.state IN ('FINISHED', 'VOID')"
                        + " UNION SELECT board FROM rated_seat WHERE player_id = :player ORDER BY 1")
                .bind("player", player.id())
                .integers());
    }

    /** Recomputes these boards from their logs, and all sums from the result. */
    private int rebuild(List<Integer> boards) {
        RatingRows rows = new RatingRows(session);
        Set<String> changed = new TreeSet<>();
        for (int number : boards) {
            Optional<RatedBoard> now = said(rows, number);
            if (!now.equals(rows.stored(number))) {
                rows.replace(number, now);
                changed.add("board " + number);
            }
        }
        changed.addAll(new RatingAudit(session).mend());
        return changed.size();
    }

    /** The rated result of a board; an unreadable board keeps its stored one, which {@code verify} reports. */
    private Optional<RatedBoard> said(RatingRows rows, int number) {
        try {
            Optional<GameRecord> record = records.apply(number);
            return record.isEmpty() ? rows.stored(number) : rows.counting(record.flatMap(RatedBoard::of));
        } catch (BrokenRecord e) {
            return rows.stored(number);
        }
    }
}
