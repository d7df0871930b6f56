package pbem.repository.watch;

import java.time.Instant;
import java.util.Optional;
import java.util.SortedMap;

/** How the server does, in numbers. */
public interface Vitals {

    /** Mails that wait for the admin since acting on them failed too often. */
    int quarantined();

    /** The number of the newest of them; 0 if there is none. */
    long newestQuarantined();

    /**
     * The newest of the mails that a mail server took.
     *
     * @param most how many to look at
     * @param since those that were posted before are left out
     */
    Returned returned(int most, Instant since);

    /** @param cameBack how many of those */
    record Returned(int taken, int cameBack) {}

    /**
     * When the last mail came in to an address or a sub-address of it, as far as its envelope says so.
     *
     * @param address bare, in lower case
     */
    Optional<Instant> lastTo(String address);

    /** Whether no mail came in and no board went on since then. Reads all events. */
    boolean isUntouchedSince(Instant instant);

    /** When the last mail was taken by a mail server; the epoch if none ever was. */
    Instant lastTaken();

    /** How many mails came in, by what became of them; those without an outcome by their state. Reads all of them. */
    SortedMap<String, Integer> received();

    /** How many mails we owed, by their fate. Reads all of them. */
    SortedMap<String, Integer> posted();

    /** How many boards there are, by their state. */
    SortedMap<String, Integer> boards();

    /** How many players there are, by their state. */
    SortedMap<String, Integer> players();
}
