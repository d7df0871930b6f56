package pbem.query;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.picture.Diagram;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;
import pbem.repository.Transactions;

/** Queries for the games of this server and their boards. Safe for any thread. */
public record GameQueries(Transactions transactions, Games games) {

    /** All games, the most played first. */
    public List<ListedGame> all() {
        return transactions.read(repositories -> all(repositories, games));
    }

    static List<ListedGame> all(Repositories repositories, Games games) {
        Map<String, Integer> open = repositories.boards().openByGame();
        return games.byPlay(open).all().stream()
                .map(game -> new ListedGame(game, open.getOrDefault(game.name(), 0)))
                .toList();
    }

    /**
     * @param most how many of its boards under way to give
     * @param mostChallenges how many of the challenges to give in which anybody may take a seat
     */
    public GameDetails details(Game game, int most, int mostChallenges) {
        BoardFilter underWay = BoardFilter.ALL.ofGame(game.name()).onlyOpen(true);
        Optional<String> name = Optional.of(game.name());
        return transactions.read(repositories -> new GameDetails(
                new ListedGame(game, repositories.boards().count(underWay)),
                repositories.boards().list(underWay, 0, most),
                OpenChallenge.of(repositories.challenges().seeks(name, mostChallenges)),
                repositories.challenges().countSeeks(name)));
    }

    /** The first position with the fewest players; a game with chance always shows the same one. */
    public static Diagram start(Game game) {
        return game.start(game.leastSeats(), Map.of(), Seed.of(new byte[Seed.BYTES]))
                .now()
                .diagram(Viewer.PUBLIC);
    }
}
