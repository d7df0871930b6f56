package pbem.query.rating;

import pbem.rating.Rating;
import pbem.rating.Standing;

/**
 * Where somebody stands in a game. When they were last seen is for members alone, by mail.
 *
 * @param rank from 1
 * @param program whether that is a program of the server's own
 * @param active boards of the game under way
 */
public record ListedRating(
        int rank,
        String user,
        boolean program,
        int rating,
        int deviation,
        boolean provisional,
        int games,
        int won,
        int drawn,
        int lost,
        int active) {

    static ListedRating of(Standing standing) {
        Rating rating = standing.rating();
        return new ListedRating(
                standing.rank(),
                rating.player().user(),
                rating.player().isProgram(),
                rating.skill().rating(),
                rating.skill().deviation(),
                rating.isProvisional(),
                rating.boards(),
                rating.won(),
                rating.drawn(),
                rating.lost(),
                standing.active());
    }
}
