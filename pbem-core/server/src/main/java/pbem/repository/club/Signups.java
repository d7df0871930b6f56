package pbem.repository.club;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Who may become a player where not everybody may. Addresses and userids are compared without case. */
public interface Signups {

    /**
     * Lets the reader of the mail there sign up; nobody there is invited yet.
     *
     * @return the number of the invitation
     */
    int invite(String address, Instant at);

    /** Whom an invitation, or a place that a player keeps, is for; empty once it was used, taken back or forgotten. */
    Optional<String> invited(int number);

    /** Those that nobody has used, the oldest first. */
    List<Invitation> invitations();

    boolean isInvited(String address);

    /** @return whether they were invited */
    boolean uninvite(String address);

    /** Asks for an account; neither the userid nor the address is known to be waiting. */
    Applicant apply(String user, String address, Instant at);

    Optional<Applicant> numbered(int number);

    /** Somebody who waits with that userid or that address. */
    Optional<Applicant> like(String user, String address);

    /** The oldest first. */
    List<Applicant> waiting(int most);

    /** How many wait. */
    int count();

    void drop(Applicant applicant);

    /** There is a player with that address now: nobody waits there any more, and nobody needs to be let in. */
    void settled(String address);
}
