package pbem.kit.royal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import pbem.game.Option;
import pbem.kit.Men;

/**
 * Reads a placement of pieces in its usual form (FEN; in Shogi SFEN): rows from above, numbers for empty cells and
 * capitals for the first seat, then the turn and the other facts that matter. Blanks may be written {@code _}.
 */
public final class RoyalPlacement {

    /** The name of the option by which a board begins with any placement. */
    public static final String OPTION = "fen";

    private static final Pattern PIECE = Pattern.compile("\\d{1,2}(?!\\d)|\\+?[A-Za-z]");
    private static final Pattern HELD = Pattern.compile("(\\d{0,4})([A-Za-z])");
    private static final int MOST_HELD = 18;

    private RoyalPlacement() {}

    /** The option by which a board begins with any placement. */
    public static Option option(String example) {
        return Option.text(OPTION, example, Pattern.compile("[A-Za-z0-9/+_-]{5,150}"));
    }

    /** @return empty if the text makes no sense or the game would be over */
    public static Optional<RoyalPlay> read(RoyalRules rules, String text) {
        List<String> words = new ArrayList<>(List.of(text.split("[ _]")));
        while (words.size() < 4) {
            words.add(words.size() == 1 ? rules.turns().substring(0, 1) : "-");
        }
        Men men = Men.none(rules.board(), 2 * rules.droppable());
        int turn = rules.turns().indexOf(words.get(1));
        if (words.get(1).length() != 1
                || turn < 0
                || !stands(rules, men, words.get(0).split("/", -1))) {
            return Optional.empty();
        }
        if (rules.droppable() > 0 && !holds(rules, men, words.get(2))) {
            return Optional.empty();
        }
        int[] kings = new int[2];
        for (int seat = 0; seat < 2; seat++) {
            int king = RoyalRules.man(RoyalRules.KING, seat);
            int[] cells = IntStream.range(0, men.cells())
                    .filter(cell -> men.at(cell) == king)
                    .toArray();
            if (cells.length != 1) {
                return Optional.empty();
            }
            kings[seat] = cells[0];
        }
        return rules.state(men, turn, words)
                .flatMap(state -> Optional.ofNullable(RoyalPlay.from(rules, men, kings, turn, state)));
    }

    /** The complete line for the placement with which a board begins. */
    static String written(RoyalRules rules, String placement) {
        return written(read(rules, placement).orElseThrow());
    }

    /** The complete line for a position, including the number of moves played. */
    static String written(RoyalPlay at) {
        RoyalRules rules = at.rules();
        int columns = rules.columns();
        int rows = rules.board().size() / columns;
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            text.append(row == 0 ? "" : "/");
            int empty = 0;
            for (int column = 0; column < columns; column++) {
                int man = at.men().at(cell(rules, row, column));
                if (man == 0) {
                    empty++;
                    continue;
                }
                String letter = rules.letter(RoyalRules.kind(man));
                text.append(empty == 0 ? "" : empty)
                        .append(RoyalRules.seat(man) == 0 ? letter : letter.toLowerCase(Locale.ROOT));
                empty = 0;
            }
            text.append(empty == 0 ? "" : empty);
        }
        return text.append(' ')
                .append(rules.turns().charAt(at.next()))
                .append(' ')
                .append(rules.remembered(at))
                .toString();
    }

    /** The pieces in hand, with capitals for the first seat; a stroke if there are none. */
    static String held(RoyalPlay at) {
        StringBuilder text = new StringBuilder();
        for (int seat = 0; seat < 2; seat++) {
            for (int kind = 1; kind <= at.rules().droppable(); kind++) {
                int count = at.held(kind, seat);
                String letter = at.rules().letter(kind);
                if (count > 0) {
                    text.append(count == 1 ? "" : count).append(seat == 0 ? letter : letter.toLowerCase(Locale.ROOT));
                }
            }
        }
        return text.length() == 0 ? "-" : text.toString();
    }

    /** The kinds of pieces by letter: both the letters in placements and our own. */
    private static Map<String, Integer> kinds(RoyalRules rules) {
        Map<String, Integer> kinds = new HashMap<>();
        for (int kind = 0; kind < rules.pieces().size(); kind++) {
            kinds.put(rules.letter(kind), kind);
            kinds.put(rules.pieces().get(kind).letter(), kind);
        }
        return kinds;
    }

    /** The parts of a text; none if they are not all of it. */
    private static List<MatchResult> parts(Pattern part, String text) {
        List<MatchResult> parts = part.matcher(text).results().toList();
        int length = parts.stream().mapToInt(one -> one.group().length()).sum();
        return length == text.length() ? parts : List.of();
    }

    private static boolean stands(RoyalRules rules, Men men, String... rows) {
        int columns = rules.columns();
        Map<String, Integer> kinds = kinds(rules);
        if (rows.length != rules.board().size() / columns) {
            return false;
        }
        for (int row = 0; row < rows.length; row++) {
            int column = 0;
            for (MatchResult part : parts(PIECE, rows[row])) {
                String text = part.group();
                boolean empty = Character.isDigit(text.charAt(0));
                if (column >= columns || !empty && !put(rules, men, kinds, text, cell(rules, row, column))) {
                    return false;
                }
                column += empty ? Integer.parseInt(text) : 1;
            }
            if (column != columns) {
                return false;
            }
        }
        return true;
    }

    private static int seat(String letters) {
        return letters.equals(letters.toUpperCase(Locale.ROOT)) ? 0 : 1;
    }

    private static boolean put(RoyalRules rules, Men men, Map<String, Integer> kinds, String text, int cell) {
        Integer kind = kinds.get(text.toUpperCase(Locale.ROOT));
        if (kind == null || !rules.mayStand(kind, seat(text), cell)) {
            return false;
        }
        men.put(cell, RoyalRules.man(kind, seat(text)));
        return true;
    }

    /** @param row counted from above */
    private static int cell(RoyalRules rules, int row, int column) {
        int columns = rules.columns();
        boolean upwards = rules.row(0, 0) == 0;
        return (upwards ? rules.board().size() / columns - 1 - row : row) * columns + column;
    }

    private static boolean holds(RoyalRules rules, Men men, String text) {
        Map<String, Integer> kinds = kinds(rules);
        List<MatchResult> parts = parts(HELD, text);
        for (MatchResult part : parts) {
            Integer kind = kinds.get(part.group(2).toUpperCase(Locale.ROOT));
            int count = part.group(1).isEmpty() ? 1 : Integer.parseInt(part.group(1));
            if (kind == null || !rules.isDroppable(kind) || count > MOST_HELD) {
                return false;
            }
            men.hold(rules.place(kind, seat(part.group(2))), count);
        }
        return !parts.isEmpty() || text.isEmpty() || text.equals("-");
    }
}
