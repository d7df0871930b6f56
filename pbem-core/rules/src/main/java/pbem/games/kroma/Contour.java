package pbem.games.kroma;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.picture.Point;

/**
 * The outline of cells that are connected by edges and enclose no other cells.
 *
 * @param corners the points where the line turns, clockwise
 */
record Contour(List<Point> corners) {

    private static final double STRAIGHT = 1e-9;

    private record Edge(Point from, Point to) {}

    /** @param cells the corners of each cell, clockwise; corners that cells share must be exactly equal */
    static Contour round(List<List<Point>> cells) {
        Set<Edge> edges = new LinkedHashSet<>();
        for (List<Point> cell : cells) {
            for (int i = 0; i < cell.size(); i++) {
                Point from = cell.get(i);
                Point to = cell.get((i + 1) % cell.size());
                if (!edges.remove(new Edge(to, from))) { // there is no line between two cells
                    edges.add(new Edge(from, to));
                }
            }
        }
        return new Contour(turns(chained(edges)));
    }

    private static List<Point> chained(Set<Edge> edges) {
        Map<Point, Point> next = edges.stream().collect(Collectors.toMap(Edge::from, Edge::to));
        return Stream.iterate(edges.iterator().next().from(), next::get)
                .limit(edges.size())
                .toList();
    }

    private static List<Point> turns(List<Point> points) {
        List<Point> turns = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            Point in = normal(around(points, i - 1), points.get(i));
            Point out = normal(points.get(i), around(points, i + 1));
            if (Math.abs(in.x() - out.x()) + Math.abs(in.y() - out.y()) > STRAIGHT) {
                turns.add(points.get(i));
            }
        }
        return turns;
    }

    /** The corners of this line moved inwards by that distance. */
    List<Point> inset(double distance) {
        List<Point> inner = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            Point in = normal(around(corners, i - 1), corners.get(i));
            Point out = normal(corners.get(i), around(corners, i + 1));
            double stretch = distance / (1 + in.x() * out.x() + in.y() * out.y());
            inner.add(corners.get(i).plus(stretch * (in.x() + out.x()), stretch * (in.y() + out.y())));
        }
        return inner;
    }

    /**
     * A vector of length one to the right of the direction. For a clockwise line, with y pointing down, it points
     * inwards.
     */
    private static Point normal(Point from, Point to) {
        double x = to.x() - from.x();
        double y = to.y() - from.y();
        double length = Math.sqrt(x * x + y * y);
        return new Point(-y / length, x / length);
    }

    private static Point around(List<Point> points, int index) {
        return points.get(Math.floorMod(index, points.size()));
    }
}
