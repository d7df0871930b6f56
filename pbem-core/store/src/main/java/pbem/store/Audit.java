package pbem.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jdbi.v3.core.JdbiException;
import pbem.clock.BoardClock;
import pbem.rating.RatedBoard;
import pbem.record.BrokenRecord;
import pbem.record.GameRecord;
import pbem.repository.Unavailable;
import pbem.store.club.SqlAuditLog;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;
import pbem.store.rating.RatingAudit;
import pbem.store.tournament.TournamentAudit;
import pbem.store.tournament.UnheardBoards;

/**
 * Checks the database: every log replays and is unchanged, every summary matches its log, and every row has its parents
 * and known values.
 */
public final class Audit {

    /** The advice for a fault. */
    static final String MEND = "; repair it with: pbem verify --repair";

    static final String RESTORE = "; only an earlier backup has what it was: pbem restore DIR";
    private static final String COMPARE =
            "; compare the record with the mails to its players, and see: pbem restore DIR";

    private Audit() {}

    /**
     * @param boards the number of replayed boards
     * @param unchecked one line for each board that cannot be replayed since its game is missing
     * @param faults one line each, with the board or the row and the advice; empty if all is in order
     */
    public record Report(int boards, List<String> unchecked, List<String> faults) {
        public Report {
            unchecked = List.copyOf(unchecked);
            faults = List.copyOf(faults);
        }
    }

    public static Report of(Store store) {
        List<String> faults = new ArrayList<>();
        store.damages().forEach(damage -> faults.add("the database: " + damage + RESTORE));
        try {
            return of(store, faults);
        } catch (JdbiException e) {
            if (faults.isEmpty()) {
                throw e;
            }
            return new Report(0, List.of(), faults); // what is damaged cannot be read
        }
    }

    private static Report of(Store store, List<String> damages) {
        List<String> faults = new ArrayList<>(damages);
        faults.addAll(store.readRows(tx -> new RowAudit(tx).faults()));
        List<Integer> numbers = numbers(store);
        List<String> unchecked = new ArrayList<>();
        for (int number : numbers) {
            Optional<String> missing =
                    store.readRows(tx -> tx.afresh().outages().missingGame(number));
            missing.ifPresent(game ->
                    unchecked.add("board " + number + ": cannot be replayed, since its game is missing: " + game));
            faults.addAll(missing.isPresent() ? changes(store, number) : store.readRows(tx -> faults(tx, number)));
        }
        store.readRows(tx -> new RatingAudit(tx.session()).faults()).forEach(fault -> faults.add(fault + MEND));
        faults.addAll(store.readRows(tx -> new TournamentAudit(tx.session()).faults()));
        faults.addAll(store.readRows(tx -> new SqlAuditLog(tx.session()).faults()));
        return new Report(numbers.size() - unchecked.size(), unchecked, faults);
    }

    /**
     * The changes to the log of a board since it was written: a line for each changed event; empty if there are none.
     */
    public static List<String> changes(Store store, int number) {
        return store.readRows(tx -> changes(tx, number)).stream()
                .map(fault -> "board " + number + ": " + fault)
                .toList();
    }

    private static List<String> changes(SqlRepositories tx, int number) {
        return new ChainRows(tx.session())
                .faults(number).stream().map(fault -> fault + COMPARE).toList();
    }

    private static List<Integer> numbers(Store store) {
        return store.readRows(tx ->
                tx.session().sql("SELECT number FROM board ORDER BY number").integers());
    }

    /**
     * Rewrites derived data: the summaries of boards that replay, of tournaments, ratings, and counters. Logs and other
     * primary data stay as they are.
     */
    public static void mend(Store store) {
        store.changeRows(tx -> new RowAudit(tx).mendCounters());
        for (int number : numbers(store)) {
            store.changeRows(tx -> mend(tx, number));
        }
        store.changeRows(tx -> new TournamentAudit(tx.session()).mend());
        store.changeRows(tx -> tx.afresh().ratings().rebuild());
    }

    private static boolean mend(SqlRepositories tx, int number) {
        Optional<GameRecord> record = readable(tx, number);
        record.ifPresent(replayed -> {
            BoardClock clock = tx.afresh().clocks().of(replayed);
            tx.session()
                    .sql("UPDATE board SET revision = :revision, state = :state, moves = :moves,"
                            + " to_move = :toMove, offered_to = :offeredTo, result = :result, deadline = :deadline,"
                            + " changed_at = :changed WHERE number = :number")
                    .bind("number", number)
                    .bind("revision", replayed.revision())
                    .bindMap(BoardRow.of(clock))
                    .execute();
            new TurnRows(tx.session()).keep(clock);
            new UnheardBoards(tx.session()).follow(replayed);
        });
        return record.isPresent();
    }

    private static Optional<GameRecord> readable(SqlRepositories tx, int number) {
        try {
            return tx.afresh().boards().record(number);
        } catch (JdbiException | Unavailable e) {
            throw e; // an error of the database, not of the rows
        } catch (RuntimeException | Error e) {
            return Optional.empty();
        }
    }

    private static List<String> faults(SqlRepositories tx, int number) {
        List<String> faults = new ArrayList<>(changes(tx, number));
        try {
            GameRecord record =
                    tx.afresh().boards().record(number).orElseThrow(() -> new BrokenRecord(number, "it is missing"));
            faults.addAll(faults(tx, record));
        } catch (BrokenRecord e) {
            faults.add("it does not replay: " + e.what() + RESTORE);
        } catch (JdbiException | Unavailable e) {
            throw e;
        } catch (Error e) { // from a game in a jar
            faults.add("its game does not fit this program: " + e);
        } catch (RuntimeException e) {
            faults.add("its rows cannot be read: " + plainly(e) + RESTORE);
        }
        return faults.stream().map(fault -> "board " + number + ": " + fault).toList();
    }

    /** A description of an unreadable value. */
    static String plainly(RuntimeException fault) {
        return fault instanceof IllegalStateException
                ? String.valueOf(fault.getMessage()).lines().findFirst().orElse("")
                : "they contain values that this program does not know";
    }

    private static List<String> faults(SqlRepositories tx, GameRecord record) {
        List<String> faults = new ArrayList<>();
        int number = record.board().number();
        boolean promiseKept = record.board()
                .commitment()
                .filter(published ->
                        !published.equals(record.board().setup().seed().fingerprint()))
                .isEmpty();
        if (!promiseKept) {
            faults.add("the seed does not have the fingerprint that was published" + RESTORE);
        }
        faults.addAll(new RowAudit(tx).eventFaults(record));
        Map<String, Object> row = row(tx.session(), number);
        BoardClock clock = tx.afresh().clocks().of(record);
        Map<String, Object> expected = BoardRow.of(clock);
        expected.put("revision", record.revision());
        boolean isOutdated = SqlClocks.isOutdated(tx.session(), number);
        if (isOutdated) {
            expected.remove("deadline"); // another process is about to write it
        }
        expected.forEach((column, value) -> {
            Object stored = row.get(column.toLowerCase(Locale.ROOT));
            if (!Objects.equals(String.valueOf(value), String.valueOf(stored))) {
                faults.add(column + " is stored as " + stored + ", the log says " + value + MEND);
            }
        });
        List<String> turns = new TurnRows(tx.session()).stored(number);
        if (!isOutdated && !turns.equals(TurnRows.expected(clock))) {
            faults.add("its turns are stored as " + turns + ", the log says " + TurnRows.expected(clock) + MEND);
        }
        new RatingAudit(tx.session()).fault(number, RatedBoard.of(record)).ifPresent(fault -> faults.add(fault + MEND));
        return faults;
    }

    private static Map<String, Object> row(Session session, int number) {
        return session.sql("SELECT revision, state, moves, to_move AS \"toMove\", offered_to AS \"offeredTo\", result,"
                        + " deadline, changed_at AS changed FROM board WHERE number = :number")
                .bind("number", number)
                .map(Sql::columns)
                .one();
    }
}
