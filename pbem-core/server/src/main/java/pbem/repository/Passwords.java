package pbem.repository;

import java.time.Instant;
import java.util.Optional;
import pbem.game.Refusal;
import pbem.player.AccountRefusal;
import pbem.player.Player;

/** The passwords, of which only salted hashes are kept. A hash takes some tens of milliseconds. */
public interface Passwords {

    int SHORTEST = 6;
    int LONGEST = 100;

    /** Why a text cannot be a password; empty if it can. */
    static Optional<Refusal> objection(String text) {
        boolean fits = text.length() >= SHORTEST
                && text.length() <= LONGEST
                && text.codePoints().noneMatch(c -> Character.isWhitespace(c) || Character.isISOControl(c));
        return fits ? Optional.empty() : Optional.of(AccountRefusal.BAD_PASSWORD.of(SHORTEST, LONGEST));
    }

    /** Sets or replaces the password of a player. */
    void set(Player player, String password, Instant at);

    boolean isSet(Player player);

    /** Whether it is their password. Takes as long if there is no such player, or if they have none. */
    boolean match(Optional<Player> player, String password);

    void forget(Player player);

    /** Keeps the password of somebody who is not signed up yet with the question that they are asked. */
    void keep(PendingConfirmation question, String password);

    /** Whether a password came with what somebody is asked about, and waits for their answer. */
    boolean isKept(PendingConfirmation question);

    /** They have answered, and are a player now: what was kept with the question is their password. */
    void adopt(PendingConfirmation question, Player player, Instant at);
}
