package pbem.kit.royal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.kit.GameBoard;
import pbem.kit.MoveForm;

/**
 * The standard algebraic notation: {@code Nf3}, {@code exd5}, {@code e8=Q+}. It also reads moves with more detail than
 * is needed.
 */
public class SanNotation extends RoyalNotation {

    private static final String PAWN = "P";
    private static final String DECORATION = "[-x:,;./>=()~*+#!?\\s]";
    private static final String TARGET = "[-x:]?(?<to>[a-h][1-8])(?:[=/(]*[a-z]\\)?)?[+#!?]*";

    /** A letter with which two cells begin is a column, not a piece. */
    private static final String WRITTEN =
            "(?<piece>(?![a-h][1-8][-x:]?[a-h][1-8])[a-z])?(?<from>[a-h]?[1-8]?)" + TARGET;

    private static final Pattern PAWN_MOVE = Pattern.compile("([a-h])?" + TARGET);
    private static final Pattern COORDINATES = Pattern.compile("[a-h][1-8][a-h][1-8]");

    private static final PieceNames NAMES = new PieceNames("[a-h][1-8]", GameBoard.class);

    /** The figurines of both colours; signs for how a telephone shows them say nothing. */
    private static final String FIGURINES = "♔:K ♚:K ♕:Q ♛:Q ♖:R ♜:R ♗:B ♝:B ♘:N ♞:N ♙:P ♟:P \ufe0e: \ufe0f:";

    public SanNotation() {
        super(NAMES, FIGURINES, DECORATION, WRITTEN);
    }

    /** False for {@code b7-b8}, which is a pawn without its promotion and not a bishop on row 7. */
    @Override
    public boolean isAnyCase(String bare) {
        return !COORDINATES.matcher(bare).matches();
    }

    /** A pawn is not named. */
    @Override
    protected boolean begins(String notation, String letter) {
        return letter.equals(PAWN) || super.begins(notation, letter);
    }

    @Override
    protected List<String> spelled(RoyalPlay at, int move) {
        RoyalRules rules = at.rules();
        MoveForm form = rules.form();
        int from = form.cell(move, 0);
        int to = form.cell(move, 1);
        int kind = RoyalRules.kind(at.men().at(from));
        String start = rules.board().name(from);
        String target = rules.board().name(to);
        String letter = rules.pieces().get(kind).letter();
        String threat = threat(at, move);
        List<String> all = new ArrayList<>();
        if (letter.equals(PAWN)) {
            int after = rules.promoted(kind, at.next(), to, form.cell(move, 2));
            String end = after == kind ? "" : "=" + rules.pieces().get(after).letter();
            boolean takes = start.charAt(0) != target.charAt(0);
            all.add((takes ? start.charAt(0) + "x" : "") + target + end + threat);
            if (after != kind) { // a promotion that need not be named, or that must be asked for
                all.add((takes ? start.charAt(0) : "") + target);
                all.add(start + target);
            }
            all.add(PAWN + all.get(0));
            all.add(start + target + end);
            if (takes) {
                all.add(PAWN + target + end);
                all.add(all.get(0) + "ep");
                all.add(all.get(0) + "enpassant");
            }
        } else {
            String sign = at.men().isEmpty(to) ? "" : "x";
            int[] rivals = rivals(at, move);
            all.add(letter + told(rules, from, rivals) + sign + target + threat);
            if (rivals.length == 0) {
                all.add(letter + target);
            }
            all.add(letter + start.charAt(0) + target);
            all.add(letter + start.substring(1) + target);
            all.add(letter + start + target);
        }
        all.add(rules.coordinates(move));
        return all;
    }

    /** As much of a piece's cell as is needed to distinguish it from its rivals. */
    private static String told(RoyalRules rules, int from, int... rivals) {
        String name = rules.board().name(from);
        if (rivals.length == 0) {
            return "";
        }
        if (Arrays.stream(rivals).noneMatch(other -> rules.column(other) == rules.column(from))) {
            return name.substring(0, 1);
        }
        return Arrays.stream(rivals).noneMatch(other -> rules.row(other, 0) == rules.row(from, 0))
                ? name.substring(1)
                : name;
    }

    @Override
    protected Optional<Wish> wish(RoyalRules rules, String tidy) {
        Matcher pawn = PAWN_MOVE.matcher(tidy);
        return super.wish(rules, pawn.matches() && rules.called(pawn.group(1)) < 0 ? "p" + tidy : tidy);
    }
}
