package pbem.games.chromino;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Act;
import pbem.game.Typed;

/**
 * A move as a player wrote it, before it is checked against a position. Case, blanks and brackets do not matter. The
 * direction may be a letter or a word, in English or French, before or after the cell.
 */
final class Spelling {

    /**
     * The words for calls. In other games {@code draw} alone offers a draw, so there are other words for drawing a
     * tile.
     */
    private static final Pattern DRAW = Pattern.compile("DRAW(?:ATILE)?|TAKE|PIOCHER?");

    private static final Pattern PASS = Pattern.compile("PASS(?:ER?)?");

    private static final String TILE = "(?<tile>[A-Z*](?:-?[A-Z*]){2})";

    /** Two numbers. The separator may be missing before a sign. */
    private static final String CELL = "(?<x>[+-]?\\d{1,4})(?:[,;/.]|(?=[+-]))(?<y>[+-]?\\d{1,4})";

    private static final Pattern BRACKET = Pattern.compile("[()\\[\\]]");

    /** A full stop that separates no numbers. */
    private static final Pattern STOP = Pattern.compile("\\.(?![-+0-9])|(?<![0-9])\\.");

    private static final String WAY = "(?<way>EAST|EST|E|SOUTH|SUD|S|WEST|W|OUEST|O|NORTH|NORD|N)";

    private static final Pattern LAYING = Pattern.compile(TILE + "(?:" + CELL + "(?:" + WAY + ")?)?");

    private static final Pattern LAYING_WAY_FIRST = Pattern.compile(TILE + WAY + CELL);

    private Spelling() {}

    /** Reads a decision, which need not be legal; accepts any text. */
    static Act<Decision> of(String text) {
        Typed typed = new Typed(text);
        String tidy = new Typed(BRACKET.matcher(text).replaceAll(" ")).tidy();
        tidy = STOP.matcher(tidy).replaceAll("").toUpperCase(Locale.ROOT);
        if (DRAW.matcher(tidy).matches() || PASS.matcher(tidy).matches()) {
            return Act.done(PASS.matcher(tidy).matches() ? Decision.Call.PASS : Decision.Call.DRAW);
        }
        Matcher parts = LAYING.matcher(tidy);
        if (!parts.matches()) {
            parts = LAYING_WAY_FIRST.matcher(tidy);
        }
        return parts.matches() ? laying(parts) : Act.refused(ChrominoRefusal.UNREADABLE.of(typed.shown()));
    }

    private static Act<Decision> laying(Matcher parts) {
        String letters = parts.group("tile").replace("-", "");
        Optional<String> unknown = letters.chars()
                .filter(letter -> Hue.of((char) letter).isEmpty())
                .mapToObj(letter -> Character.toString(letter))
                .findFirst();
        if (unknown.isPresent()) {
            return Act.refused(ChrominoRefusal.NO_SUCH_COLOUR.of(letters, unknown.get()));
        }
        Optional<Tile> tile = Tile.of(letters);
        if (tile.isEmpty()) {
            return Act.refused(ChrominoRefusal.NO_SUCH_TILE.of(letters));
        }
        if (parts.group("x") == null) {
            return Act.refused(ChrominoRefusal.NO_CELL.of(letters));
        }
        Cell cell = new Cell(Integer.parseInt(parts.group("x")), Integer.parseInt(parts.group("y")));
        if (parts.group("way") == null) {
            return Act.refused(ChrominoRefusal.NO_DIRECTION.of(letters, cell.name()));
        }
        Heading way = Heading.ALL.stream()
                .filter(one -> parts.group("way").startsWith(one.letter()))
                .findFirst()
                .orElse(Heading.WEST); // ouest
        return Act.done(Placement.of(tile.get(), !letters.equals(tile.get().name()), cell, way));
    }
}
