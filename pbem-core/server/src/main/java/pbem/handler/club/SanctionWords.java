package pbem.handler.club;

import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.player.Sanction;

/** A sanction in words. */
final class SanctionWords {

    private SanctionWords() {}

    static Phrase reason(String why) {
        return why.isBlank() ? Phrase.of("club.no-reason") : Phrase.of("club.reason", why);
    }

    /** A text that tells the player what their sanction means. */
    static Phrase told(Sanction.Kind kind, Sanction sanction) {
        Phrase end = ends(sanction.until().map(until -> Phrase.of("club.until", until)));
        Phrase reason = reason(sanction.why());
        return switch (kind) {
            case SUSPENDED -> Phrase.of("club.told-suspended", end, reason);
            case MUTED -> Phrase.of("club.told-muted", end, reason);
        };
    }

    private static Phrase ends(Optional<Phrase> until) {
        return until.orElseGet(() -> Phrase.of("club.until-lifted"));
    }
}
