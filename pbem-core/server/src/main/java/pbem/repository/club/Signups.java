package pbem.repository.club;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The people who are invited or wait to become players, where not everybody may. Addresses and userids are compared
 * without regard to case.
 */
public interface Signups {

    /**
     * Invites the reader of an address, which must not be invited yet.
     *
     * @return the number of the invitation
     */
    int invite(String address, Instant at);

    /**
     * The address of an invitation or of a place that a player keeps; empty once it is used, withdrawn or forgotten.
     */
    Optional<String> invited(int number);

    /** The unused invitations, oldest first. */
    List<Invitation> invitations();

    boolean isInvited(String address);

    /** @return whether the address was invited */
    boolean uninvite(String address);

    /** Adds an applicant. Neither the userid nor the address may be waiting already. */
    Applicant apply(String user, String address, Instant at);

    Optional<Applicant> numbered(int number);

    /** The applicant with this userid or this address. */
    Optional<Applicant> like(String user, String address);

    /** The applicants, oldest first. */
    List<Applicant> waiting(int most);

    /** The number of applicants. */
    int count();

    void drop(Applicant applicant);

    /** Removes the invitation and the applicant of an address that has become a player's. */
    void settled(String address);
}
