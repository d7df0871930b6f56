package pbem.repository;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import pbem.notice.ReplyTarget;
import pbem.player.Player;

/**
 * Something that waits until its sender confirms it.
 *
 * @param id counted from 1; a reply proves itself by its token, not by knowing this
 * @param player in whose name it came; empty for a signup
 * @param address where the request to confirm goes
 * @param line the command, as it will be read once confirmed
 * @param comment what came with it; may be empty
 * @param heard the line as it was typed, where the question is not who wrote it but what was meant
 * @param language in which somebody is asked who is no player yet
 */
public record PendingConfirmation(
        long id,
        Optional<Player> player,
        String address,
        String line,
        String comment,
        ReplyTarget target,
        Instant at,
        State state,
        Optional<String> heard,
        Locale language) {

    /** Whether the question is what was meant, not who wrote it. */
    public boolean isAboutMeaning() {
        return heard.isPresent();
    }

    public enum State {
        WAITING,
        CONFIRMED,
        CANCELLED
    }
}
