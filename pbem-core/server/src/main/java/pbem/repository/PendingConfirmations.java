package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.record.KeptGame;

/** What waits to be confirmed. */
public interface PendingConfirmations {

    Optional<PendingConfirmation> numbered(long id);

    PendingConfirmation keep(
            Player player, String address, String line, String comment, ReplyTarget target, Instant at);

    /** The wish of somebody who is no player yet, and in which language they are asked. */
    PendingConfirmation keepSignup(String address, String line, ReplyTarget target, Locale language, Instant at);

    /** Keeps a game with the wish of somebody to sign up. */
    void keepGame(PendingConfirmation signup, KeptGame game);

    /** The game that came with that wish. */
    Optional<KeptGame> gameWith(long id);

    /**
     * Something that a player may have meant.
     *
     * @param heard the line as it was typed
     */
    PendingConfirmation keepMeant(
            Player player, String address, String line, String comment, ReplyTarget target, String heard, Instant at);

    /** From now on the answer about the first settles the other, too. */
    void join(PendingConfirmation first, PendingConfirmation other);

    /** What one answer settles: that one, and those that were joined to it, in their order. */
    List<PendingConfirmation> askedWith(PendingConfirmation first);

    void settle(PendingConfirmation pending, PendingConfirmation.State state);
}
