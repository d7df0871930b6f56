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
                seek.terms()
                        .origin()
                        .<Object>map(origin ->
                                Phrase.of("table.from-board", seek.game().title(), origin.board(), origin.move()))
                        .orElse(seek.game().title()),
                seek.strength().map(RatingRange::spelled).orElse(""));
    }
}
