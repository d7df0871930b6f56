package pbem.games.orthodox;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.kit.Play;
import pbem.kit.royal.RoyalPlay;
import pbem.kit.royal.SanNotation;
import pbem.phrase.Phrase;
import pbem.phrase.WordLists;

/** Algebraic notation with castling: {@code O-O}, also with zeros or as in UCI. */
final class ChessNotation extends SanNotation {

    private static final Pattern CASTLES = Pattern.compile("[o0]-?[o0](-?[o0])?[+#!?]*");

    private static final WordLists WORDS = WordLists.inEveryLanguage(ChessNotation.class);

    /** Castling in words: {@code castle kingside}. */
    private static final Pattern IN_WORDS = Pattern.compile("(?iu)\\s*(?:" + WORDS.pattern("move.OO") + "|(?<long>"
            + WORDS.pattern("move.OOO") + ")|(?<any>" + WORDS.pattern("move.castle") + "))[\\s+#!]*");

    private static final String CASTLED = "O-O";

    private static final String ANY = "castle";

    private static final String COLUMNS = "abcdefgh";

    /** The pieces to which a pawn is promoted, in the order of their numbers. */
    private static final String PROMOTED = "qrbn";

    @Override
    public String bare(String text) {
        Matcher words = IN_WORDS.matcher(text);
        if (!words.matches()) {
            return super.bare(text);
        }
        return words.group("any") != null ? ANY : words.group("long") != null ? "OOO" : "OO";
    }

    @Override
    public boolean canBe(Play at, int move, String notation) {
        RoyalPlay here = (RoyalPlay) at;
        return ((ChessRules) here.rules()).castling(here, move) < 0
                ? super.canBe(at, move, notation)
                : notation.startsWith(CASTLED);
    }

    @Override
    protected List<String> spelled(RoyalPlay at, int move) {
        ChessRules rules = (ChessRules) at.rules();
        int side = rules.castling(at, move);
        if (side < 0) {
            List<String> all = new ArrayList<>(super.spelled(at, move));
            all.add(inNumbers(rules.coordinates(move)));
            return all;
        }
        String letters = side == ChessRules.SHORT ? CASTLED : CASTLED + "-O";
        List<String> all = new ArrayList<>(List.of(letters + threat(at, move), letters.replace('O', '0'), ANY));
        all.add(rules.coordinates(move));
        int seat = at.next();
        int king = at.king(seat);
        int to = ChessRules.castled(seat, side);
        int rook = ChessRules.rook(at.state(), seat, side);
        String from = rules.board().name(king);
        if (Math.abs(king - to) > 1) { // otherwise it could be a step of the king
            all.add(from + rules.board().name(to));
            all.add("K" + rules.board().name(to));
            all.add("K" + from + rules.board().name(to));
            all.add(inNumbers(from + rules.board().name(to)));
        }
        all.add(from + rules.board().name(rook));
        return all;
    }

    /** The numbers of chess by letter mail: {@code 5254} for e2-e4, {@code 27281} for b7-b8=Q. */
    private static String inNumbers(String coordinates) {
        StringBuilder numbers = new StringBuilder();
        for (int i = 0; i < coordinates.length(); i++) {
            char sign = coordinates.charAt(i);
            numbers.append(i % 2 == 1 ? sign - '0' : (i < 4 ? COLUMNS : PROMOTED).indexOf(sign) + 1);
        }
        return numbers.toString();
    }

    @Override
    public Phrase objection(Play at, String tidy) {
        return CASTLES.matcher(tidy).matches() || IN_WORDS.matcher(tidy).matches()
                ? Phrase.of("chess.cannot-castle")
                : super.objection(at, tidy);
    }
}
