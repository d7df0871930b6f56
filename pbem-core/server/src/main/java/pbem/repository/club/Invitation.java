package pbem.repository.club;

import java.time.Instant;

/**
 * An invitation to a person who has not signed up yet.
 *
 * @param number the number that the token of its mail names
 */
public record Invitation(int number, String address, Instant at) {}
