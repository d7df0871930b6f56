package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.player.Player;

/**
 * Whether mail to the registered addresses arrives. Every bounce adds to the score of its address; at
 * {@link #THRESHOLD} the address is paused: no notices go there, and they are kept if the player has no other address.
 * A refusal by a domain's policy says little about one address: once {@link #REFUSED} people there were refused so
 * within a day, the domain is paused as a whole.
 */
public interface AddressHealth {

    int THRESHOLD = 8;

    int REFUSED = 3;

    /** The kind of a bounce, and what it adds to the score. */
    enum Failure {
        /** A temporary failure. */
        PASSING(1),
        /** The domain refuses such mail: as spam, or by another policy (5.7.x). */
        POLICY(1),
        /** The mailbox does not exist, or accepts no mail. */
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
     * The state of an address.
     *
     * @param reason the reason of the last bounce, as far as known
     */
    record Condition(String address, int score, Optional<Instant> pausedSince, Optional<String> reason) {

        public boolean isPaused() {
            return pausedSince.isPresent();
        }

        /** Whether no mail has bounced lately. */
        public boolean isSound() {
            return score == 0 && !isPaused();
        }
    }

    /** A domain that gets no mail at present. */
    record PausedDomain(String domain, Instant since, String reason) {}

    /** The states of a player's addresses, in the order of {@link Players#addresses}. */
    default List<Condition> of(Player player) {
        return of(List.of(player)).get(0);
    }

    /** The states of the addresses of each of these players, in their order, read at once. */
    List<List<Condition>> of(List<Player> players);

    /**
     * Records a bounce of a mail to the address.
     *
     * @return the new state of the address; empty if it belongs to nobody
     */
    Optional<Condition> failed(String address, Failure failure, String reason, Instant at);

    /**
     * Records a late bounce. If the address was revived since the mail was sent, the bounce does not count, and of each
     * board the newest mail is sent again if it bounced.
     *
     * @return the new state of the address; empty if it belongs to nobody
     */
    Optional<Condition> failed(String address, Failure failure, String reason, Instant sent, Instant at);

    /** A mail server accepted a mail to each of these; if none has bounced for days, the score falls a little. */
    void taken(List<String> addresses, Instant at);

    /**
     * The player's addresses have changed, or the account began or stopped closing. If mail reaches the player, kept
     * mails are sent as by {@link #resume}; otherwise they are kept.
     */
    void changed(Player player, Instant at);

    /** By name. */
    List<PausedDomain> pausedDomains();

    /**
     * Resumes all paused addresses as by {@link #resume}, and paused domains.
     *
     * @param domain only that domain and its addresses
     * @return the number of addresses
     */
    int resumeAll(Optional<String> domain, Instant at);

    /**
     * Forgets the bounces of an address and sends what was kept: of each board the newest mail, even if it bounced or
     * was refused.
     *
     * @return whether there were any bounces
     */
    boolean resume(Player player, String address, Instant at);
}
