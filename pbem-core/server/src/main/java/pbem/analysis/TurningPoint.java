package pbem.analysis;

import java.util.List;
import pbem.game.Seat;

/**
 * A move that cost its player much.
 *
 * @param move counted from 1, as players count those of a board
 * @param revision of the board before it
 * @param played canonical
 * @param line the principal variation, beginning with the better move
 * @param before the chance of that seat with the better move
 * @param after its chance after the played move
 */
public record TurningPoint(
        int move,
        int revision,
        Seat seat,
        String played,
        List<String> line,
        double before,
        double after,
        Sureness sureness) {

    public TurningPoint {
        line = List.copyOf(line);
    }

    public String better() {
        return line.get(0);
    }

    public double cost() {
        return before - after;
    }
}
