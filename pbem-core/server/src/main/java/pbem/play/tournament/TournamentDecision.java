package pbem.play.tournament;

import java.time.Instant;
import pbem.record.Actor;
import pbem.repository.Repositories;
import pbem.tournament.TournamentEntry.Author;

/**
 * A decision about a tournament: which one, by whom, for what reason and when.
 *
 * @param why the reason, which the people concerned read; empty if none is asked for
 */
public record TournamentDecision(Repositories repositories, int number, Author by, String why, Instant at) {

    /** The author's name in the log of a board. */
    String name() {
        return switch (by.role()) {
            case PLAYER, DIRECTOR -> Actor.DIRECTOR;
            case ADMIN, SERVER -> by.name();
        };
    }
}
