package pbem.repository.watch;

import java.time.Instant;
import java.util.Optional;
import java.util.SortedMap;

/** The condition of the server in numbers. */
public interface Vitals {

    /** The number of mails that wait for the admin because handling them failed too often. */
    int quarantined();

    /** The number that identifies the newest of these mails; 0 if there is none. */
    long newestQuarantined();

    /**
     * Counts, among the newest mails that a mail server accepted, those that came back.
     *
     * @param most how many mails to look at
     * @param since mails posted before are left out
     */
    Returned returned(int most, Instant since);

    /** @param cameBack how many of the accepted mails came back */
    record Returned(int taken, int cameBack) {}

    /**
     * When the last mail arrived for an address or one of its sub-addresses, according to the envelope.
     *
     * @param address the bare address, in lower case
     */
    Optional<Instant> lastTo(String address);

    /** Whether no mail arrived and no board had an event since then. Reads all events. */
    boolean isUntouchedSince(Instant instant);

    /** When a mail server last accepted a mail; the epoch if none ever did. */
    Instant lastTaken();

    /** The number of mails that arrived, by outcome, or by state if there is no outcome yet. Reads all mails. */
    SortedMap<String, Integer> received();

    /** The number of mails to be sent or sent, by state. Reads all mails. */
    SortedMap<String, Integer> posted();

    /** The number of boards, by state. */
    SortedMap<String, Integer> boards();

    /** The number of players, by state. */
    SortedMap<String, Integer> players();
}
