package pbem.repository.robot;

import java.time.Instant;

/**
 * A board that waits for a robot whose last attempt failed.
 *
 * @param failures the number of failed attempts in a row
 * @param why the reason of the last failure
 * @param again the time of the next attempt
 */
public record StuckBoard(int board, int failures, String why, Instant again) {}
