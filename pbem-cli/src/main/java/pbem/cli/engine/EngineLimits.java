package pbem.cli.engine;

import java.time.Duration;

/**
 * What a program of somebody else may use.
 *
 * @param start for its first word, and for being ready once more
 * @param move for a move
 * @param megabytes of memory, for each of its processes, where the system has such a limit
 * @param nodes how many positions it is told to look at; 0 says nothing of it
 */
public record EngineLimits(Duration start, Duration move, int megabytes, int nodes) {

    /** More of a processor than it could use in that time on a few cores is a program that has run away. */
    long processorSeconds() {
        return 10 + 8 * life().toSeconds();
    }

    /** Of a process, from its start to its move. */
    Duration life() {
        return start.multipliedBy(2).plus(move);
    }
}
