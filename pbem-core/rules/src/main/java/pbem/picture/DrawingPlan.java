package pbem.picture;

import pbem.phrase.Phrasebook;

/**
 * Where the places of a diagram lie on the drawing that {@link Svg} makes of it, so that a tap on it finds its place. Pure.
 *
 * @param width of the drawing, in its own units
 */
public record DrawingPlan(double width, double height, double factor, double right, double down) {

    public static DrawingPlan of(Diagram diagram, Phrasebook phrases) {
        Sheet sheet = Sheet.of(diagram, phrases);
        return new DrawingPlan(
                sheet.width(),
                sheet.height(),
                sheet.placing().factor(),
                sheet.placing().right(),
                sheet.placing().down());
    }

    /** A point of the diagram, on the drawing. */
    public Point at(Point point) {
        return point.times(factor).plus(right, down);
    }

    /** A length of the diagram, on the drawing. */
    public double length(double units) {
        return units * factor;
    }
}
