package pbem.games.chromino;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One of the tiles, each of which exists once. Its name is read from the end that gives the smaller word in ASCII:
 * {@code BGP}, never {@code PGB}.
 */
record Tile(int number, String name, List<Hue> hues) implements Comparable<Tile> {

    /** All tiles, sorted by name in ASCII order; each is at the index of its number. */
    static final List<Tile> ALL = all();

    /** The 75 plain tiles: any colour in the middle, and any two at the ends. */
    static final List<Tile> PLAIN =
            ALL.stream().filter(tile -> !tile.isChameleon()).toList();

    /** The five tiles with a joker in the middle. Every colour is at two of their ends. */
    static final List<Tile> CHAMELEONS = ALL.stream().filter(Tile::isChameleon).toList();

    private static List<Tile> all() {
        List<String> names = new ArrayList<>(List.of("B*G", "B*Y", "G*R", "P*R", "P*Y"));
        List<String> letters = List.of("B", "G", "P", "R", "Y");
        for (String end : letters) {
            for (String middle : letters) {
                letters.subList(letters.indexOf(end), letters.size()).forEach(other -> names.add(end + middle + other));
            }
        }
        Collections.sort(names);
        return IntStream.range(0, names.size())
                .mapToObj(number -> new Tile(number, names.get(number), Hue.all(names.get(number))))
                .toList();
    }

    /** All tiles of a game, sorted by name in ASCII order. */
    static List<Tile> all(boolean chameleons) {
        return chameleons ? ALL : PLAIN;
    }

    /** The tile whose squares have those letters, read from either end. */
    static Optional<Tile> of(String letters) {
        String turned = new StringBuilder(letters).reverse().toString();
        return ALL.stream()
                .filter(tile -> tile.name.equals(letters) || tile.name.equals(turned))
                .findFirst();
    }

    /** The colour of a square, counted from 0 in the order of the name. */
    Hue hue(int square) {
        return hues.get(square);
    }

    /** Whether it reads the same from both ends. */
    boolean isSymmetric() {
        return hues.get(0) == hues.get(2);
    }

    boolean isChameleon() {
        return hues.get(1) == Hue.JOKER;
    }

    /** The number of its colours, a joker counted as one. */
    int colours() {
        return (int) hues.stream().distinct().count();
    }

    /** Whether it is the same tile, since each exists once. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return number;
    }

    /** Tiles are ordered by name. */
    @Override
    public int compareTo(Tile other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return name;
    }
}
