package pbem.repository;

import java.time.Instant;
import java.util.Optional;
import pbem.game.Refusal;
import pbem.player.AccountRefusal;
import pbem.player.Player;

/** The passwords, stored as salted hashes. A hash takes some tens of milliseconds. */
public interface Passwords {

    int SHORTEST = 6;
    int LONGEST = 100;

    /** Why a text is not allowed as a password; empty if it is. */
    static Optional<Refusal> objection(String text) {
        boolean fits = text.length() >= SHORTEST
                && text.length() <= LONGEST
                && text.codePoints().noneMatch(c -> Character.isWhitespace(c) || Character.isISOControl(c));
        return fits ? Optional.empty() : Optional.of(AccountRefusal.BAD_PASSWORD.of(SHORTEST, LONGEST));
    }

    /** Sets or replaces the password of a player. */
    void set(Player player, String password, Instant at);

    /** Whether it is the player's password. It takes equally long if there is no such player or password. */
    boolean match(Optional<Player> player, String password);

    /** Stores the password of a newcomer with the request to confirm. */
    void keep(PendingConfirmation question, String password);

    /** Whether a password is stored with that request to confirm. */
    boolean isKept(PendingConfirmation question);

    /** The newcomer has confirmed: the stored password becomes the player's. */
    void adopt(PendingConfirmation question, Player player, Instant at);
}
