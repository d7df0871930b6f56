package pbem.games.chromino;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Refusal;
import pbem.game.Typed;

/**
 * A move as somebody wrote it, before it is held against a position. Case and blanks mean nothing, brackets neither;
 * the direction may be a letter or a word, in English or French, before or after the cell.
 */
sealed interface Spelling {

    /** A tile, a cell and a direction. */
    record Laying(Placement placement) implements Spelling {
        @Override
        public <R> R match(
                Function<? super Laying, ? extends R> laying,
                Function<? super Calling, ? extends R> calling,
                Function<? super Wrong, ? extends R> wrong) {
            return laying.apply(this);
        }
    }

    /** To draw or to pass. */
    record Calling(Decision.Call call) implements Spelling {
        @Override
        public <R> R match(
                Function<? super Laying, ? extends R> laying,
                Function<? super Calling, ? extends R> calling,
                Function<? super Wrong, ? extends R> wrong) {
            return calling.apply(this);
        }
    }

    /** None of these. */
    record Wrong(Refusal refusal) implements Spelling {
        @Override
        public <R> R match(
                Function<? super Laying, ? extends R> laying,
                Function<? super Calling, ? extends R> calling,
                Function<? super Wrong, ? extends R> wrong) {
            return wrong.apply(this);
        }
    }

    /** What is to be done in each case. */
    <R> R match(
            Function<? super Laying, ? extends R> laying,
            Function<? super Calling, ? extends R> calling,
            Function<? super Wrong, ? extends R> wrong);

    /** Never throws. */
    static Spelling of(String text) {
        String tidy = text.length() > Patterns.LONGEST ? "" : tidy(text);
        Optional<Decision.Call> call = Optional.ofNullable(Patterns.CALLS.get(tidy));
        if (call.isPresent()) {
            return new Calling(call.get());
        }
        Matcher parts = Patterns.LAYING.matcher(tidy);
        if (!parts.matches()) {
            parts = Patterns.LAYING_WAY_FIRST.matcher(tidy);
        }
        return parts.matches() ? laying(parts) : new Wrong(ChrominoRefusal.UNREADABLE.of(new Typed(text).shown()));
    }

    private static Spelling laying(Matcher parts) {
        String letters = parts.group("tile").replaceAll("[ -]", "");
        Optional<String> unknown = letters.chars()
                .filter(letter -> Hue.of((char) letter).isEmpty())
                .mapToObj(letter -> Character.toString(letter))
                .findFirst();
        if (unknown.isPresent()) {
            return new Wrong(ChrominoRefusal.NO_SUCH_COLOUR.of(letters, unknown.get()));
        }
        Optional<Tile> tile = Tile.of(letters);
        if (tile.isEmpty()) {
            return new Wrong(ChrominoRefusal.NO_SUCH_TILE.of(letters));
        }
        if (parts.group("x") == null) {
            return new Wrong(ChrominoRefusal.NO_CELL.of(letters));
        }
        Cell cell = new Cell(Integer.parseInt(parts.group("x")), Integer.parseInt(parts.group("y")));
        if (parts.group("way") == null) {
            return new Wrong(ChrominoRefusal.NO_DIRECTION.of(letters, cell.name()));
        }
        Heading way = Patterns.WAYS.get(parts.group("way"));
        return new Laying(Placement.of(tile.get(), !letters.equals(tile.get().name()), cell, way));
    }

    private static String tidy(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC); // full-width letters, odd blanks
        plain = Patterns.DASH.matcher(plain).replaceAll("-").toUpperCase(Locale.ROOT);
        plain = Patterns.NOTHING.matcher(plain).replaceAll(" ").strip();
        return Patterns.BLANKS.matcher(plain).replaceAll(" ");
    }

    /** What tidying and reading look for. */
    final class Patterns {

        private static final int LONGEST = 100;

        private static final Map<String, Heading> WAYS = Map.ofEntries(
                Map.entry("E", Heading.EAST),
                Map.entry("EAST", Heading.EAST),
                Map.entry("EST", Heading.EAST),
                Map.entry("S", Heading.SOUTH),
                Map.entry("SOUTH", Heading.SOUTH),
                Map.entry("SUD", Heading.SOUTH),
                Map.entry("W", Heading.WEST),
                Map.entry("WEST", Heading.WEST),
                Map.entry("O", Heading.WEST),
                Map.entry("OUEST", Heading.WEST),
                Map.entry("N", Heading.NORTH),
                Map.entry("NORTH", Heading.NORTH),
                Map.entry("NORD", Heading.NORTH));

        /** {@code draw} alone offers a draw in other games, so there are other words for it. */
        private static final Map<String, Decision.Call> CALLS = Map.of(
                "DRAW", Decision.Call.DRAW,
                "DRAW A TILE", Decision.Call.DRAW,
                "TAKE", Decision.Call.DRAW,
                "PIOCHE", Decision.Call.DRAW,
                "PIOCHER", Decision.Call.DRAW,
                "PASS", Decision.Call.PASS,
                "PASSE", Decision.Call.PASS,
                "PASSER", Decision.Call.PASS);

        private static final String TILE = "(?<tile>[A-Z*](?:[ -]?[A-Z*]){2})";

        /** Two numbers; what parts them may be missing where a sign does. */
        private static final String CELL = "(?<x>[+-]?\\d{1,4})(?: ?[,;/] ?| |(?=[+-]))(?<y>[+-]?\\d{1,4})";

        private static final String WAY = "(?<way>EAST|EST|E|SOUTH|SUD|S|WEST|W|OUEST|O|NORTH|NORD|N)";

        private static final Pattern LAYING = Pattern.compile(TILE + "(?: ?" + CELL + "(?: ?" + WAY + ")?)?");

        private static final Pattern LAYING_WAY_FIRST = Pattern.compile(TILE + " " + WAY + " ?" + CELL);

        /** Blanks, brackets, stops, and characters that only steer how a line breaks or in which direction it runs. */
        private static final Pattern NOTHING = Pattern.compile("[\\s\\p{Z}\\p{Cf}()\\[\\].]");

        private static final Pattern BLANKS = Pattern.compile(" +");

        /** Hyphens and dashes, the minus sign, and what is left of them when a mail program doubles them. */
        private static final Pattern DASH = Pattern.compile("[-\\p{Pd}\\u2212]+");

        private Patterns() {}
    }
}
