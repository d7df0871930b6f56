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
import pbem.query.game.GameName;
import pbem.rating.MetOpponent;
import pbem.rating.Rating;
import pbem.rating.Ratings;
import pbem.rating.Standing;
import pbem.repository.Repositories;
import pbem.repository.Transactions;

/** Who is how strong. Safe for any thread. */
public final class RatingQueries {

    private static final Duration YEAR = Duration.ofDays(365);

    /** More than a curve can show. */
    private static final int COURSE = 200;

    private final Transactions transactions;
    private final Games games;
    private final Map<String, LargeCount> counts = new ConcurrentHashMap<>();

    public RatingQueries(Transactions transactions, Games games) {
        this.transactions = transactions;
        this.games = games;
    }

    /**
     * Part of the standings of a game, without those who have not played it for a year.
     *
     * @param skip how many of the first to leave out
     * @param most how many to give
     */
    public StandingsList standings(Game game, Instant now, int skip, int most) {
        return transactions.read(repositories -> standings(repositories.ratings(), game, now, skip, most));
    }

    private StandingsList standings(Ratings ratings, Game game, Instant now, int skip, int most) {
        Optional<Instant> since = Optional.of(now.minus(YEAR));
        return new StandingsList(
                GameName.of(game),
                ratings.standings(game.name(), since, skip, most).stream()
                        .map(Standing::forEverybody)
                        .toList(),
                counts.computeIfAbsent(game.name(), name -> new LargeCount())
                        .at(now, () -> ratings.countStandings(game.name(), since)));
    }

    /** Who stands first in each game in which anybody has a rating, those of a family together. */
    public List<Rating> best(Instant now) {
        return transactions.read(repositories -> repositories.ratings().best(games, Optional.of(now.minus(YEAR))));
    }

    /** How strong that player is, the game that they played last first; none for who is unknown. */
    public List<PlayerRating> of(String user) {
        return transactions.read(repositories -> repositories
                .players()
                .called(user)
                .map(player -> of(repositories, player))
                .orElse(List.of()));
    }

    /** Whom that player met on rated boards, the most often met first; none for who is unknown. */
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
                GameName.of(games, rating.game()),
                rating,
                course.subList(Math.max(0, course.size() - COURSE), course.size()));
    }
}
