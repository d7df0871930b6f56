package pbem.repository.robot;

import java.time.Instant;

/**
 * A board that waits for a robot of which nothing came.
 *
 * @param failures how often in a row
 * @param why the last time
 * @param again when it is tried again
 */
public record StuckBoard(int board, int failures, String why, Instant again) {}
