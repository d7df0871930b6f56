package pbem.store;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.JdbiException;
import pbem.clock.BoardClock;
import pbem.clock.OpenTurn;
import pbem.clock.PlayerDays;
import pbem.clock.SeatClock;
import pbem.clock.Vacation;
import pbem.game.Games;
import pbem.game.Seat;
import pbem.player.Player;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.repository.Clocks;
import pbem.repository.Unavailable;
import pbem.store.engine.Session;
import pbem.store.replay.Replays;
import pbem.store.tournament.SqlTournaments;

record SqlClocks(Session session, Games games, Replays replays) implements Clocks {

    /** The row beside the server's heartbeat that holds the last board whose summary is updated. */
    private static final String REFRESHED = "clocks";

    /** The condition that the game of a board is present; no time runs otherwise. */
    private static final String PLAYABLE = " NOT EXISTS (SELECT 1 FROM missing_game JOIN board ON board.game ="
            + " missing_game.game WHERE board.number = turn.board)";

    @Override
    public BoardClock of(GameRecord record) {
        return session.loaded()
                .get("clock", List.of(record.board().number(), record.revision()), () -> computed(record));
    }

    private BoardClock computed(GameRecord record) {
        return replays.clock(record, days(record.board()), new SqlOutages(session, games).of(record.board()));
    }

    /** Time zones are read only if weekends depend on them. */
    private List<PlayerDays> days(Board board) {
        List<List<Vacation>> away = new SqlVacations(session).of(board.players());
        List<PlayerDays> days = new ArrayList<>();
        for (Seat seat : Seat.all(board.players().size())) {
            ZoneId zone = board.terms().clock().weekdays()
                    ? new SqlPlayerPreferences(session).of(board.player(seat)).zone()
                    : ZoneOffset.UTC;
            days.add(new PlayerDays(inTournament(board, away.get(seat.index())), zone));
        }
        return days;
    }

    /** The vacations without that of a closing account, which does not stop a tournament's clock. */
    private List<Vacation> inTournament(Board board, List<Vacation> away) {
        return away.stream().noneMatch(Vacation::isClosing)
                        || new SqlTournaments(session).ofBoard(board.number()).isEmpty()
                ? away
                : away.stream().filter(vacation -> !vacation.isClosing()).toList();
    }

    @Override
    public void refresh(Player player) {
        refresh(session.sql("SELECT board.number FROM board JOIN seat ON seat.board = board.number"
                        + " WHERE board.state = 'ACTIVE' AND seat.player_id = :player ORDER BY board.number")
                .bind("player", player.id())
                .integers()); // the admin hears of an unreadable board once its time is up
    }

    /** Stores that the update begins before the first board. */
    @Override
    public void outdate() {
        session.execute(
                "INSERT INTO heartbeat (name, at) VALUES (?, 0) ON CONFLICT (name) DO UPDATE SET at = excluded.at",
                REFRESHED);
    }

    @Override
    public boolean areOutdated() {
        return refreshed(session).isPresent();
    }

    @Override
    public Refreshed refreshSome(int most) {
        Optional<Long> last = refreshed(session);
        if (last.isEmpty()) {
            return new Refreshed(false, List.of());
        }
        List<Integer> boards = session.sql(
                        "SELECT number FROM board WHERE state = 'ACTIVE' AND number > :last ORDER BY number LIMIT :most")
                .bind("last", last.get())
                .bind("most", most)
                .integers();
        List<String> failures = refresh(boards);
        if (boards.size() < most) {
            session.execute("DELETE FROM heartbeat WHERE name = ?", REFRESHED);
            return new Refreshed(false, failures);
        }
        session.execute("UPDATE heartbeat SET at = ? WHERE name = ?", boards.get(most - 1), REFRESHED);
        return new Refreshed(true, failures);
    }

    @Override
    public List<String> complete() {
        return refresh(session.sql("SELECT number FROM board WHERE state = 'ACTIVE'"
                        + " AND NOT EXISTS (SELECT 1 FROM turn WHERE turn.board = board.number) ORDER BY number")
                .integers());
    }

    private static Optional<Long> refreshed(Session session) {
        return session.sql("SELECT at FROM heartbeat WHERE name = ?", REFRESHED)
                .longs()
                .findOne();
    }

    /** Whether the summaries of that board are still outdated. */
    static boolean isOutdated(Session session, int board) {
        return refreshed(session).filter(last -> last < board).isPresent();
    }

    /** Updates these boards. An unreadable board does not stop the others; a missing database does. */
    private List<String> refresh(List<Integer> boards) {
        List<String> failures = new ArrayList<>();
        for (int board : boards) {
            try {
                refresh(board);
            } catch (JdbiException | Unavailable e) {
                throw e; // an error of the database, not of the board
            } catch (RuntimeException | Error e) { // possibly from a game in a jar
                failures.add("board " + board + ": " + e);
            }
        }
        return failures;
    }

    private void refresh(int board) {
        new SqlBoards(session, games, replays).record(board).ifPresent(record -> refresh(board, record));
    }

    private void refresh(int board, GameRecord record) {
        BoardClock clock = of(record);
        session.execute("UPDATE board SET deadline = ? WHERE number = ?", clock.deadline(), board);
        new TurnRows(session).keep(clock);
    }

    @Override
    public List<Integer> overdue(Instant now) {
        return session.sql("SELECT DISTINCT board FROM turn WHERE deadline < :now"
                        + " AND (claim = 0 OR announced_at IS NULL OR announced_at <= deadline) AND" + PLAYABLE
                        + " ORDER BY board")
                .bind("now", now)
                .integers();
    }

    @Override
    public void announced(int board, SeatClock seat, Instant at) {
        session.execute(
                "UPDATE turn SET announced_at = ? WHERE board = ? AND seat = ?",
                at,
                board,
                seat.seat().number());
    }

    @Override
    public boolean isAnnounced(int board, SeatClock seat) {
        return session.sql("SELECT count(*) FROM turn WHERE board = :board AND seat = :seat"
                                + " AND announced_at > deadline")
                        .bind("board", board)
                        .bind("seat", seat.seat().number())
                        .count()
                > 0;
    }

    @Override
    public List<Long> remindable(Instant until) {
        return session.sql("SELECT DISTINCT player_id FROM turn WHERE ((reminded_at IS NULL AND nag_at <= :until)"
                        + " OR (last_call_at <= :until AND (reminded_at IS NULL OR reminded_at < last_call_at - :close)))"
                        + " AND" + PLAYABLE + " ORDER BY player_id")
                .bind("until", until)
                .bind("close", OpenTurn.CLOSE.toMillis())
                .longs();
    }

    @Override
    public List<OpenTurn> turns(Player player) {
        return session.sql("SELECT turn.*, board.revision FROM turn JOIN board ON board.number = turn.board"
                        + " WHERE player_id = :player AND" + PLAYABLE
                        + " ORDER BY turn.deadline, turn.board, turn.seat")
                .bind("player", player.id())
                .map(TurnRows::turn);
    }

    @Override
    public void reminded(Player player, List<OpenTurn> turns, Instant at) {
        for (OpenTurn turn : turns) {
            session.execute(
                    "UPDATE turn SET reminded_at = ? WHERE board = ? AND player_id = ?", at, turn.board(), player.id());
        }
        session.execute(
                "INSERT INTO reminder (player_id, at) VALUES (?, ?) ON CONFLICT (player_id) DO UPDATE SET at = excluded.at",
                player.id(),
                at);
    }

    @Override
    public Optional<Instant> lastReminded(Player player) {
        return session.sql("SELECT at FROM reminder WHERE player_id = ?", player.id())
                .instants()
                .findOne();
    }
}
