package pbem.kit.royal;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.kit.GameBoard;
import pbem.kit.MoveForm;
import pbem.kit.Play;
import pbem.phrase.Phrase;

/** How the moves of a game of this family are written, and why a text that looks like a move is not legal. */
public abstract class RoyalNotation implements MoveForm.Spelling {

    private static final int SOME = 6;

    /**
     * The move that a text means.
     *
     * @param kind of the piece, or {@link GameBoard#NONE} for any piece
     * @param from whether the piece may come from a cell; accepts no cell if the piece is put on the board
     */
    public record Wish(int kind, IntPredicate from, int to, boolean drop) {}

    private static final Pattern PLAIN = Pattern.compile("\\p{ASCII}*");

    private final PieceNames names;
    private final List<String[]> signs;

    /**
     * @param names with which a move is read, too
     * @param signs read as letters, such as {@code ♘:N ♞:N}
     */
    protected RoyalNotation(PieceNames names, String signs) {
        this.names = names;
        this.signs = Stream.of(signs.split(" ")).map(sign -> sign.split(":", 2)).toList();
    }

    /** All spellings of a move, the notation first. */
    protected abstract List<String> spelled(RoyalPlay at, int move);

    /** The move that a text means; empty if the text does not look like a move. */
    protected abstract Optional<Wish> wish(RoyalRules rules, String tidy);

    @Override
    public final List<String> of(Play at, int move, String usual) {
        return spelled(((RoyalPlay) at).copy(), move);
    }

    @Override
    public Phrase objection(Play at, String tidy) {
        RoyalPlay here = ((RoyalPlay) at).copy();
        return wish(here.rules(), lettered(tidy).toLowerCase(Locale.ROOT))
                .map(wish -> whyNot(here, wish))
                .orElse(null);
    }

    /** Reads {@code knight to f3} as {@code Nf3}. */
    @Override
    public String bare(String text) {
        return MoveForm.Spelling.super.bare(lettered(text));
    }

    /** A text with the letter of a piece in place of its sign or name. */
    protected final String lettered(String text) {
        String plain = PLAIN.matcher(text).matches() ? text : lettered(text, signs);
        return names.lettered(plain).orElse(plain);
    }

    /** A text with letters in place of signs, in the order of this notation. */
    protected String lettered(String text, List<String[]> all) {
        String plain = text;
        for (String[] sign : all) {
            plain = plain.replace(sign[0], sign[1]);
        }
        return plain;
    }

    private Phrase whyNot(RoyalPlay at, Wish wish) {
        RoyalRules rules = at.rules();
        int[] meant =
                Arrays.stream(at.legal()).filter(move -> fits(at, move, wish)).toArray();
        if (meant.length == 1 && wish.kind() >= 0) {
            return Phrase.of("kit.which-one", spelled(at, meant[0]).get(0));
        }
        if (meant.length > 0) {
            return wish.kind() < 0 // the cells say everything but the promotion
                    ? null
                    : Phrase.of(
                            "kit.which",
                            Arrays.stream(meant)
                                    .mapToObj(move -> spelled(at, move).get(0))
                                    .limit(SOME)
                                    .toList());
        }
        if (wish.drop()) {
            return at.held(wish.kind(), at.next()) == 0
                    ? Phrase.of("kit.none-in-hand", rules.piece(wish.kind()))
                    : rules.barred(at, wish.kind(), wish.to());
        }
        List<Integer> own = java.util.stream.IntStream.range(0, at.men().cells())
                .filter(cell -> isOwn(at, cell, wish))
                .boxed()
                .toList();
        if (own.isEmpty()) {
            boolean held = rules.isDroppable(wish.kind()) && at.held(wish.kind(), at.next()) > 0;
            return wish.kind() < 0 || held ? null : Phrase.of("kit.no-such-piece", rules.piece(wish.kind()));
        }
        String to = rules.board().name(wish.to());
        Phrase piece = rules.piece(RoyalRules.kind(at.men().at(own.get(0))));
        if (Arrays.stream(at.unsafe()).anyMatch(move -> fits(at, move, wish))) {
            return Phrase.of(at.isCheck() ? "kit.still-check" : "kit.exposes", rules.piece(RoyalRules.KING));
        }
        return own.size() == 1
                ? Phrase.of("kit.piece-cannot", piece, rules.board().name(own.get(0)), to)
                : Phrase.of("kit.no-piece-can", piece, to);
    }

    private static boolean isOwn(RoyalPlay at, int cell, Wish wish) {
        int man = at.men().at(cell);
        return man != 0
                && RoyalRules.seat(man) == at.next()
                && (wish.kind() < 0 || RoyalRules.kind(man) == wish.kind())
                && wish.from().test(cell);
    }

    private static boolean fits(RoyalPlay at, int move, Wish wish) {
        MoveForm form = at.rules().form();
        if (form.isWord(move)) {
            return false;
        }
        int from = form.cell(move, 0);
        return form.cell(move, 1) == wish.to()
                && (from < at.men().cells()
                        ? !wish.drop() && isOwn(at, from, wish)
                        : wish.drop() && from - at.men().cells() + 1 == wish.kind());
    }

    /** The cells of other pieces of this kind that can go to the same cell. */
    protected static int[] rivals(RoyalPlay at, int move) {
        return rivals(at, move, other -> true);
    }

    /** @param alike whether another move could be confused with the move */
    protected static int[] rivals(RoyalPlay at, int move, IntPredicate alike) {
        MoveForm form = at.rules().form();
        int from = form.cell(move, 0);
        int to = form.cell(move, 1);
        int cells = at.men().cells();
        int man = from < cells ? at.men().at(from) : RoyalRules.man(from - cells + 1, at.next());
        return Arrays.stream(at.legal())
                .filter(other -> !form.isWord(other) && form.cell(other, 1) == to && alike.test(other))
                .map(other -> form.cell(other, 0))
                .filter(cell -> cell != from && cell < cells && at.men().at(cell) == man)
                .distinct()
                .toArray();
    }

    /** The suffix of a move: {@code +} for check, {@code #} for mate. */
    protected static String threat(RoyalPlay at, int move) {
        RoyalPlay after = at.after(move);
        return !after.isCheck() ? "" : after.isMated() ? "#" : "+";
    }
}
