package pbem.store.watch;

import java.time.Duration;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import pbem.repository.watch.Statistics;
import pbem.store.engine.Session;
import pbem.summary.GameFigures;
import pbem.summary.MonthFigures;

/** The statistics in one transaction. */
public record SqlStatistics(Session session) implements Statistics {

    private static final String DAY = " / 86400000";

    /**
     * The largest number of boards whose answering times are measured. Each has some dozens of moves, whose times are
     * held in memory.
     */
    private static final int LATEST_BOARDS = 10_000;

    private static final int BOARDS_AT_A_TIME = 512;

    @Override
    public SortedMap<YearMonth, MonthFigures> months() {
        List<Map<YearMonth, Integer>> columns = List.of(
                byMonth("SELECT received_at" + DAY + " AS day, count(*) AS many FROM inbox GROUP BY received_at" + DAY),
                byMonth("SELECT sent_at" + DAY + " AS day, count(*) AS many FROM outbox WHERE sent_at IS NOT NULL"
                        + " GROUP BY sent_at" + DAY),
                byMonth("SELECT started_at" + DAY + " AS day, count(*) AS many FROM board GROUP BY started_at" + DAY),
                byMonth("SELECT changed_at" + DAY + " AS day, count(*) AS many FROM board WHERE state <> 'ACTIVE'"
                        + " GROUP BY changed_at" + DAY),
                byMonth("SELECT created_at" + DAY + " AS day, count(*) AS many FROM player"
                        + " WHERE state NOT IN ('ROBOT', 'HOUSE') GROUP BY created_at" + DAY),
                people());
        SortedMap<YearMonth, MonthFigures> months = new TreeMap<>();
        columns.stream().flatMap(column -> column.keySet().stream()).distinct().forEach(month -> {
            int[] figures = columns.stream()
                    .mapToInt(column -> column.getOrDefault(month, 0))
                    .toArray();
            months.put(month, new MonthFigures(figures[0], figures[1], figures[2], figures[3], figures[4], figures[5]));
        });
        return months;
    }

    private record Day(long day, int many) {}

    private Map<YearMonth, Integer> byMonth(String question) {
        Map<YearMonth, Integer> months = new HashMap<>();
        session.sql(question)
                .map(row -> new Day(row.getLong("day"), row.getInt("many")))
                .forEach(day -> months.merge(month(day.day()), day.many(), Integer::sum));
        return months;
    }

    private static YearMonth month(long day) {
        return YearMonth.from(LocalDate.ofEpochDay(day));
    }

    private static final String BY_PEOPLE = "event.actor_role = 'PLAYER' AND event.actor_name NOT IN"
            + " (SELECT CAST(id AS VARCHAR(20)) FROM player WHERE state = 'ROBOT')";

    /**
     * The largest number of months in which people are counted: a hundred years, so that an event of a wrong year
     * cannot make the query too long.
     */
    private static final int MOST_MONTHS = 1200;

    /** The first and the last day, in days since 1970. */
    private record Range(long first, long last) {}

    /**
     * The number of active people in each month. The database counts them, since the list of all of them would be too
     * long. It reads all events for that.
     */
    private Map<YearMonth, Integer> people() {
        Map<YearMonth, Integer> people = new HashMap<>();
        Optional<Range> days = session.sql("SELECT min(event.at)" + DAY + " AS earliest, max(event.at)" + DAY
                        + " AS latest FROM event WHERE event.actor_role = 'PLAYER'")
                .map(row -> {
                    long earliest = row.getLong("earliest");
                    return row.wasNull()
                            ? Optional.<Range>empty()
                            : Optional.of(new Range(earliest, row.getLong("latest")));
                })
                .one();
        if (days.isEmpty()) {
            return people;
        }
        YearMonth first = month(days.get().first());
        YearMonth last = month(days.get().last());
        int months = 1 + Math.toIntExact(Math.min(MOST_MONTHS - 1, first.until(last, ChronoUnit.MONTHS)));
        String spans = IntStream.range(0, months)
                .mapToObj(
                        n -> "(" + n + ", " + start(first.plusMonths(n)) + ", " + start(first.plusMonths(n + 1)) + ")")
                .collect(Collectors.joining(", "));
        session.sql("WITH span(number, since, until) AS (VALUES " + spans + "), seen AS (SELECT DISTINCT event.at"
                        + DAY + " AS day, event.actor_name AS name FROM event WHERE " + BY_PEOPLE
                        + ") SELECT span.number, count(DISTINCT seen.name) AS many FROM span"
                        + " JOIN seen ON seen.day >= span.since AND seen.day < span.until GROUP BY span.number")
                .map(row -> Map.entry(first.plusMonths(row.getInt("number")), row.getInt("many")))
                .forEach(month -> people.put(month.getKey(), month.getValue()));
        return people;
    }

    private static long start(YearMonth month) {
        return month.atDay(1).toEpochDay();
    }

    private record Played(String game, int boards, int over, long moves) {}

    private record Answered(String game, long millis) {}

    @Override
    public List<GameFigures> games() {
        Map<String, List<Long>> answers = answers(LATEST_BOARDS);
        List<GameFigures> games = new ArrayList<>();
        session.sql("SELECT game, count(*) AS boards, sum(CASE WHEN state = 'FINISHED' THEN 1 ELSE 0 END) AS over_now,"
                        + " sum(CASE WHEN state = 'FINISHED' THEN moves ELSE 0 END) AS moves FROM board"
                        + " GROUP BY game")
                .map(row -> new Played(
                        row.getString("game"), row.getInt("boards"), row.getInt("over_now"), row.getLong("moves")))
                .forEach(played -> games.add(game(played, answers.getOrDefault(played.game(), List.of()))));
        games.sort(Comparator.comparing(GameFigures::boards).reversed().thenComparing(GameFigures::name));
        return games;
    }

    @Override
    public Optional<Duration> half(int boards) {
        long[] sorted = answers(boards).values().stream()
                .flatMap(List::stream)
                .mapToLong(millis -> millis)
                .sorted()
                .toArray();
        return sorted.length == 0 ? Optional.empty() : Optional.of(within(sorted, 0.5));
    }

    /**
     * The answering times in milliseconds on the latest boards, by game. The query is for some hundred boards at a
     * time: for all of them at once, a database with very many boards would rather read every event.
     */
    private Map<String, List<Long>> answers(int boards) {
        List<Integer> latest = session.sql(
                        "SELECT number FROM board ORDER BY changed_at DESC, number DESC LIMIT ?", boards)
                .map(row -> row.getInt("number"));
        Map<String, List<Long>> answers = new HashMap<>();
        for (int from = 0; from < latest.size(); from += BOARDS_AT_A_TIME) {
            session.sql("SELECT board.game, event.at - before.at AS took FROM event"
                            + " JOIN event before ON before.board = event.board"
                            + " AND before.revision = event.revision - 1"
                            + " JOIN board ON board.number = event.board"
                            + " WHERE event.board IN (<boards>) AND event.kind = 'moved'"
                            + " AND event.actor_role = 'PLAYER' AND event.actor_name <> before.actor_name"
                            + " AND event.actor_name NOT IN"
                            + " (SELECT CAST(id AS VARCHAR(20)) FROM player WHERE state = 'ROBOT')")
                    .bindList("boards", latest.subList(from, Math.min(from + BOARDS_AT_A_TIME, latest.size())))
                    .map(row -> new Answered(row.getString("game"), row.getLong("took")))
                    .forEach(answer -> answers.computeIfAbsent(answer.game(), game -> new ArrayList<>())
                            .add(answer.millis()));
        }
        return answers;
    }

    private static GameFigures game(Played played, List<Long> answers) {
        long[] sorted = answers.stream().mapToLong(millis -> millis).toArray();
        Arrays.sort(sorted);
        return new GameFigures(
                played.game(),
                played.boards(),
                played.over(),
                played.over() == 0 ? 0 : Math.toIntExact(Math.round(played.moves() / (double) played.over())),
                within(sorted, 0.5),
                within(sorted, 0.9));
    }

    private static Duration within(long[] sorted, double part) {
        return sorted.length == 0
                ? Duration.ZERO
                : Duration.ofMillis(sorted[(int) Math.min(sorted.length - 1, Math.floor(sorted.length * part))]);
    }
}
