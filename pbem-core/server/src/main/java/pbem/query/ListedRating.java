package pbem.query;

import java.time.Instant;
import java.util.Optional;
import pbem.rating.Rating;
import pbem.rating.Standing;

/**
 * Where somebody stands in a game.
 *
 * @param rank from 1
 * @param active boards of the game under way
 * @param seen when they last did something on a board
 */
public record ListedRating(
        int rank,
        String user,
        int rating,
        int deviation,
        boolean provisional,
        int games,
        int won,
        int drawn,
        int lost,
        int active,
        Optional<Instant> seen) {

    static ListedRating of(Standing standing) {
        Rating rating = standing.rating();
        return new ListedRating(
                standing.rank(),
                rating.player().user(),
                rating.skill().rating(),
                rating.skill().deviation(),
                rating.isProvisional(),
                rating.boards(),
                rating.won(),
                rating.drawn(),
                rating.lost(),
                standing.active(),
                standing.seen());
    }
}
