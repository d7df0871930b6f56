package pbem.games.renju;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The fouls of black, written slowly and as the rules say them, by sets of stones. A row is a set of points, and two
 * shapes differ if their stones differ.
 */
record ObviousFouls(Set<Point> black, Set<Point> white) {

    private static final int SIZE = 15;

    record Point(int x, int y) {

        boolean isOnBoard() {
            return x >= 0 && x < SIZE && y >= 0 && y < SIZE;
        }

        static Point named(String cell) {
            return new Point(cell.charAt(0) - 'a', Integer.parseInt(cell.substring(1)) - 1);
        }

        @Override
        public String toString() {
            return (char) ('a' + x) + Integer.toString(y + 1);
        }
    }

    private static Set<Point> with(Set<Point> some, Point one) {
        Set<Point> more = new HashSet<>(some);
        more.add(one);
        return more;
    }

    private boolean isEmpty(Point point) {
        return point.isOnBoard() && !black.contains(point) && !white.contains(point);
    }

    private ObviousFouls plus(Point stone) {
        return new ObviousFouls(with(black, stone), white);
    }

    private static final Map<Row, List<Set<Point>>> ROWS = new ConcurrentHashMap<>();

    private record Row(Point point, int length) {}

    /** All rows of that length, in the four directions, that contain the point. */
    private static Stream<Set<Point>> sideBySide(Point point, int length) {
        return ROWS.computeIfAbsent(new Row(point, length), row -> rows(point, length)).stream();
    }

    private static List<Set<Point>> rows(Point point, int length) {
        return Stream.of(new Point(1, 0), new Point(0, 1), new Point(1, 1), new Point(1, -1))
                .flatMap(way -> IntStream.range(0, length).mapToObj(back -> {
                    Set<Point> row = new HashSet<>();
                    for (int i = 0; i < length; i++) {
                        row.add(new Point(point.x + (i - back) * way.x, point.y + (i - back) * way.y));
                    }
                    return row;
                }))
                .filter(row -> row.stream().allMatch(Point::isOnBoard))
                .toList();
    }

    private boolean isInLongerRow(Set<Point> row) {
        return sideBySide(row.iterator().next(), row.size() + 1)
                .anyMatch(longer -> longer.containsAll(row) && black.containsAll(longer));
    }

    private boolean hasFive(Point with) {
        return sideBySide(with, 5).anyMatch(row -> black.containsAll(row) && !isInLongerRow(row));
    }

    /** The shapes that contain both points, each without the added point. */
    private Set<Set<Point>> lessOne(Set<Set<Point>> shapes, Point with, Point added) {
        Set<Set<Point>> rest = new HashSet<>();
        for (Set<Point> shape : shapes) {
            if (shape.contains(added) && shape.contains(with)) {
                Set<Point> less = new HashSet<>(shape);
                less.remove(added);
                rest.add(less);
            }
        }
        return rest;
    }

    /** The empty points in a row of five with the point and two more black stones. Others make no four or five. */
    private Stream<Point> near(Point point) {
        return sideBySide(point, 5)
                .filter(row -> row.stream().filter(black::contains).count() > 2)
                .flatMap(Set::stream)
                .distinct()
                .filter(this::isEmpty);
    }

    private Set<Set<Point>> fives(Point with) {
        Set<Set<Point>> fives = new HashSet<>();
        sideBySide(with, 5)
                .filter(row -> black.containsAll(row) && !isInLongerRow(row))
                .forEach(fives::add);
        return fives;
    }

    /** Four stones to which one more can be added to attain five in a row. */
    private Set<Set<Point>> fours(Point with) {
        Set<Set<Point>> fours = new HashSet<>();
        near(with).forEach(added -> fours.addAll(lessOne(plus(added).fives(with), with, added)));
        return fours;
    }

    /** A row of four without a gap that becomes five in two ways. */
    private Set<Set<Point>> straightFours(Point with) {
        Set<Set<Point>> straight = new HashSet<>();
        sideBySide(with, 4)
                .filter(black::containsAll)
                .filter(four -> near(with)
                                .filter(added -> plus(added).fives(with).contains(with(four, added)))
                                .count()
                        == 2)
                .forEach(straight::add);
        return straight;
    }

    /** Three stones to which one more, that makes no five and is not a foul, can be added to attain a straight four. */
    private Set<Set<Point>> threes(Point with) {
        Set<Set<Point>> threes = new HashSet<>();
        Predicate<Point> isAllowed =
                added -> !plus(added).hasFive(added) && plus(added).made(added).isEmpty();
        near(with).forEach(added -> {
            Set<Set<Point>> found = lessOne(plus(added).straightFours(with), with, added);
            if (!found.isEmpty() && isAllowed.test(added)) {
                threes.addAll(found);
            }
        });
        return threes;
    }

    private Optional<String> made(Point stone) {
        if (hasFive(stone)) {
            return Optional.empty();
        }
        if (sideBySide(stone, 6).anyMatch(black::containsAll)) {
            return Optional.of("renju.overline");
        }
        return fours(stone).size() > 1
                ? Optional.of("renju.fours")
                : threes(stone).size() > 1 ? Optional.of("renju.threes") : Optional.empty();
    }

    /** The foul that black would make on an empty point; empty if it is none. */
    Optional<String> at(Point empty) {
        return plus(empty).made(empty);
    }
}
