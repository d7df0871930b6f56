package pbem.handler.invitation;

import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.repository.Challenge;

/** How an invitation ended, in words. */
final class InvitationResultWords {

    private InvitationResultWords() {}

    static Phrase of(Challenge.State state, Optional<Integer> board) {
        return switch (state) {
            case STARTED -> Phrase.of("play.settled-started", board.orElse(0));
            case DECLINED -> Phrase.of("play.settled-declined");
            case WITHDRAWN -> Phrase.of("invitation.settled-withdrawn");
            case EXPIRED -> Phrase.of("invitation.settled-expired");
            case OPEN -> Phrase.of("invitation.settled-open");
        };
    }
}
