package pbem.rating;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Games;
import pbem.player.Player;

/** The ratings. They follow from the closed boards; a change of one of these changes the ratings, too. */
public interface Ratings {

    /** The rating changes of a board, by seat; empty if it did not count. */
    List<RatingChange> changes(int board);

    /** The rating of a player in that game, also before the first board. */
    Rating of(Player player, String game);

    /** The ratings of several players, in their order. */
    default List<Rating> of(Collection<Player> players, String game) {
        return players.stream().map(player -> of(player, game)).toList();
    }

    /** A player's ratings in every game with a rated board, the game of the latest board first. */
    List<Rating> of(Player player);

    /** A player's rated boards in that game, in the order in which they were closed. */
    List<RatedResult> results(Player player, String game);

    /** The balance of two players. */
    HeadToHead between(Player one, Player other);

    /** A player's opponents on rated boards of every game, the most frequent first. */
    List<MetOpponent> opponents(Player player, int most);

    /**
     * The pairs of players who have met nobody else, the most frequent first.
     *
     * @param boards the smallest number of boards in common
     */
    List<ClosedPair> closedPairs(int boards, int most);

    /** The ratings of all listed players who began or ended a board of that game since then, in no order. */
    List<Rating> playedSince(String game, Instant since);

    /**
     * Part of the standings of a game, the best first, established ratings before provisional ones.
     *
     * @param since leaves out players with neither an open board of the game nor one that counted since then; empty for
     *     all listed players
     * @param skip the number of the first to leave out
     */
    List<Standing> standings(String game, Optional<Instant> since, int skip, int most);

    /**
     * The leader of the standings of each game that has any, by the name of the game.
     *
     * @param since as for {@link #standings}
     */
    Map<String, Rating> best(Optional<Instant> since);

    /** The leaders of these games, grouped by family. */
    default List<Rating> best(Games games, Optional<Instant> since) {
        Map<String, Rating> best = best(since);
        return games.byFamily().all().stream()
                .flatMap(game -> Optional.ofNullable(best.get(game.name())).stream())
                .toList();
    }

    /** The length of the standings. */
    int countStandings(String game, Optional<Instant> since);

    /** Recomputes everything from the logs, and returns how many boards and sums were wrong. */
    int rebuild();

    /** Recomputes that player's boards, and returns how many boards and sums were wrong. */
    int rebuild(Player player);
}
