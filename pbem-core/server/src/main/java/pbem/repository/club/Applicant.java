package pbem.repository.club;

import java.time.Instant;

/**
 * A person who wants to become a player and waits to be accepted. They have proved that they read the mail of the
 * address.
 *
 * @param number counted from 1
 */
public record Applicant(int number, String user, String address, Instant at) {}
