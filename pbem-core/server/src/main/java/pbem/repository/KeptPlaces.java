package pbem.repository;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import pbem.player.Player;

/** Places that players keep for people of whom they know an address alone; one mail goes there for each. */
public interface KeptPlaces {

    /** How long one is kept. */
    Duration STANDING = Duration.ofDays(10);

    /**
     * A place in a challenge or in a tournament.
     *
     * @param number which the token of its mail names
     */
    record KeptPlace(int number, OptionalInt challenge, OptionalInt tournament, Instant at) {}

    /**
     * Keeps a place.
     *
     * @param challenge by number; empty if it is one in a tournament
     * @param mail which asked for it
     * @return the number of the place
     */
    int keep(Player by, String address, OptionalInt challenge, OptionalInt tournament, OptionalLong mail, Instant at);

    /** Whether the reader of the mailbox for which that place was kept never wants such a mail again; empty if there is no such place, be its address forgotten or not. */
    Optional<Boolean> isLeftAlone(int number);

    /** Whether a mail for a place went to that mailbox since an instant, or its reader never wants one. */
    boolean isNotToBeWritten(String address, Instant since);

    /** Those that are kept for the addresses of a player since an instant, the oldest first. */
    List<KeptPlace> of(Player player, Instant since);

    /** How many places of a tournament are kept since an instant for others than that player. */
    int keptIn(int tournament, Player other, Instant since);

    /** How many seats of a challenge are kept since an instant. */
    int inChallenge(int challenge, Instant since);

    /** A player has come for theirs. */
    void taken(KeptPlace place);

    /**
     * The reader of the mailbox for which a place was kept never wants such a mail again, and nothing is kept for them.
     *
     * @return whether there is such a place
     */
    boolean leaveAlone(int number);

    /**
     * Erases the addresses of places that are older than an instant, also from what asked for them; and the mails that went
     * there with their answers, unless the address is a player's or of somebody who may become one. Forgets wholly the
     * places that are older than another instant, apart from who never wants such a mail again.
     */
    void forget(Instant addressesBefore, Instant before);
}
