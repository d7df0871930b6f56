package pbem.repository.watch;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** What became of mails, for an admin who asks how something came about. */
public interface Histories {

    /**
     * A mail that came in.
     *
     * @param state as the inbox keeps it, or its outcome once it has one
     * @param reason what was done, or why not
     * @param repeats how often the same mail came again
     */
    record Came(
            long id, Instant at, String sender, String subject, String state, Optional<String> reason, int repeats) {}

    /**
     * A mail that goes out.
     *
     * @param to the userid of a player, or an address, or nothing if it is for the admin
     * @param kind of its notice
     * @param revision of the board that it tells of
     * @param cause the number of the mail that it answers
     * @param said what a mail server said when it last refused it
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

    /** The newest that came from an address, however it is written, the oldest of them first. */
    List<Came> from(String address, int most);

    /** The newest that go to a player, or to an address without one, the oldest of them first. */
    List<Went> to(OptionalLong player, String address, int most);

    /** Those that tell of a board, and answers to replies to them, the oldest first. Reads all answers. */
    List<Went> aboutBoard(int board);

    /** The one with that number, as far as it is kept. */
    Optional<Came> came(long id);
}
