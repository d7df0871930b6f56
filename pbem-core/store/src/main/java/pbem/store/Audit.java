package pbem.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import pbem.clock.BoardClock;
import pbem.record.GameRecord;

/** Holds the database against what must always be true of it: every log replays, every summary is that of its log. */
public final class Audit {

    private Audit() {}

    /**
     * @param boards how many were replayed
     * @param faults one line each, naming the board; empty when all is in order
     */
    public record Report(int boards, List<String> faults) {
        public Report {
            faults = List.copyOf(faults);
        }
    }

    public static Report of(Store store) {
        List<Integer> numbers = store.read(tx -> tx.handle()
                .createQuery("SELECT number FROM board ORDER BY number")
                .mapTo(Integer.class)
                .list());
        List<String> faults = new ArrayList<>();
        for (int number : numbers) {
            store.read(tx -> faults.addAll(faults(tx, number)));
        }
        return new Report(numbers.size(), faults);
    }

    private static List<String> faults(Store.Transaction tx, int number) {
        GameRecord record;
        try {
            record = tx.repositories().boards().record(number).orElseThrow();
        } catch (RuntimeException e) {
            return List.of("board " + number + ": " + e.getMessage());
        }
        List<String> faults = new ArrayList<>();
        boolean promiseKept = record.board()
                .commitment()
                .filter(published ->
                        !published.equals(record.board().setup().seed().fingerprint()))
                .isEmpty();
        if (!promiseKept) {
            faults.add("board " + number + ": the seed does not have the fingerprint that was published");
        }
        Map<String, Object> row = tx.handle()
                .createQuery(
                        "SELECT revision, state, moves, to_move AS \"toMove\", offered_to AS \"offeredTo\", result,"
                                + " deadline, changed_at AS changed FROM board WHERE number = :number")
                .bind("number", number)
                .mapToMap()
                .one();
        BoardClock clock = tx.repositories().clocks().of(record);
        Map<String, Object> expected = BoardRow.of(clock);
        expected.put("revision", record.revision());
        expected.forEach((column, value) -> {
            Object stored = row.get(column.toLowerCase(Locale.ROOT));
            if (!Objects.equals(String.valueOf(value), String.valueOf(stored))) {
                faults.add("board " + number + ": " + column + " is stored as " + stored + ", the log says " + value);
            }
        });
        List<String> turns = new TurnRows(tx.handle()).stored(number);
        if (!turns.equals(TurnRows.expected(clock))) {
            faults.add("board " + number + ": its turns are stored as " + turns + ", the log says "
                    + TurnRows.expected(clock));
        }
        return faults;
    }
}
