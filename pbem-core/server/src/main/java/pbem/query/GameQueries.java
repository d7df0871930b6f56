package pbem.query;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Option;
import pbem.game.Seed;
import pbem.game.Start;
import pbem.game.Viewer;
import pbem.picture.Diagram;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;
import pbem.repository.Transactions;

/** The games that can be played here, and what is played. Safe for any thread. */
public final class GameQueries {

    private final Transactions transactions;
    private final Games games;

    GameQueries(Transactions transactions, Games games) {
        this.transactions = transactions;
        this.games = games;
    }

    /** All of them, in the order in which they are listed to people. */
    public List<ListedGame> all() {
        return transactions.read(repositories -> new Listings(repositories, games).everyGame());
    }

    /**
     * @param most how many of its boards under way to give
     * @param mostChallenges how many of the challenges to give in which anybody may take a seat
     */
    public GameDetails details(Game game, int most, int mostChallenges) {
        return transactions.read(repositories -> details(repositories, game, most, mostChallenges));
    }

    private GameDetails details(Repositories repositories, Game game, int most, int mostChallenges) {
        Listings listings = new Listings(repositories, games);
        BoardFilter underWay = BoardFilter.ALL.ofGame(game.name()).onlyOpen(true);
        return new GameDetails(
                ListedGame.of(game, repositories.boards().count(underWay)),
                game.options().stream().map(Option::usage).toList(),
                game.moveForm(),
                start(game),
                listings.boards(underWay, 0, most),
                listings.openChallenges(Optional.of(game.name()), mostChallenges),
                repositories.challenges().countSeeks(Optional.of(game.name())));
    }

    /** The start with as few players as may be; where chance has a part, one start of many, always the same. */
    public Diagram start(Game game) {
        Start start = game.start(game.leastSeats(), Map.of(), Seed.of(new byte[Seed.BYTES]));
        if (start instanceof Start.Ready ready) {
            return ready.position().diagram(Viewer.PUBLIC);
        }
        throw new IllegalStateException(game.name() + " does not start without options");
    }
}
