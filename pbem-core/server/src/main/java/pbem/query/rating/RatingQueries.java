package pbem.query.rating;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import pbem.game.Game;
import pbem.game.Games;
import pbem.player.Player;
import pbem.rating.MetOpponent;
import pbem.rating.Rating;
import pbem.rating.Ratings;
import pbem.rating.Standing;
import pbem.repository.Repositories;
import pbem.repository.Transactions;

/** Ratings, standings and opponents, for pages. Safe for use by several threads. */
public final class RatingQueries {

    private static final Duration YEAR = Duration.ofDays(365);

    /** The most ratings of a history, which are as many as a curve can show. */
    private static final int COURSE = 200;

    private final Transactions transactions;
    private final Games games;
    private final Map<String, LargeCount> counts = new ConcurrentHashMap<>();

    public RatingQueries(Transactions transactions, Games games) {
        this.transactions = transactions;
        this.games = games;
    }

    /**
     * Part of the standings of a game, without players who have not played it for a year.
     *
     * @param skip the number of the best to leave out
     * @param most the most rows
     */
    public StandingsList standings(Game game, Instant now, int skip, int most) {
        return transactions.read(repositories -> standings(repositories.ratings(), game, now, skip, most));
    }

    private StandingsList standings(Ratings ratings, Game game, Instant now, int skip, int most) {
        Optional<Instant> since = Optional.of(now.minus(YEAR));
        return new StandingsList(
                game.name(),
                ratings.standings(game.name(), since, skip, most).stream()
                        .map(Standing::forEverybody)
                        .toList(),
                counts.computeIfAbsent(game.name(), name -> new LargeCount())
                        .at(now, () -> ratings.countStandings(game.name(), since)));
    }

    /** The best player of each game with ratings, ordered by families of games. */
    public List<Rating> best(Instant now) {
        return transactions.read(repositories -> repositories.ratings().best(games, Optional.of(now.minus(YEAR))));
    }

    /** The ratings of a player, the game played last first; empty if the player is unknown. */
    public List<PlayerRating> of(String user) {
        return transactions.read(repositories -> repositories
                .players()
                .called(user)
                .map(player -> of(repositories, player))
                .orElse(List.of()));
    }

    /** The opponents of a player on rated boards, the most frequent first; empty if the player is unknown. */
    public List<MetOpponent> opponents(String user, int most) {
        return transactions.read(repositories -> repositories
                .players()
                .called(user)
                .map(player -> repositories.ratings().opponents(player, most))
                .orElse(List.of()));
    }

    private List<PlayerRating> of(Repositories repositories, Player player) {
        return repositories.ratings().of(player).stream()
                .map(rating -> of(repositories, rating))
                .toList();
    }

    private PlayerRating of(Repositories repositories, Rating rating) {
        List<Integer> course = repositories.ratings().results(rating.player(), rating.game()).stream()
                .map(result -> result.change().after().rating())
                .toList();
        return new PlayerRating(
                rating.game(), rating, course.subList(Math.max(0, course.size() - COURSE), course.size()));
    }
}
