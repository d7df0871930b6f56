package pbem.query;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import pbem.game.Games;
import pbem.repository.BoardCount;
import pbem.repository.BoardFilter;
import pbem.repository.Boards;
import pbem.repository.Repositories;
import pbem.repository.Transactions;

/** What goes on at the whole server. Safe for any thread. */
public final class OverviewQueries {

    private final Transactions transactions;
    private final Games games;

    OverviewQueries(Transactions transactions, Games games) {
        this.transactions = transactions;
        this.games = games;
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
        return transactions.read(
                repositories -> house(repositories, now.atOffset(ZoneOffset.UTC).toLocalDate(), days));
    }

    private House house(Repositories repositories, LocalDate today, int days) {
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
                            return new House.GameFigures(GameName.of(game), count.open(), count.closed());
                        })
                        .toList(),
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
