package pbem.games.xiangqi;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import pbem.kit.Play;
import pbem.kit.royal.PieceNames;
import pbem.kit.royal.RoyalNotation;
import pbem.kit.royal.RoyalPlay;
import pbem.kit.royal.RoyalRules;
import pbem.phrase.Phrase;

/**
 * The notation {@code Ch3-e3}. It also reads {@code h3e3}, {@code Che3}, and {@code C2=5} or {@code 炮二平五}, which
 * count columns from the mover's right.
 */
final class XiangqiNotation extends RoyalNotation {

    private static final String STROKES = "[x:,;/()~*#!?\\s]";
    private static final String CELLS =
            "(?<piece>[krhcaep])?(?<from>[a-i](?:10|[1-9]))[-x]?(?<to>[a-i](?:10|[1-9]))[+!?]*";
    private static final Pattern COLUMNS = Pattern.compile("[-+]?[krhncaebp][-+1-9][-+=.][1-9]");

    /** The signs of the Chinese notation. */
    private static final String SIGNS = "炮:C 砲:C 包:C 車:R 车:R 俥:R 馬:H 马:H 傌:H 相:E 象:E 仕:A 士:A 帥:K 帅:K 將:K 将:K"
            + " 兵:P 卒:P 一:1 二:2 三:3 四:4 五:5 六:6 七:7 八:8 九:9 平:= 進:+ 进:+ 退:- 前:+ 後:- 后:-";

    private static final PieceNames NAMES = new PieceNames("[a-i](?:10|[1-9])", XiangqiNotation.class);

    XiangqiNotation() {
        super(NAMES, SIGNS, STROKES, CELLS);
    }

    @Override
    protected List<String> spelled(RoyalPlay at, int move) {
        RoyalRules rules = at.rules();
        int from = rules.form().cell(move, 0);
        int to = rules.form().cell(move, 1);
        Counted piece = new Counted(rules, at, from);
        String start = rules.board().name(from);
        String target = rules.board().name(to);
        List<String> all = new ArrayList<>();
        all.add(piece.letter() + start + (at.men().isEmpty(to) ? "-" : "x") + target);
        all.add(piece.letter() + start + "-" + target);
        all.add(piece.letter() + start + target);
        all.add(piece.letter() + start.charAt(0) + target);
        if (rivals(at, move).length == 0) {
            all.add(piece.letter() + target);
        }
        String goes = piece.goes(to);
        for (String who : piece.names()) {
            for (String name : List.of(who, who.replace('H', 'N').replace('E', 'B'))) {
                all.add(name + goes);
                all.add(name + goes.replace('=', '.'));
            }
        }
        return all;
    }

    /** A piece by its name in the notation {@code C2=5}. */
    private record Counted(RoyalRules rules, RoyalPlay at, int from) {

        String letter() {
            return rules.pieces().get(RoyalRules.kind(at.men().at(from))).letter();
        }

        private int number(int cell) {
            return at.next() == 0 ? rules.columns() - rules.column(cell) : rules.column(cell) + 1;
        }

        /** The names of the piece: by its column, or as the front or rear one of two in a column. */
        List<String> names() {
            int others = 0;
            boolean front = true;
            for (int cell = 0; cell < rules.board().size(); cell++) {
                boolean twin = cell != from
                        && rules.column(cell) == rules.column(from)
                        && at.men().at(cell) == at.men().at(from);
                others += twin ? 1 : 0;
                front &= !twin || rules.row(cell, at.next()) < rules.row(from, at.next());
            }
            boolean slanting = "AE".contains(letter());
            if (others == 0 || slanting) {
                return List.of(letter() + number(from));
            }
            String sign = front ? "+" : "-";
            return others > 1 ? List.of() : List.of(letter() + sign, sign + letter());
        }

        String goes(int to) {
            int ahead = rules.row(to, at.next()) - rules.row(from, at.next());
            if (ahead == 0) {
                return "=" + number(to);
            }
            int told = rules.column(to) == rules.column(from) ? Math.abs(ahead) : number(to);
            return (ahead > 0 ? "+" : "-") + told;
        }
    }

    @Override
    public Phrase objection(Play at, String tidy) {
        return COLUMNS.matcher(lettered(tidy).toLowerCase(Locale.ROOT)).matches()
                ? Phrase.of("xiangqi.not-so", tidy)
                : super.objection(at, tidy);
    }
}
