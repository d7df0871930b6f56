package pbem.games.kroma;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.game.Refusal;
import pbem.game.Typed;

/**
 * A move as a player wrote it, before it is checked against a position: a colour and triangles, in any order. There may
 * be blanks, commas or similar separators between them, or none. Case does not matter, and letters and digits may be
 * full-width.
 */
sealed interface Spelling {

    /** The piece that the player wants to lay. */
    record Wish(Colour colour, TriangleSet area) implements Spelling {
        @Override
        public <R> R match(Function<? super Wish, ? extends R> wish, Function<? super Wrong, ? extends R> wrong) {
            return wish.apply(this);
        }
    }

    /** A text of no such form. */
    record Wrong(Refusal refusal) implements Spelling {
        @Override
        public <R> R match(Function<? super Wish, ? extends R> wish, Function<? super Wrong, ? extends R> wrong) {
            return wrong.apply(this);
        }
    }

    /** What to do in each case. */
    <R> R match(Function<? super Wish, ? extends R> wish, Function<? super Wrong, ? extends R> wrong);

    /**
     * Reads a move; accepts any text.
     *
     * @param side the side of the board
     */
    static Spelling of(String text, int side) {
        String tidy = text.length() > Patterns.LONGEST ? "" : tidy(text);
        if (!Patterns.MOVE.matcher(tidy).matches()) {
            return new Wrong(KromaRefusal.UNREADABLE.of(new Typed(text).shown()));
        }
        List<String> labels = found(Patterns.LABEL, tidy);
        List<String> words = found(Patterns.WORD, Patterns.LABEL.matcher(tidy).replaceAll(" "));
        if (labels.isEmpty() || words.size() > 1) {
            return new Wrong(KromaRefusal.UNREADABLE.of(new Typed(text).shown()));
        }
        List<Triangle> triangles = new ArrayList<>();
        for (String label : labels) {
            Optional<Triangle> triangle = named(label, side);
            if (triangle.isEmpty()) {
                return new Wrong(notOnBoard(label, side));
            }
            if (triangles.contains(triangle.get())) {
                return new Wrong(KromaRefusal.TWICE.of(triangle.get().name()));
            }
            triangles.add(triangle.get());
        }
        if (words.isEmpty()) {
            return new Wrong(KromaRefusal.NO_COLOUR.of(TriangleSet.of(triangles).toString()));
        }
        String word = words.get(0);
        return colour(word)
                .<Spelling>map(colour -> new Wish(colour, TriangleSet.of(triangles)))
                .orElseGet(() -> new Wrong(KromaRefusal.UNKNOWN_COLOUR.of(word)));
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group()).toList();
    }

    /** The colour with that first letter or that name; empty if there is none. */
    private static Optional<Colour> colour(String word) {
        return Stream.of(Colour.values())
                .filter(colour -> word.equals(String.valueOf(Character.toLowerCase(colour.letter())))
                        || word.equals(colour.name().toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    private static int row(String label) {
        return label.charAt(0) - 'a' + 1;
    }

    private static int number(String label) {
        return Integer.parseInt(label.substring(1));
    }

    /** The triangle with that name in lower case; empty if a board of that side does not have it. */
    static Optional<Triangle> named(String label, int side) {
        return Triangle.at(row(label), number(label), side);
    }

    /** The reason why the board has no such triangle. */
    static Refusal notOnBoard(String label, int side) {
        return row(label) > side
                ? KromaRefusal.noSuchRow(label, side)
                : KromaRefusal.noSuchTriangle(
                        label,
                        Triangle.all(side).stream()
                                .filter(triangle -> triangle.row() == row(label))
                                .toList());
    }

    private static String tidy(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC); // full-width letters, unusual blanks
        Matcher between = Patterns.BETWEEN.matcher(plain);
        return between.replaceAll(" ").strip().toLowerCase(Locale.ROOT);
    }

    /** The patterns for tidying and reading. */
    final class Patterns {

        private static final int LONGEST = 100;

        private static final Pattern LABEL = Pattern.compile("[a-z][0-9]{1,3}");

        /** A word, after the labels of triangles were removed. */
        private static final Pattern WORD = Pattern.compile("[a-z]+");

        /** A whole move. All quantifiers are possessive, so that matching any text is fast. */
        private static final Pattern MOVE = Pattern.compile("(?:[a-z]++(?:[0-9]{1,3}+(?![0-9]))?+| )++");

        /** The separators that players use in lists, and characters that only control line breaks or text direction. */
        private static final Pattern BETWEEN = Pattern.compile("[-\\s\\p{Z}\\p{Cf}\\p{Pd}\\u2212,;:.+&/()\\[\\]]+");

        private Patterns() {}
    }
}
