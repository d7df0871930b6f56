package pbem.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import pbem.game.Reading;
import pbem.game.Refusal;
import pbem.game.Typed;
import pbem.phrase.Phrase;

/**
 * Finds the move that a text names, and if there is none, why. Cells may be parted by almost anything or nothing; the
 * cells of its beginning are enough if they can mean only one move.
 */
record MoveText(BoardPosition position) {

    private static final String BETWEEN = "[-x:,;./>=()~]{0,3}";
    private static final String CELL = "[a-z][0-9]{1,9}";
    private static final Pattern CELLS = Pattern.compile(CELL + "(?:" + BETWEEN + CELL + "){0,9}" + BETWEEN + "[.!?]*");
    private static final Pattern ONE = Pattern.compile(CELL);
    private static final int SOME = 12;

    Reading read(String text) {
        Typed typed = new Typed(text);
        String tidy = typed.tidy();
        int word = form().words().indexOf(tidy.replaceAll("[.!]$", ""));
        if (word >= 0) {
            int move = form().word(word);
            return position.isLegal(move) ? legal(move) : refused(BoardRefusal.NOT_NOW.of(tidy));
        }
        for (int seat = 0; seat < look().colours().size(); seat++) {
            String colour = look().colours().get(seat).word();
            if (tidy.startsWith(colour)) {
                tidy = tidy.substring(colour.length());
                if (seat != position.turn()) {
                    return refused(BoardRefusal.OTHER_COLOUR.of(name(position.turn()), name(seat)));
                }
            }
        }
        if (!CELLS.matcher(tidy).matches()) {
            return unreadable(typed);
        }
        List<String> names = new ArrayList<>();
        Matcher matcher = ONE.matcher(tidy);
        while (matcher.find()) {
            names.add(matcher.group());
        }
        for (String name : names) {
            if (board().named(name) == GameBoard.NONE) {
                return refused(missing(name));
            }
        }
        return names.size() > form().parts() ? unreadable(typed) : read(board().named(names));
    }

    private Reading unreadable(Typed typed) {
        return refused(BoardRefusal.UNREADABLE.of(typed.shown(), position.game().moveForm()));
    }

    /** Why the board has no such cell. */
    Refusal missing(String name) {
        String number = name.substring(1);
        List<GameBoard.Line> rows = board().rows();
        return rows.stream()
                .filter(row -> row.name().equals(number))
                .findFirst()
                .map(row -> BoardRefusal.NO_SUCH_CELL.of(
                        name,
                        row.name(),
                        board().name(row.cells()[0]),
                        board().name(row.cells()[row.cells().length - 1])))
                .orElseGet(() -> BoardRefusal.NO_SUCH_ROW.of(
                        name, rows.get(0).name(), rows.get(rows.size() - 1).name()));
    }

    private Reading read(int[] cells) {
        if (cells.length == form().parts()) {
            int move = form().of(cells);
            return position.isLegal(move) ? legal(move) : refused(objection(cells, move));
        }
        int[] moves = beginning(cells).toArray();
        if (moves.length == 1) {
            return legal(moves[0]);
        }
        if (moves.length > 1) {
            return refused(BoardRefusal.INCOMPLETE.of(written(cells), continuations(cells), form().notation(moves[0])));
        }
        int[] going = cells.length == 1
                ? legal().filter(move -> form().cell(move, 1) == cells[0]).toArray()
                : new int[0];
        List<String> ways =
                Arrays.stream(going).mapToObj(form()::notation).limit(SOME).toList();
        return refused(
                ways.isEmpty() ? objection(cells, -1) : BoardRefusal.WHERE_FROM.of(board().name(cells[0]), ways));
    }

    private Refusal objection(int[] cells, int move) {
        int first = position.men().at(cells[0]);
        String name = board().name(cells[0]);
        if (form().parts() == 1 && first != 0) {
            return BoardRefusal.OCCUPIED.of(name, look().content(first));
        }
        if (form().parts() > 1) {
            if (first == 0) {
                return BoardRefusal.NOTHING_THERE.of(name);
            }
            if (look().owner(first) != position.turn()) {
                return BoardRefusal.NOT_YOURS.of(name, look().content(first), name(position.turn()));
            }
        }
        Phrase own = move < 0 ? null : position.objection(move);
        if (own != null) {
            return Refusal.saying(own);
        }
        if (form().parts() == 1) {
            return BoardRefusal.CANNOT_PUT.of(name, continuations(new int[0]));
        }
        for (int known = 1; known <= cells.length; known++) {
            int[] part = Arrays.copyOf(cells, known);
            if (beginning(part).findAny().isEmpty()) {
                int[] before = Arrays.copyOf(cells, known - 1);
                return known == 1
                        ? BoardRefusal.CANNOT_MOVE.of(name, look().content(first))
                        : BoardRefusal.CANNOT_GO.of(
                                written(before), board().name(cells[known - 1]), continuations(before));
            }
        }
        throw new IllegalStateException("legal: " + written(cells));
    }

    /** All cells that can come after those, in words. */
    List<String> continuations(int[] cells) {
        return beginning(cells)
                .map(move -> form().cell(move, cells.length))
                .distinct()
                .mapToObj(board()::name)
                .toList();
    }

    private IntStream legal() {
        return Arrays.stream(position.legal()).filter(move -> !form().isWord(move));
    }

    private IntStream beginning(int[] cells) {
        return legal().filter(move ->
                IntStream.range(0, cells.length).allMatch(part -> form().cell(move, part) == cells[part]));
    }

    private String written(int[] cells) {
        StringBuilder text = new StringBuilder();
        for (int part = 0; part < cells.length; part++) {
            text.append(part == 0 ? "" : form().between().get(part - 1)).append(board().name(cells[part]));
        }
        return text.toString();
    }

    private Reading legal(int move) {
        return Reading.legal(form().named(move));
    }

    private static Reading refused(Refusal refusal) {
        return Reading.refused(refusal);
    }

    /** The cell that somebody wants to look at. */
    OptionalInt cell(Typed typed) {
        String tidy = typed.tidy();
        int cell = ONE.matcher(tidy).matches() ? board().named(tidy) : GameBoard.NONE;
        return cell == GameBoard.NONE ? OptionalInt.empty() : OptionalInt.of(cell);
    }

    Refusal noCell(Typed typed) {
        String tidy = typed.tidy();
        return ONE.matcher(tidy).matches()
                ? missing(tidy)
                : BoardRefusal.NOT_A_CELL.of(typed.shown(), board().name(board().size() / 2));
    }

    private Phrase name(int seat) {
        return look().colours().get(seat).phrase();
    }

    private GameBoard board() {
        return position.table().board();
    }

    private MoveForm form() {
        return position.table().form();
    }

    private BoardLook look() {
        return position.table().look();
    }
}
