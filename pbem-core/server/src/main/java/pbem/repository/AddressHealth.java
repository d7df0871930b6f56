package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.player.Player;

/**
 * Whether mail to the registered addresses arrives. Every mail that comes back adds to the score of its address; at
 * {@link #THRESHOLD} the address is paused: no notices to its player go there, and if they have no other they are kept. What
 * a domain refuses by policy says little of one address: once {@link #REFUSED} people there were refused so within a day, the
 * domain is paused as a whole.
 */
public interface AddressHealth {

    int THRESHOLD = 8;

    int REFUSED = 3;

    /** How a mail failed, and what that adds to the score. */
    enum Failure {
        /** It may arrive another time. */
        PASSING(1),
        /** The domain wants no such mail of ours: spam, or another matter of policy (5.7.x). */
        POLICY(1),
        /** There is no such mailbox, or it takes no mail. */
        LASTING(4);

        private final int weight;

        Failure(int weight) {
            this.weight = weight;
        }

        public int weight() {
            return weight;
        }
    }

    /**
     * How an address fares.
     *
     * @param reason what was said about the last mail that came back, as far as known
     */
    record Condition(String address, int score, Optional<Instant> pausedSince, Optional<String> reason) {

        public boolean isPaused() {
            return pausedSince.isPresent();
        }

        /** No mail came back of late. */
        public boolean isSound() {
            return score == 0 && !isPaused();
        }
    }

    /** A domain to which no mail goes. */
    record PausedDomain(String domain, Instant since, String reason) {}

    /** Those of a player, in the order of {@link Players#addresses}. */
    List<Condition> of(Player player);

    /**
     * A mail to the address came back.
     *
     * @return how the address fares now; empty if it is nobody's
     */
    Optional<Condition> failed(String address, Failure failure, String reason, Instant at);

    /**
     * A mail to the address came back that was sent a while ago. If the address was revived since, that says nothing of it
     * any more, and of each board the newest mail is sent once more if it is among those that came back.
     *
     * @return as above
     */
    Optional<Condition> failed(String address, Failure failure, String reason, Instant sent, Instant at);

    /** A mail server took a mail to each of these; if none has come back for days, the score falls a little. */
    void taken(List<String> addresses, Instant at);

    /**
     * Their addresses have changed, or their account closes or does not: if mail reaches them, what did not before is sent
     * as {@link #resume} does; if none does, it is kept.
     */
    void changed(Player player, Instant at);

    /** By name. */
    List<PausedDomain> pausedDomains();

    /**
     * Does as {@link #resume} for all addresses to which no mail goes, and lets mail go to paused domains again.
     *
     * @param domain only that one and its addresses
     * @return how many addresses there were
     */
    int resumeAll(Optional<String> domain, Instant at);

    /**
     * Forgets what came back, and lets what was kept be sent: of each board the newest mail, also if that one came back
     * or was refused rather than kept.
     *
     * @return whether there was anything to forget
     */
    boolean resume(Player player, String address, Instant at);
}
