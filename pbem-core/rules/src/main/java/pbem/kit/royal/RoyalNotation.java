package pbem.kit.royal;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
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
    private final Pattern decoration;
    private final Pattern written;

    /**
     * @param names with which a move is read, too
     * @param signs read as letters, such as {@code ♘:N ♞:N}
     * @param decoration a pattern of what does not distinguish moves
     * @param written a pattern of moves in lower case, with the groups {@code piece}, {@code from} and {@code to}, and in
     *     games with drops {@code drop}
     */
    protected RoyalNotation(PieceNames names, String signs, String decoration, String written) {
        this.names = names;
        this.signs = Stream.of(signs.split(" ")).map(sign -> sign.split(":", 2)).toList();
        this.decoration = Pattern.compile(decoration);
        this.written = Pattern.compile(written);
    }

    /** All spellings of a move, the notation first. */
    protected abstract List<String> spelled(RoyalPlay at, int move);

    /** The move that a text means; empty if the text does not look like a move. */
    protected Optional<Wish> wish(RoyalRules rules, String tidy) {
        Matcher matcher = written.matcher(tidy);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int kind = rules.called(matcher.group("piece"));
        String told = matcher.group("from") == null ? "" : matcher.group("from");
        int from = rules.board().named(told);
        int to = rules.board().named(matcher.group("to"));
        boolean drop = rules.droppable() > 0 && matcher.group("drop") != null;
        boolean whole = told.length() > 1;
        boolean clear = matcher.group("piece") == null ? from >= 0 && !drop : kind >= 0;
        if (!clear || whole && from < 0 || to < 0 || drop && !rules.isDroppable(kind)) {
            return Optional.empty();
        }
        return Optional.of(new Wish(
                kind, cell -> whole ? cell == from : rules.board().name(cell).contains(told), to, drop));
    }

    /** The notation of a move begins with the letter of its piece and has the name of its target. */
    @Override
    public boolean canBe(Play at, int move, String notation) {
        RoyalRules rules = ((RoyalPlay) at).rules();
        int kind = RoyalRules.kind(man((RoyalPlay) at, rules.form().cell(move, 0)));
        return begins(notation, rules.pieces().get(kind).letter())
                && notation.contains(rules.board().name(rules.form().cell(move, 1)));
    }

    /** Whether a notation begins with the letter of a piece. */
    protected boolean begins(String notation, String letter) {
        return notation.startsWith(letter);
    }

    /** The man on a cell, or of the kind that is put on the board. */
    private static int man(RoyalPlay at, int from) {
        int cells = at.men().cells();
        return from < cells ? at.men().at(from) : RoyalRules.man(from - cells + 1, at.next());
    }

    @Override
    public final List<String> of(Play at, int move, String usual) {
        return spelled((RoyalPlay) at, move);
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
        return decoration.matcher(lettered(text)).replaceAll("");
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
            Stream<String> spelled =
                    Arrays.stream(meant).mapToObj(move -> spelled(at, move).get(0));
            return wish.kind() < 0 // the cells say everything but the promotion
                    ? null
                    : Phrase.of("kit.which", spelled.limit(SOME).toList());
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
        int cells = at.men().cells();
        int man = man(at, from);
        return at.legalTo(form.cell(move, 1)).stream()
                .mapToInt(other -> other)
                .filter(alike)
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
