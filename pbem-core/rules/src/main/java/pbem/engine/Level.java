package pbem.engine;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The strength of a robot.
 *
 * @param number 1 (easy) to {@value #STRONGEST} (strong)
 */
public record Level(int number) {

    public static final int STRONGEST = 4;

    public Level {
        if (number < 1 || number > STRONGEST) {
            throw new IllegalArgumentException("levels are 1 to " + STRONGEST + ", not " + number);
        }
    }

    /** All levels, from easy to strong. */
    public static List<Level> all() {
        return IntStream.rangeClosed(1, STRONGEST).mapToObj(Level::new).toList();
    }
}
