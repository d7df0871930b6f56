package pbem.repository.watch;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The fate of mails, for an admin who asks why something happened. */
public interface Histories {

    /**
     * A mail that arrived.
     *
     * @param state its state in the inbox, or its outcome once there is one
     * @param reason what was done, or why nothing was done
     * @param repeats how often the same mail arrived again
     */
    record Came(
            long id, Instant at, String sender, String subject, String state, Optional<String> reason, int repeats) {}

    /**
     * A mail that is sent.
     *
     * @param to the userid of a player, or an address; empty for the admin
     * @param kind of its notice
     * @param revision of the board that it is about
     * @param cause the number of the mail that it answers
     * @param said the reply of a mail server when it last refused the mail
     */
    record Went(
            long id,
            Instant at,
            String to,
            String kind,
            OptionalInt board,
            OptionalInt revision,
            OptionalLong cause,
            String state,
            int attempts,
            Instant next,
            Optional<Instant> sentAt,
            Optional<Instant> bouncedAt,
            Optional<String> said) {}

    /** The newest mails from an address, regardless of case; the oldest of them first. */
    List<Came> from(String address, int most);

    /** The newest mails to a player, or to an address without a player; the oldest of them first. */
    List<Went> to(OptionalLong player, String address, int most);

    /** The mails about a board and the answers to replies to these, oldest first. Reads all answers. */
    List<Went> aboutBoard(int board);

    /** The mail of a number, as far as it is still stored. */
    Optional<Came> came(long id);
}
