package pbem.picture;

import pbem.phrase.Phrasebook;

/**
 * Where the places of a diagram lie on the drawing that {@link Svg} makes of it, so that a tap on it finds its place. Pure.
 *
 * @param width of the drawing, in its own units
 * @param side from which the board is seen: 1, or -1 after half a turn
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

    /** Where the places lie of a diagram that this is the plan of once it is turned. */
    public DrawingPlan turned() {
        return new DrawingPlan(width, height, factor, right, down, -1);
    }

    /** A point of the diagram, on the drawing. */
    public Point at(Point point) {
        return point.times(side * factor).plus(right, down);
    }

    /** A length of the diagram, on the drawing. */
    public double length(double units) {
        return units * factor;
    }
}
