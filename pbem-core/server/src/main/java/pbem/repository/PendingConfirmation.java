package pbem.repository;

import java.util.Locale;
import java.util.Optional;
import pbem.notice.ReplyTarget;
import pbem.player.Player;

/**
 * A request that waits until its sender confirms it.
 *
 * @param id counted from 1; a reply is proved by its token, not by this number
 * @param player the claimed player; empty for a sign-up
 * @param address the address that the request to confirm goes to
 * @param line the command that is read once confirmed
 * @param comment the comment with it; may be empty
 * @param heard the line as it was typed, where the question is not who wrote it but what was meant
 * @param language of the question to a person who is not a player yet
 */
public record PendingConfirmation(
        long id,
        Optional<Player> player,
        String address,
        String line,
        String comment,
        ReplyTarget target,
        State state,
        Optional<String> heard,
        Locale language) {

    /** Whether the question asks for the meaning of a line, instead of its writer. */
    public boolean isAboutMeaning() {
        return heard.isPresent();
    }

    public enum State {
        WAITING,
        CONFIRMED,
        CANCELLED
    }
}
