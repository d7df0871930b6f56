package pbem.play;

import pbem.phrase.Phrase;
import pbem.rating.RatingRange;
import pbem.repository.Challenge;

/** An open challenge as a line of a list, with the command to take a seat. */
public final class SeekWords {

    private SeekWords() {}

    public static Phrase of(Challenge seek) {
        return Phrase.of(
                seek.strength().isPresent() ? "invitation.seek-line-rated" : "invitation.seek-line",
                seek.number(),
                seek.challenger().user(),
                seek.freeSeats(),
                game(seek),
                seek.strength().map(RatingRange::spelled).orElse(""));
    }

    /** The game, the board that it continues, if any, and the times of the players, if they differ. */
    private static Object game(Challenge challenge) {
        Object game = challenge
                .terms()
                .origin()
                .<Object>map(origin ->
                        Phrase.of("table.from-board", challenge.game().called(), origin.board(), origin.move()))
                .orElse(challenge.game().called());
        return GameWithOdds.of(game, challenge);
    }
}
