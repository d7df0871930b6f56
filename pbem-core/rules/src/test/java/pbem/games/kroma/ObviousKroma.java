package pbem.games.kroma;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The rules of Kroma, written as slowly and plainly as they are told. Triangles are known by their names and touch if
 * they have two corners in common. A shape is known by how its triangles touch, without turning or flipping anything.
 */
final class ObviousKroma {

    static final List<String> COLOURS = List.of("B", "M", "Y");

    /** The corners of every triangle. */
    private final Map<String, Set<String>> corners = new TreeMap<>();

    private final Map<String, Set<String>> neighbours = new TreeMap<>();

    /** The name of the shape of every set of triangles that a piece can cover. */
    private final Map<Set<String>, String> shapes = new HashMap<>();

    /** The notation of every such set. */
    private final Map<Set<String>, String> notations = new HashMap<>();

    private final Map<String, String> below = new TreeMap<>();
    private final Map<String, String> above = new TreeMap<>();
    private final Map<String, Integer> supply = new TreeMap<>();

    ObviousKroma(int side) {
        for (int row = 0; row < side; row++) {
            for (int number = 1; number <= 2 * row + 1; number++) {
                int left = (number - 1) / 2;
                Set<String> three = number % 2 == 1
                        ? Set.of(corner(row, left), corner(row + 1, left), corner(row + 1, left + 1))
                        : Set.of(corner(row, left), corner(row, left + 1), corner(row + 1, left + 1));
                corners.put("abcdefghijkl".charAt(row) + "" + number, three);
            }
        }
        for (String one : corners.keySet()) {
            neighbours.put(
                    one,
                    corners.keySet().stream()
                            .filter(other -> !other.equals(one) && common(Set.of(one, other)) == 2)
                            .collect(Collectors.toSet()));
        }
        Set<Set<String>> sets = corners.keySet().stream().map(Set::of).collect(Collectors.toSet());
        for (int size = 2; size <= 5; size++) {
            sets = sets.stream().flatMap(set -> grown(set).stream()).collect(Collectors.toSet());
            sets.forEach(set -> shapes.put(set, shape(set)));
        }
        shapes.values().removeIf(String::isEmpty);
        shapes.keySet().forEach(set -> notations.put(set, notation(set)));
        for (String colour : COLOURS) {
            supply.put(colour + " diamond", 16);
            supply.put(colour + " trapezoid", 3);
            supply.put(colour + " rhombus", 4);
            supply.put(colour + " hook", 5);
        }
    }

    private static String corner(int line, int place) {
        return line + "/" + place;
    }

    /** The number of corners that all the triangles have in common. */
    private int common(Set<String> triangles) {
        Set<String> common = new HashSet<>(corners.get(triangles.iterator().next()));
        triangles.forEach(triangle -> common.retainAll(corners.get(triangle)));
        return common.size();
    }

    private Set<Set<String>> grown(Set<String> set) {
        Set<Set<String>> grown = new HashSet<>();
        for (String triangle : set) {
            for (String neighbour : neighbours.get(triangle)) {
                if (!set.contains(neighbour)) {
                    Set<String> more = new HashSet<>(set);
                    more.add(neighbour);
                    grown.add(more);
                }
            }
        }
        return grown;
    }

    /** The name of the shape of a set; empty if no piece has it. */
    private String shape(Set<String> set) {
        boolean branches = set.stream().anyMatch(triangle -> within(triangle, set) == 3);
        if (set.size() == 2) {
            return "diamond";
        }
        if (set.size() == 3) {
            return "trapezoid";
        }
        if (branches) {
            return "";
        }
        if (set.size() == 4) {
            return common(set) == 0 ? "rhombus" : ""; // else they lie round a point
        }
        // A chain of five: without one end it is a rhombus, without the other it lies round a point.
        long round = set.stream()
                .filter(end -> within(end, set) == 1)
                .filter(end -> common(without(set, end)) == 1)
                .count();
        return round == 1 ? "hook" : "";
    }

    private static Set<String> without(Set<String> set, String triangle) {
        Set<String> rest = new HashSet<>(set);
        rest.remove(triangle);
        return rest;
    }

    private long within(String triangle, Set<String> set) {
        return neighbours.get(triangle).stream().filter(set::contains).count();
    }

    /** The notations of all legal moves, with triangles in the order of their letters and then of their numbers. */
    Set<String> moves() {
        Set<String> fitting = new TreeSet<>();
        Set<String> obeying = new TreeSet<>();
        shapes.forEach((set, shape) -> {
            for (String colour : COLOURS) {
                boolean small = set.size() <= 3;
                if (small
                        && supply.get(colour + " " + shape) > 0
                        && set.stream().noneMatch(below::containsKey)) {
                    fitting.add(written(colour, set));
                    if (set.stream()
                            .flatMap(triangle -> neighbours.get(triangle).stream())
                            .noneMatch(neighbour -> colour.equals(below.get(neighbour)))) {
                        obeying.add(written(colour, set));
                    }
                }
            }
        });
        if (!fitting.isEmpty()) {
            return obeying.isEmpty() ? fitting : obeying;
        }
        Set<String> covering = new TreeSet<>();
        shapes.forEach((set, shape) -> {
            for (String colour : COLOURS) {
                if (set.size() > 3
                        && supply.get(colour + " " + shape) > 0
                        && below.keySet().containsAll(set)
                        && set.stream().noneMatch(above::containsKey)) {
                    covering.add(written(colour, set));
                }
            }
        });
        return covering;
    }

    private String written(String colour, Set<String> set) {
        return colour + " " + notations.get(set);
    }

    private static String notation(Set<String> set) {
        return set.stream()
                .sorted((a, b) -> a.charAt(0) != b.charAt(0)
                        ? a.compareTo(b)
                        : Integer.parseInt(a.substring(1)) - Integer.parseInt(b.substring(1)))
                .collect(Collectors.joining(" "));
    }

    void play(String move) {
        List<String> words = List.of(move.split(" "));
        String colour = words.get(0);
        Set<String> set = new HashSet<>(words.subList(1, words.size()));
        set.forEach(triangle -> (set.size() <= 3 ? below : above).put(triangle, colour));
        supply.merge(colour + " " + shapes.get(set), -1, Integer::sum);
    }

    /** The triangles that show the blend of the two colours. */
    Set<String> blended(String one, String other) {
        return above.keySet().stream()
                .filter(triangle ->
                        Set.of(one, other).equals(new HashSet<>(List.of(below.get(triangle), above.get(triangle)))))
                .collect(Collectors.toSet());
    }

    /** The size of the largest connected part. */
    int largest(Set<String> triangles) {
        int largest = 0;
        Set<String> rest = new HashSet<>(triangles);
        while (!rest.isEmpty()) {
            Set<String> part = new HashSet<>(List.of(rest.iterator().next()));
            IntStream.range(0, triangles.size())
                    .forEach(i -> triangles.stream()
                            .filter(triangle ->
                                    neighbours.get(triangle).stream().anyMatch(part::contains))
                            .forEach(part::add));
            largest = Math.max(largest, part.size());
            rest.removeAll(part);
        }
        return largest;
    }
}
