package pbem.kit.royal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Option;
import pbem.kit.Men;

/**
 * Reads a placement of pieces in its usual form (FEN; in Shogi SFEN): rows from above, numbers for empty cells and
 * capitals for the first seat, then the turn and the other facts that matter. Blanks may be written {@code _}.
 */
public final class RoyalPlacement {

    /** The name of the option by which a board begins with any placement. */
    public static final String OPTION = "fen";

    private static final Pattern PIECE = Pattern.compile("\\d+|\\+?[A-Za-z]");
    private static final Pattern HELD = Pattern.compile("(\\d*)([A-Za-z])");
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
        int[] kings = {-1, -1};
        for (int cell = 0; cell < men.cells(); cell++) {
            if (men.at(cell) != 0 && RoyalRules.kind(men.at(cell)) == RoyalRules.KING) {
                int seat = RoyalRules.seat(men.at(cell));
                if (kings[seat] >= 0) {
                    return Optional.empty();
                }
                kings[seat] = cell;
            }
        }
        if (kings[0] < 0 || kings[1] < 0) {
            return Optional.empty();
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

    private static boolean stands(RoyalRules rules, Men men, String... rows) {
        int columns = rules.columns();
        int count = rules.board().size() / columns;
        Map<String, Integer> kinds = kinds(rules);
        boolean sound = rows.length == count;
        for (int row = 0; sound && row < count; row++) {
            int column = 0;
            Matcher matcher = PIECE.matcher(rows[row]);
            int end = 0;
            while (sound && matcher.find()) {
                String part = matcher.group();
                sound = matcher.start() == end && column < columns && part.length() < 3;
                end = matcher.end();
                if (sound && Character.isDigit(part.charAt(0))) {
                    column += Integer.parseInt(part);
                } else if (sound) {
                    sound = put(rules, men, kinds, part, row, column++);
                }
            }
            sound &= end == rows[row].length() && column == columns;
        }
        return sound;
    }

    private static boolean put(
            RoyalRules rules, Men men, Map<String, Integer> kinds, String part, int row, int column) {
        Integer kind = kinds.get(part.toUpperCase(Locale.ROOT));
        int seat = part.equals(part.toUpperCase(Locale.ROOT)) ? 0 : 1;
        int cell = cell(rules, row, column);
        if (kind == null || !rules.mayStand(kind, seat, cell)) {
            return false;
        }
        men.put(cell, RoyalRules.man(kind, seat));
        return true;
    }

    /** @param row counted from above */
    private static int cell(RoyalRules rules, int row, int column) {
        int columns = rules.columns();
        boolean upwards = rules.row(0, 0) == 0;
        return (upwards ? rules.board().size() / columns - 1 - row : row) * columns + column;
    }

    private static boolean holds(RoyalRules rules, Men men, String text) {
        if (text.equals("-")) {
            return true;
        }
        Map<String, Integer> kinds = kinds(rules);
        Matcher matcher = HELD.matcher(text);
        int end = 0;
        while (matcher.find()) {
            Integer kind = kinds.get(matcher.group(2).toUpperCase(Locale.ROOT));
            int count = matcher.group(1).isEmpty() ? 1 : Integer.parseInt("0" + first(matcher.group(1)));
            boolean sound = matcher.start() == end && kind != null && kind > 0 && kind <= rules.droppable();
            if (!sound || count > MOST_HELD) {
                return false;
            }
            men.hold(rules.place(kind, Character.isUpperCase(matcher.group(2).charAt(0)) ? 0 : 1), count);
            end = matcher.end();
        }
        return end == text.length();
    }

    /** The first digits of a number, enough to see that it is too large. */
    private static String first(String digits) {
        return digits.substring(0, Math.min(4, digits.length()));
    }
}
