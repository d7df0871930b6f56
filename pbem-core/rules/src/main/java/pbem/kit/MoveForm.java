package pbem.kit;

import java.util.List;
import pbem.phrase.Phrase;

/**
 * Of what a move is made and how it is written: one cell ({@code f6}), from one to another ({@code a2-a3}), or more
 * ({@code d1-d7/g7}); or a word ({@code swap}). A move is a number: the cells as digits, and behind them the words.
 *
 * @param parts how many cells a move has
 * @param between what stands before each cell but the first
 * @param steps the topic and name of the phrase for each cell, as it stands after "choose"
 * @param words other moves
 */
public record MoveForm(GameBoard board, List<String> between, List<String> steps, List<String> words) {

    public MoveForm {
        between = List.copyOf(between);
        steps = List.copyOf(steps);
        words = List.copyOf(words);
    }

    /** A man is put on a cell. */
    public static MoveForm placing(GameBoard board, String... words) {
        return new MoveForm(board, List.of(), List.of("kit.choose-cell"), List.of(words));
    }

    /** A man goes from a cell to another. */
    public static MoveForm moving(GameBoard board, String... words) {
        return new MoveForm(board, List.of("-"), List.of("kit.choose-man", "kit.choose-target"), List.of(words));
    }

    /** The same, and then one more cell. */
    public MoveForm then(String sign, String step) {
        List<String> signs = new java.util.ArrayList<>(between);
        signs.add(sign);
        List<String> all = new java.util.ArrayList<>(steps);
        all.add(step);
        return new MoveForm(board, signs, all, words);
    }

    int parts() {
        return steps.size();
    }

    private int firstWord() {
        int first = 1;
        for (int part = 0; part < parts(); part++) {
            first *= board.size();
        }
        return first;
    }

    int codes() {
        return firstWord() + words.size();
    }

    public int move(int cell) {
        return cell;
    }

    public int move(int from, int to) {
        return from * board.size() + to;
    }

    public int move(int from, int to, int beyond) {
        return (from * board.size() + to) * board.size() + beyond;
    }

    public int word(int number) {
        return firstWord() + number;
    }

    public boolean isWord(int move) {
        return move >= firstWord();
    }

    /** The cell of that part, from 0. */
    public int cell(int move, int part) {
        int rest = move;
        for (int at = parts() - 1; at > part; at--) {
            rest /= board.size();
        }
        return rest % board.size();
    }

    int[] cells(int move) {
        int[] cells = new int[isWord(move) ? 0 : parts()];
        for (int part = 0; part < cells.length; part++) {
            cells[part] = cell(move, part);
        }
        return cells;
    }

    /** The move of those cells. */
    int of(int[] cells) {
        int move = 0;
        for (int cell : cells) {
            move = move * board.size() + cell;
        }
        return move;
    }

    BoardMove named(int code) {
        return new BoardMove(code, notation(code));
    }

    String notation(int move) {
        if (isWord(move)) {
            return words.get(move - firstWord());
        }
        StringBuilder text = new StringBuilder();
        for (int part = 0; part < parts(); part++) {
            text.append(part == 0 ? "" : between.get(part - 1)).append(board.name(cell(move, part)));
        }
        return text.toString();
    }

    Phrase step(int part) {
        return Phrase.of(steps.get(part));
    }
}
