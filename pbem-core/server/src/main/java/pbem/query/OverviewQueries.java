package pbem.query;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Games;
import pbem.query.game.GameName;
import pbem.repository.BoardCount;
import pbem.repository.BoardFilter;
import pbem.repository.Boards;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.watch.Statistics;

/** What goes on at the whole server. Safe for any thread. */
public final class OverviewQueries {

    private static final Duration GOOD_FOR = Duration.ofHours(1);
    private static final int MONTHS = 12;

    private final Transactions transactions;
    private final Games games;
    private final KeptLook<Counted> counted;

    /** What takes a look at every row, so that it is not asked for each page. */
    private record Counted(List<House.MonthFigures> months, Map<String, Statistics.Game> games) {}

    OverviewQueries(Transactions transactions, Games games) {
        this.transactions = transactions;
        this.games = games;
        this.counted =
                new KeptLook<>(GOOD_FOR, now -> transactions.read(repositories -> counted(repositories.statistics())));
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
     * @param days of how many, today not among them
     */
    public House house(Instant now, int days) {
        Counted figures = counted.at(now);
        return transactions.read(
                repositories -> house(repositories, now.atOffset(ZoneOffset.UTC).toLocalDate(), days, figures));
    }

    private static Counted counted(Statistics statistics) {
        List<House.MonthFigures> months = new ArrayList<>();
        statistics
                .months()
                .forEach((month, figures) -> months.add(
                        0,
                        new House.MonthFigures(
                                month, figures.received(), figures.sent(), figures.begun(), figures.ended())));
        Map<String, Statistics.Game> byName = new HashMap<>();
        statistics.games().forEach(game -> byName.put(game.name(), game));
        return new Counted(months.stream().limit(MONTHS).toList(), byName);
    }

    private House house(Repositories repositories, LocalDate today, int days, Counted figures) {
        LocalDate from = today.minusDays(days);
        Map<String, BoardCount> counts = repositories.boards().countsByGame();
        Map<Long, Integer> mails = repositories
                .mailHistory()
                .receivedByDay(from.atStartOfDay(ZoneOffset.UTC).toInstant());
        return new House(
                repositories.boards().first(),
                repositories.players().countActive(),
                games.all().stream()
                        .map(game -> {
                            BoardCount count = counts.getOrDefault(game.name(), BoardCount.NONE);
                            Optional<Statistics.Game> played =
                                    Optional.ofNullable(figures.games().get(game.name()));
                            return new House.GameFigures(
                                    GameName.of(game),
                                    count.open(),
                                    count.closed(),
                                    played.map(Statistics.Game::moves).orElse(0),
                                    played.map(Statistics.Game::half).orElse(Duration.ZERO));
                        })
                        .toList(),
                figures.months(),
                from.datesUntil(today)
                        .map(day -> new House.Day(day, mails.getOrDefault(day.toEpochDay(), 0)))
                        .toList());
    }

    private Overview overview(Repositories repositories, int most, int mostChallenges) {
        Listings listings = new Listings(repositories, games);
        Boards boards = repositories.boards();
        BoardFilter open = BoardFilter.ALL.onlyOpen(true);
        return new Overview(
                listings.boards(open, 0, most),
                boards.count(open),
                boards.count(BoardFilter.ALL.onlyOpen(false)),
                listings.everyGame(),
                listings.openChallenges(Optional.empty(), mostChallenges),
                repositories.challenges().countSeeks(Optional.empty()));
    }
}
