package pbem.game;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import pbem.phrase.Phrase;
import pbem.picture.Point;

/**
 * A cell of a board, for readers who walk through it cell by cell.
 *
 * @param name as in moves, and as the key of its {@link Choice}
 * @param centre in units of the board's {@link pbem.picture.Diagram}
 * @param radius how far it reaches from its centre
 * @param content what lies there: "white pawn", "empty"
 */
public record NamedCell(String name, Point centre, double radius, Phrase content) {

    private static final double PRECISION = 100;

    /**
     * Whether a board of those cells has the same shape after half a turn, so that it can be shown from either side.
     */
    public static boolean turn(List<NamedCell> cells) {
        DoubleSummaryStatistics x =
                cells.stream().mapToDouble(cell -> cell.centre().x()).summaryStatistics();
        DoubleSummaryStatistics y =
                cells.stream().mapToDouble(cell -> cell.centre().y()).summaryStatistics();
        Set<List<Long>> places = cells.stream()
                .map(cell -> place(cell.centre().x(), cell.centre().y()))
                .collect(Collectors.toSet());
        return !cells.isEmpty()
                && cells.stream()
                        .map(cell -> place(
                                x.getMin() + x.getMax() - cell.centre().x(),
                                y.getMin() + y.getMax() - cell.centre().y()))
                        .allMatch(places::contains);
    }

    private static List<Long> place(double x, double y) {
        return List.of(Math.round(PRECISION * x), Math.round(PRECISION * y));
    }
}
