package pbem.games.chromino;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One of the tiles, each of which exists once. Its name is read from the end that gives the smaller word in ASCII:
 * {@code BGP}, never {@code PGB}.
 */
final class Tile {

    /** The 75 plain tiles: any colour in the middle, and any two at the ends. */
    static final List<Tile> PLAIN;

    /** The five tiles with a joker in the middle. Every colour is at two of their ends. */
    static final List<Tile> CHAMELEONS =
            Stream.of("B*G", "B*Y", "G*R", "P*R", "P*Y").map(Tile::new).toList();

    private static final Map<String, Tile> BY_NAME;

    static {
        List<Tile> plain = new ArrayList<>();
        String letters = "BGPRY";
        for (int end = 0; end < letters.length(); end++) {
            for (int middle = 0; middle < letters.length(); middle++) {
                for (int other = end; other < letters.length(); other++) {
                    plain.add(new Tile("" + letters.charAt(end) + letters.charAt(middle) + letters.charAt(other)));
                }
            }
        }
        PLAIN = List.copyOf(plain);
        BY_NAME = Stream.concat(PLAIN.stream(), CHAMELEONS.stream())
                .collect(Collectors.toUnmodifiableMap(Tile::name, Function.identity()));
    }

    private final String name;
    private final List<Hue> hues;

    private Tile(String name) {
        this.name = name;
        this.hues = name.chars().mapToObj(c -> Hue.of((char) c).orElseThrow()).toList();
    }

    /** All tiles of a game, sorted by name in ASCII order. */
    static List<Tile> all(boolean chameleons) {
        return Stream.concat(PLAIN.stream(), chameleons ? CHAMELEONS.stream() : Stream.empty())
                .sorted(Comparator.comparing(Tile::name))
                .toList();
    }

    /** The tile whose squares have those letters, read from either end. */
    static Optional<Tile> of(String letters) {
        return Optional.ofNullable(BY_NAME.get(letters))
                .or(() -> Optional.ofNullable(
                        BY_NAME.get(new StringBuilder(letters).reverse().toString())));
    }

    String name() {
        return name;
    }

    List<Hue> hues() {
        return hues;
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

    @Override
    public String toString() {
        return name;
    }
}
