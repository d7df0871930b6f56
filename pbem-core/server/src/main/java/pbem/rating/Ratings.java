package pbem.rating;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Games;
import pbem.player.Player;

/** The ratings, as they follow from the boards that are over: a change of one of these changes the ratings, too. */
public interface Ratings {

    /** What a board did to those who counted on it, by seat; none if it did not count. */
    List<RatingChange> changes(int board);

    /** Where they stand in that game, also before their first board. */
    Rating of(Player player, String game);

    /** The same of several, in their order. */
    default List<Rating> of(Collection<Player> players, String game) {
        return players.stream().map(player -> of(player, game)).toList();
    }

    /** In every game in which a board of theirs has counted, the game of the last one first. */
    List<Rating> of(Player player);

    /** The boards that counted for them in that game, in the order in which they were closed. */
    List<RatedResult> results(Player player, String game);

    /** How they did against each other. */
    HeadToHead between(Player one, Player other);

    /** Whom they met on boards that counted, of every game, the most often met first. */
    List<MetOpponent> opponents(Player player, int most);

    /**
     * Those of whom neither has met anybody else, the most often met first.
     *
     * @param boards how many they have to have in common
     */
    List<ClosedPair> closedPairs(int boards, int most);

    /** Everybody who began or ended a board of that game since then and wants to stand in lists, in no order. */
    List<Rating> playedSince(String game, Instant since);

    /**
     * Part of the standings of a game, the best first, established ratings before provisional ones.
     *
     * @param since who has neither a board of the game under way nor one that counted since then is left out; empty
     *     to leave out nobody but those who are gone or do not want to stand in lists
     * @param skip how many of the first to leave out
     */
    List<Standing> standings(String game, Optional<Instant> since, int skip, int most);

    /**
     * Who stands first in the standings of each game that has any, by its name.
     *
     * @param since as for {@link #standings}
     */
    Map<String, Rating> best(Optional<Instant> since);

    /** Who stands first in each of these games, those of a family together. */
    default List<Rating> best(Games games, Optional<Instant> since) {
        Map<String, Rating> best = best(since);
        return games.byFamily().all().stream()
                .flatMap(game -> Optional.ofNullable(best.get(game.name())).stream())
                .toList();
    }

    /** How long the whole of it is. */
    int countStandings(String game, Optional<Instant> since);

    /** Works out everything anew from the logs: how many boards and sums were not as they say. */
    int rebuild();

    /** The same of the boards of that player alone. */
    int rebuild(Player player);
}
