package pbem.terms;

import java.util.OptionalInt;

/**
 * How long a player may think.
 *
 * @param nagDays days without a move after which he is reminded
 * @param forfeitDays days without a move after which his game is lost; at least {@code nagDays}
 * @param totalDays days of thinking over the whole game, if limited
 */
public record TimeControl(int nagDays, int forfeitDays, OptionalInt totalDays) {

    public static final TimeControl STANDARD = new TimeControl(7, 21, OptionalInt.empty());
}
