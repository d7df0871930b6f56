package pbem.cli.engine;

import java.time.Duration;

/**
 * The limits on an outside program.
 *
 * @param start the time for its first answer, and again for becoming ready
 * @param move the time for a move
 * @param megabytes the memory for each of its processes, where the system can limit it
 * @param nodes the number of positions that it is told to search; 0 to leave it open
 */
public record EngineLimits(Duration start, Duration move, int megabytes, int nodes) {

    /**
     * The limit on processor time. A program that exceeds it is out of control: on a few cores it could not use that
     * much in its life.
     */
    long processorSeconds() {
        return 10 + 8 * life().toSeconds();
    }

    /** The longest life of a process, from its start to its move. */
    Duration life() {
        return start.multipliedBy(2).plus(move);
    }
}
