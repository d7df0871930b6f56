package pbem.repository;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import pbem.player.Player;

/** Places that players keep for friends without an account, known by address only; each gets one mail. */
public interface KeptPlaces {

    /** How long a place is kept. */
    Duration STANDING = Duration.ofDays(10);

    /**
     * A place in a challenge or in a tournament.
     *
     * @param number the number in the token of its mail
     */
    record KeptPlace(int number, OptionalInt challenge, OptionalInt tournament) {}

    /**
     * Keeps a place.
     *
     * @param challenge by number; empty for a place in a tournament
     * @param mail the mail that asked for it
     * @return the number of the place
     */
    int keep(Player by, String address, OptionalInt challenge, OptionalInt tournament, OptionalLong mail, Instant at);

    /**
     * Whether the mailbox of that place never wants such a mail again; empty if there is no such place. It also works
     * once the address is forgotten.
     */
    Optional<Boolean> isLeftAlone(int number);

    /** Whether that mailbox got a mail for a place since an instant, or never wants one. */
    boolean isNotToBeWritten(String address, Instant since);

    /** The places kept for a player's addresses since an instant, the oldest first. */
    List<KeptPlace> of(Player player, Instant since);

    /** The number of places of a tournament that are kept since an instant for others than that player. */
    int keptIn(int tournament, Player other, Instant since);

    /** The number of seats of a challenge that are kept since an instant. */
    int inChallenge(int challenge, Instant since);

    /** A player takes a place. */
    void taken(KeptPlace place);

    /**
     * Records that the mailbox of a place never wants such a mail again, and gives up its places.
     *
     * @return whether there is such a place
     */
    boolean leaveAlone(int number);

    /**
     * Erases the addresses of places older than an instant, also in the commands that asked for them, and the mails to
     * these addresses with their answers, unless the address belongs to a player or to a person who may become one.
     * Deletes the places older than another instant, but remembers who never wants such a mail again.
     */
    void forget(Instant addressesBefore, Instant before);
}
