package pbem.query;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.Games;
import pbem.record.BoardOrder;
import pbem.repository.BoardFilter;
import pbem.repository.Boards;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.watch.Statistics;
import pbem.summary.BoardSummary;
import pbem.summary.GameFigures;
import pbem.summary.MonthFigures;

/** Queries for the whole server. Safe for any thread. */
public final class OverviewQueries {

    private static final Duration GOOD_FOR = Duration.ofHours(1);
    private static final int MONTHS = 12;

    /** The number of latest boards that the time of answers is computed from. */
    private static final int LATEST_BOARDS = 200;

    /** The number of boards to choose from for each game. */
    private static final int CANDIDATES = 8;

    private final Transactions transactions;
    private final Games games;
    private final CachedQuery<Counted> counted;
    private final CachedQuery<Liveliness> lively;

    /** Counts over every row, which are not queried for each page. */
    private record Counted(SortedMap<YearMonth, MonthFigures> months, Map<String, GameFigures> games) {}

    OverviewQueries(Transactions transactions, Games games) {
        this.transactions = transactions;
        this.games = games;
        this.counted = new CachedQuery<>(
                GOOD_FOR, now -> transactions.read(repositories -> counted(repositories.statistics())));
        this.lively = new CachedQuery<>(
                GOOD_FOR,
                now -> transactions.read(repositories -> new Liveliness(
                        repositories.players().countActive(),
                        repositories.statistics().half(LATEST_BOARDS))));
    }

    /** The activity, at most an hour old. */
    public Liveliness liveliness(Instant now) {
        return lively.at(now);
    }

    /**
     * @param most how many of the boards under way to give
     * @param mostChallenges how many of the challenges to give in which anybody may take a seat
     */
    public Overview overview(int most, int mostChallenges) {
        return transactions.read(repositories -> overview(repositories, most, mostChallenges));
    }

    /**
     * Figures of the whole server.
     *
     * @param days the number of days, without today
     */
    public ServerFigures figures(Instant now, int days) {
        Counted figures = counted.at(now);
        return transactions.read(repositories ->
                figures(repositories, now.atOffset(ZoneOffset.UTC).toLocalDate(), days, figures));
    }

    private static Counted counted(Statistics statistics) {
        SortedMap<YearMonth, MonthFigures> months = new TreeMap<>(statistics.months());
        while (months.size() > MONTHS) {
            months.remove(months.firstKey());
        }
        return new Counted(
                months, statistics.games().stream().collect(Collectors.toMap(GameFigures::name, Function.identity())));
    }

    private ServerFigures figures(Repositories repositories, LocalDate today, int days, Counted figures) {
        LocalDate from = today.minusDays(days);
        Map<Long, Integer> received = repositories
                .mailHistory()
                .receivedByDay(from.atStartOfDay(ZoneOffset.UTC).toInstant());
        Map<LocalDate, Integer> mails = new LinkedHashMap<>();
        from.datesUntil(today).forEach(day -> mails.put(day, received.getOrDefault(day.toEpochDay(), 0)));
        return new ServerFigures(
                repositories.boards().first(),
                repositories.players().countActive(),
                games.all(),
                repositories.boards().countsByGame(),
                figures.games(),
                figures.months(),
                mails);
    }

    /** The first board of each game, then the others. */
    private static List<BoardSummary> various(List<BoardSummary> boards, int most) {
        Map<String, BoardSummary> firsts = new LinkedHashMap<>();
        boards.forEach(board -> firsts.putIfAbsent(board.game(), board));
        return Stream.concat(firsts.values().stream(), boards.stream())
                .distinct()
                .limit(most)
                .toList();
    }

    private Overview overview(Repositories repositories, int most, int mostChallenges) {
        Boards boards = repositories.boards();
        BoardFilter open = BoardFilter.ALL.onlyOpen(true);
        return new Overview(
                various(boards.list(open, BoardOrder.CHANGED, 0, CANDIDATES * most), most),
                boards.count(open),
                boards.count(BoardFilter.ALL.onlyOpen(false)),
                GameQueries.all(repositories, games),
                OpenChallenge.of(repositories.challenges().seeks(Optional.empty(), mostChallenges)),
                repositories.challenges().countSeeks(Optional.empty()));
    }
}
