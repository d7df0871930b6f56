package pbem.store;

import com.fasterxml.jackson.core.type.TypeReference;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.clock.BoardClock;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.rating.RatedBoard;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.BoardOrder;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.text.RecordChain;
import pbem.repository.BoardFilter;
import pbem.repository.Boards;
import pbem.store.engine.Loaded;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Overtaken;
import pbem.store.engine.ReadBefore;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;
import pbem.store.json.Json;
import pbem.store.rating.RatingRows;
import pbem.store.replay.Replays;
import pbem.store.seat.SeatRows;
import pbem.store.seat.Seated;
import pbem.store.tournament.SqlTournaments;
import pbem.store.tournament.UnheardBoards;
import pbem.summary.BoardCount;
import pbem.summary.BoardMark;
import pbem.summary.BoardSummary;
import pbem.terms.Terms;

/**
 * @param replays recently replayed boards
 */
record SqlBoards(Session session, Games games, Replays replays) implements Boards {

    private static final String UNDER_WAY = "state = '" + GameRecord.State.ACTIVE + "'";

    /** The closed states, listed because an index cannot serve a negation. */
    private static final String OVER = Stream.of(GameRecord.State.values())
            .filter(state -> state != GameRecord.State.ACTIVE)
            .map(state -> "'" + state + "'")
            .collect(Collectors.joining(", ", "state IN (", ")"));

    /** The ORDER BY of each order. Each ends with the number, so that pages of a list never overlap. */
    private static final Map<BoardOrder, String> ORDERS = new EnumMap<>(Map.of(
            BoardOrder.NEWEST, "number DESC",
            BoardOrder.CHANGED, "changed_at DESC, number DESC",
            BoardOrder.DEADLINE, "COALESCE(deadline, 9223372036854775807), number DESC",
            BoardOrder.LENGTH, "moves DESC, number DESC",
            BoardOrder.PLAYERS, "seats DESC, number DESC"));

    /** The name under which the row and the record of a board are loaded. */
    private static final String ROW = "board";

    private static final String RECORD = "record";

    private static final String BESIDE =
            ", (SELECT tournament FROM tournament_board WHERE tournament_board.board = board.number) AS tournament,"
                    + " EXISTS (SELECT 1 FROM plan WHERE plan.board = board.number) AS is_planned,"
                    + " EXISTS (SELECT 1 FROM board_note WHERE board_note.board = board.number) AS is_noted,"
                    + " EXISTS (SELECT 1 FROM watched_board WHERE watched_board.board = board.number)"
                    + " OR EXISTS (SELECT 1 FROM watched_game WHERE watched_game.game IN (board.game, '')) AS is_watched,"
                    + " EXISTS (SELECT 1 FROM outage WHERE outage.to_at > board.started_at"
                    + " AND outage.game IN (board.game, '')) AS is_delayed";

    private static final long DAY = Duration.ofDays(1).toMillis();

    private static final ReadBefore<Map<String, String>> OPTIONS =
            new ReadBefore<>(json -> Map.copyOf(Json.read(json, new TypeReference<Map<String, String>>() {})));

    private static final ReadBefore<Terms> TERMS = new ReadBefore<>(json -> Json.read(json, Terms.class));

    @Override
    public Optional<GameRecord> record(int number) {
        return session.loaded()
                .get(RECORD, number, () -> stored(number).flatMap(this::read))
                .map(Read::record);
    }

    private Optional<Read> read(Stored stored) {
        return stored.board().map(board -> new Read(record(stored, board), stored.head()));
    }

    private GameRecord record(Stored stored, Board board) {
        GameRecord record = replays.of(board, stored.edition(), stored.revision())
                .orElseGet(() -> GameRecord.replay(board, List.of()));
        boolean complete = record.revision() > 0 && record.revision() == stored.revision();
        GameRecord whole = complete ? record : record.with(entries(board.number(), record.revision()));
        replays.keep(whole, stored.edition());
        return whole;
    }

    /**
     * A board's row with its players.
     *
     * @param board empty if its game is missing or older than the board
     * @param edition the number of times that words were removed from the log
     * @param revision the last revision of the log
     * @param head the hash of the newest event
     */
    private record Stored(Optional<Board> board, int edition, int revision, String head) {}

    /** @param head the hash of the newest event */
    private record Read(GameRecord record, String head) {}

    @Override
    public Optional<BoardMark> mark(int number) {
        return new BoardMarks(session).of(number);
    }

    private Optional<Stored> stored(int number) {
        return session.loaded()
                .get(ROW, Loaded.Kind.BOARD, number, this::stored)
                .findOne();
    }

    private Map<Long, Sql.Rows<Stored>> stored(Collection<Long> numbers) {
        List<Long> order = List.copyOf(numbers);
        List<Seated> seated = new SqlPlayers(session).ofBoards(order);
        return session.sql("SELECT board.*" + BESIDE + " FROM board WHERE number IN (<numbers>)")
                .bindList("numbers", numbers)
                .mapEach(numbers, "number", row -> {
                    keepBeside(row);
                    return new Stored(
                            board(row, seated.get(order.indexOf(row.getLong("number")))),
                            row.getInt("edition"),
                            row.getInt("revision"),
                            row.getString("head"));
                });
    }

    /** Remembers which rare data the board has, so that it is not queried for other boards. */
    private void keepBeside(ResultSet row) throws SQLException {
        long number = row.getLong("number");
        session.loaded().put(SqlTournaments.OF_BOARD, number, OptionalColumn.small(row, "tournament"));
        keepUnless(row.getBoolean("is_planned"), SqlPlans.OF_BOARD, number);
        keepUnless(row.getBoolean("is_noted"), SqlPrivateNotes.OF_BOARD, number);
        keepUnless(row.getBoolean("is_watched"), SqlWatchers.OF_BOARD, number);
        keepUnless(row.getBoolean("is_delayed"), SqlOutages.OF_BOARD, number);
    }

    private void keepUnless(boolean there, String what, long number) {
        if (!there) {
            session.loaded().put(what, number, Sql.Rows.none());
        }
    }

    private Optional<Board> board(ResultSet row, Seated seated) throws SQLException {
        Map<String, String> options = OPTIONS.of(row.getString("options"));
        Setup setup = new Setup(seated.first().size(), options, Seed.ofHex(row.getString("seed")));
        int number = row.getInt("number");
        int version = row.getInt("rules_version");
        Optional<Game> game = games.with(row.getString("game"), version);
        Terms terms = TERMS.of(row.getString("terms"));
        Instant start = Sql.instant(row, "started_at");
        Optional<String> promise = Optional.ofNullable(row.getString("commitment"));
        return game.map(
                g -> new Board(number, g, version, setup, terms, seated.first(), start, promise, seated.successors()));
    }

    private List<Entry> entries(int number, int after) {
        return session.sql("SELECT * FROM event WHERE board = ? AND revision > ? ORDER BY revision", number, after)
                .map(row -> entry(row));
    }

    static Entry entry(ResultSet row) throws SQLException {
        OptionalLong source = OptionalColumn.number(row, "inbox_id");
        return new Entry(
                row.getInt("revision"),
                Sql.instant(row, "at"),
                new Actor(Actor.Role.valueOf(row.getString("actor_role")), row.getString("actor_name")),
                Proof.valueOf(row.getString("proof")),
                source,
                Json.read(row.getString("args"), Event.class));
    }

    @Override
    public Optional<Integer> takenOver(String source) {
        return session.sql("SELECT board FROM taken_over WHERE source = ?", source)
                .integers()
                .findOne();
    }

    @Override
    public void takeOver(String source, int board) {
        session.execute("INSERT INTO taken_over (source, board) VALUES (?, ?)", source, board);
    }

    @Override
    public GameRecord open(Game game, Setup setup, Terms terms, List<Player> seated, Instant at) {
        int number = (int) session.next("board");
        Board board = Board.begun(number, game, setup, terms, seated, at);
        GameRecord record = GameRecord.replay(board, List.of());
        BoardClock clock = clock(record);
        session.sql("INSERT INTO board (number, game, rules_version, options, seed, commitment, terms,"
                        + " started_at, seats, revision, state, moves, to_move, offered_to, result, deadline, changed_at)"
                        + " VALUES (:number, :game, :rules, :options, :seed, :commitment, :terms,"
                        + " :started, :seats, 0, :state, :moves, :toMove, :offeredTo, :result, :deadline, :changed)")
                .bind("number", number)
                .bind("game", game.name())
                .bind("rules", board.rulesVersion())
                .bind("options", Json.write(setup.options()))
                .bind("seed", setup.seed().reveal())
                .bind("commitment", board.commitment().orElse(null))
                .bind("terms", Json.write(terms))
                .bind("started", at)
                .bind("seats", seated.size())
                .bindMap(BoardRow.of(clock))
                .execute();
        for (Seat seat : Seat.all(seated.size())) {
            session.sql("INSERT INTO seat (board, seat, player_id) VALUES (:board, :seat, :player)")
                    .bind("board", number)
                    .bind("seat", seat.number())
                    .bind("player", board.player(seat).id())
                    .execute();
        }
        new ChainRows(session).begin(board);
        new TurnRows(session).keep(clock);
        return record;
    }

    @Override
    public GameRecord append(GameRecord before, List<Entry> entries) {
        int number = before.board().number();
        GameRecord after = before.knowing(successors(entries)).with(entries);
        BoardClock clock = clock(after);
        String head = head(number).orElseThrow(() -> new Overtaken(number, before.revision()));
        List<String> links = new ArrayList<>();
        String newest = head;
        for (Entry entry : entries) {
            newest = RecordChain.link(newest, entry);
            links.add(newest);
        }
        String state = after.state() == before.state() ? "" : " state = :state,"; // it stands in indexes
        int edition = session.sql(
                        "UPDATE board SET revision = :revision," + state + " moves = :moves, to_move = :toMove,"
                                + " offered_to = :offeredTo, result = :result, deadline = :deadline, changed_at = :changed,"
                                + " head = :link WHERE number = :number AND revision = :before AND head = :head RETURNING edition")
                .leavingLoaded()
                .bind("number", number)
                .bind("before", before.revision())
                .bind("revision", after.revision())
                .bind("head", head)
                .bind("link", newest)
                .bindMap(BoardRow.of(clock))
                .map(columns -> columns.getInt("edition"))
                .findOne()
                .orElseThrow(() -> new Overtaken(number, before.revision()));
        for (int i = 0; i < entries.size(); i++) {
            log(number, entries.get(i), links.get(i));
        }
        new SeatRows(session).follow(before, after);
        new TurnRows(session).keep(clock);
        if (before.closed().isPresent() || after.closed().isPresent()) {
            new UnheardBoards(session).follow(after);
            new RatingRows(session).put(number, RatedBoard.of(after));
        }
        keep(after, newest, edition);
        return after;
    }

    /** Records the record just written as loaded. */
    private void keep(GameRecord record, String head, int edition) {
        int number = record.board().number();
        session.loaded().drop(ROW, (long) number);
        session.loaded().put(RECORD, number, Optional.of(new Read(record, head)));
        replays.keep(record, edition);
    }

    /** The hash of the newest event, which is loaded if the transaction has read the board. */
    private Optional<String> head(int number) {
        Optional<Optional<Read>> read = session.loaded().known(RECORD, number);
        return read.isPresent()
                ? read.get().map(Read::head)
                : session.sql("SELECT head FROM board WHERE number = ?", number)
                        .texts()
                        .findOne();
    }

    private List<Player> successors(List<Entry> entries) {
        return SeatRows.successors(entries).stream()
                .map(new SqlPlayers(session)::withId)
                .flatMap(Optional::stream)
                .toList();
    }

    private void log(int number, Entry entry, String link) {
        session.sql("INSERT INTO event (board, revision, at, actor_role, actor_name, proof, inbox_id, format,"
                        + " kind, args, link) VALUES (:board, :revision, :at, :role, :name, :proof, :mail,"
                        + " :format, :kind, :args, :link)")
                .leavingLoaded()
                .bind("board", number)
                .bind("revision", entry.revision())
                .bind("at", entry.at())
                .bind("role", entry.actor().role().name())
                .bind("name", entry.actor().name())
                .bind("proof", entry.proof().name())
                .bind("mail", entry.mail().isPresent() ? entry.mail().getAsLong() : null)
                .bind("format", Event.FORMAT)
                .bind("kind", Json.kind(entry.event()))
                .bind("args", Json.write(entry.event()))
                .bind("link", link)
                .execute();
    }

    @Override
    public List<Integer> offersTo(Player player) {
        return session.sql("SELECT number FROM board JOIN seat ON seat.board = board.number"
                        + " WHERE seat.player_id = :player AND board.state = 'ACTIVE'"
                        + " AND board.offered_to LIKE '%,' || seat.seat || ',%' ORDER BY number")
                .bind("player", player.id())
                .integers();
    }

    @Override
    public void renamed(Player player) {
        List<Integer> numbers = session.sql("SELECT board FROM seat WHERE player_id = ?", player.id())
                .integers();
        for (int number : numbers) {
            record(number)
                    .ifPresent(record -> session.sql(
                                    "UPDATE board SET to_move = :toMove, result = :result WHERE number = :number")
                            .bind("number", number)
                            .bindMap(BoardRow.of(clock(record)))
                            .execute());
        }
    }

    @Override
    public List<BoardSummary> list(BoardFilter filter) {
        return list(filter, 0, Integer.MAX_VALUE);
    }

    @Override
    public List<BoardSummary> list(BoardFilter filter, int skip, int most) {
        return list(filter, BoardOrder.NEWEST, skip, most);
    }

    @Override
    public List<BoardSummary> list(BoardFilter filter, BoardOrder order, int skip, int most) {
        String by = ORDERS.get(order);
        Map<Integer, List<BoardRow.Seated>> users = users(filter, by, skip, most);
        return part("SELECT * FROM board WHERE number IN (", filter, by, skip, most, ") ORDER BY " + by)
                .map(row -> BoardRow.summary(row, users.get(row.getInt("number"))));
    }

    @Override
    public List<BoardSummary> changedAfter(Instant moment, int board, int most) {
        String later = " FROM board WHERE changed_at >= :moment AND (changed_at > :moment OR number > :board)"
                + " ORDER BY changed_at, number LIMIT :most";
        Map<Integer, List<BoardRow.Seated>> users = new HashMap<>();
        session.sql(
                        "SELECT seat.board, player.user_id, player.state FROM seat JOIN player ON player.id = seat.player_id"
                                + " WHERE seat.board IN (SELECT number" + later + ") ORDER BY seat.board, seat.seat")
                .bind("moment", moment)
                .bind("board", board)
                .bind("most", most)
                .map(row -> users.computeIfAbsent(row.getInt("board"), number -> new ArrayList<>())
                        .add(BoardRow.seated(row)));
        return session.sql("SELECT *" + later)
                .bind("moment", moment)
                .bind("board", board)
                .bind("most", most)
                .map(row -> BoardRow.summary(row, users.get(row.getInt("number"))));
    }

    @Override
    public List<ClosedOnDay> closedByDay() {
        return session.sql("SELECT changed_at / " + DAY + " AS day, game, count(*) AS boards FROM board WHERE " + OVER
                        + " GROUP BY changed_at / " + DAY + ", game")
                .map(row -> new ClosedOnDay(
                        LocalDate.ofEpochDay(row.getLong("day")), row.getString("game"), row.getInt("boards")));
    }

    /** The players of the boards in a part of a list, by seat. */
    private Map<Integer, List<BoardRow.Seated>> users(BoardFilter filter, String order, int skip, int most) {
        Map<Integer, List<BoardRow.Seated>> users = new HashMap<>();
        part(
                        "SELECT seat.board, player.user_id, player.state FROM seat JOIN player ON player.id = seat.player_id"
                                + " WHERE seat.board IN (",
                        filter,
                        order,
                        skip,
                        most,
                        ") ORDER BY seat.board, seat.seat")
                .map(row -> users.computeIfAbsent(row.getInt("board"), number -> new ArrayList<>())
                        .add(BoardRow.seated(row)));
        return users;
    }

    @Override
    public int count(BoardFilter filter) {
        return filtered("SELECT count(*) FROM board" + where(filter), filter).count();
    }

    @Override
    public Map<Long, BoardCount> countsOf(Collection<Player> wanted) {
        if (wanted.isEmpty()) {
            return Map.of();
        }
        return session.sql("SELECT seated.player_id,"
                        + " sum(CASE WHEN board.state = 'ACTIVE' THEN 1 ELSE 0 END) AS open,"
                        + " sum(CASE WHEN board.state = 'ACTIVE' THEN 0 ELSE 1 END) AS closed"
                        + " FROM (SELECT DISTINCT player_id, board FROM seat WHERE player_id IN (<players>)) AS seated"
                        + " CROSS JOIN board WHERE board.number = seated.board GROUP BY seated.player_id")
                .bindList("players", wanted.stream().map(Player::id).toList())
                .map(row ->
                        Map.entry(row.getLong("player_id"), new BoardCount(row.getInt("open"), row.getInt("closed"))))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    @Override
    public Map<String, Integer> openByGame() {
        return session.sql("SELECT game, count(*) AS open FROM board WHERE state = 'ACTIVE' GROUP BY game")
                .map(row -> Map.entry(row.getString("game"), row.getInt("open")))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    @Override
    public Map<String, BoardCount> countsByGame() {
        return session.sql("SELECT game, sum(CASE WHEN state = 'ACTIVE' THEN 1 ELSE 0 END) AS open, count(*) AS boards"
                        + " FROM board GROUP BY game")
                .map(row -> Map.entry(
                        row.getString("game"),
                        new BoardCount(row.getInt("open"), row.getInt("boards") - row.getInt("open"))))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    @Override
    public Optional<Instant> first() {
        return session.sql("SELECT started_at FROM board ORDER BY number LIMIT 1")
                .instants()
                .findOne();
    }

    /** A statement about a part of a list, whose numbers are inserted between the two texts. */
    private Sql part(String before, BoardFilter filter, String order, int skip, int most, String after) {
        return filtered(
                        before + "SELECT number FROM board" + where(filter) + " ORDER BY " + order
                                + " LIMIT :most OFFSET :skip" + after,
                        filter)
                .bind("skip", skip)
                .bind("most", most);
    }

    /** The condition of a filter, without its empty parts, so that an index can serve it. */
    private static String where(BoardFilter filter) {
        List<String> conditions = new ArrayList<>();
        filter.open().ifPresent(open -> conditions.add(open ? UNDER_WAY : OVER));
        filter.game().ifPresent(game -> conditions.add("game = :game"));
        filter.player()
                .ifPresent(player -> conditions.add("number IN (SELECT board FROM seat WHERE player_id = :player)"));
        filter.tournament()
                .ifPresent(number -> conditions.add(
                        "number IN (SELECT board FROM tournament_board WHERE tournament = :tournament)"));
        filter.changed().ifPresent(period -> conditions.add("changed_at >= :from AND changed_at < :until"));
        return conditions.isEmpty() ? "" : " WHERE " + String.join(" AND ", conditions);
    }

    private Sql filtered(String sql, BoardFilter filter) {
        Sql query = session.sql(sql);
        filter.game().ifPresent(game -> query.bind("game", game));
        filter.player().ifPresent(player -> query.bind("player", player));
        filter.tournament().ifPresent(number -> query.bind("tournament", number));
        filter.changed().ifPresent(period -> query.bind("from", period.from()).bind("until", period.to()));
        return query;
    }

    private BoardClock clock(GameRecord record) {
        return new SqlClocks(session, games, replays).of(record);
    }
}
