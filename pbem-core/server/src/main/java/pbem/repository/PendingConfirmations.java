package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.record.KeptGame;

/** The requests that wait to be confirmed. */
public interface PendingConfirmations {

    Optional<PendingConfirmation> numbered(long id);

    PendingConfirmation keep(
            Player player, String address, String line, String comment, ReplyTarget target, Instant at);

    /** Stores a sign-up, and the language of the question. */
    PendingConfirmation keepSignup(String address, String line, ReplyTarget target, Locale language, Instant at);

    /** Stores a visitor's game with their sign-up. */
    void keepGame(PendingConfirmation signup, KeptGame game);

    /** The game stored with that sign-up. */
    Optional<KeptGame> gameWith(long id);

    /**
     * Stores a command that a player may have meant.
     *
     * @param heard the line as it was typed
     */
    PendingConfirmation keepMeant(
            Player player, String address, String line, String comment, ReplyTarget target, String heard, Instant at);

    /** Joins two requests: the answer to the first settles the other, too. */
    void join(PendingConfirmation first, PendingConfirmation other);

    /** The requests that one answer settles: the given one and those joined to it, in order. */
    List<PendingConfirmation> askedWith(PendingConfirmation first);

    void settle(PendingConfirmation pending, PendingConfirmation.State state);
}
