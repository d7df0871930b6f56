package pbem.picture;

import pbem.phrase.Phrasebook;

/**
 * The mapping from a diagram to the drawing that {@link Svg} makes of it, so that a tap on the drawing finds its place.
 * Pure.
 *
 * @param width the drawing's width, in its own units
 * @param side the side from which the board is seen: 1, or -1 after half a turn
 */
public record DrawingPlan(double width, double height, double factor, double right, double down, int side) {

    public static DrawingPlan of(Diagram diagram, Phrasebook phrases) {
        Sheet sheet = Sheet.of(diagram, phrases);
        return new DrawingPlan(
                sheet.width(),
                sheet.height(),
                sheet.placing().factor(),
                sheet.placing().right(),
                sheet.placing().down(),
                1);
    }

    /** The plan of the diagram after half a turn. */
    public DrawingPlan turned() {
        return new DrawingPlan(width, height, factor, right, down, -1);
    }

    /** Maps a point of the diagram to the drawing. */
    public Point at(Point point) {
        return point.times(side * factor).plus(right, down);
    }

    /** Maps a length of the diagram to the drawing. */
    public double length(double units) {
        return units * factor;
    }
}
