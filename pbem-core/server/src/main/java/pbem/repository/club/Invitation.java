package pbem.repository.club;

import java.time.Instant;

/**
 * Somebody who may sign up and has not.
 *
 * @param number which the token of its mail names
 */
public record Invitation(int number, String address, Instant at) {}
