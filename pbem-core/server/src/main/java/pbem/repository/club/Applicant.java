package pbem.repository.club;

import java.time.Instant;

/**
 * Somebody who wants to become a player and waits for a word of the admin's. They have shown that they read the mail there.
 *
 * @param number counted from 1
 */
public record Applicant(int number, String user, String address, Instant at) {}
