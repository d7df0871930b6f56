package pbem.games.shogi;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.kit.GameBoard;
import pbem.kit.royal.PieceNames;
import pbem.kit.royal.RoyalNotation;
import pbem.kit.royal.RoyalPlay;
import pbem.kit.royal.RoyalRules;

/**
 * The western notation: {@code P-7f}, {@code Bx2b+}, {@code G6i-5h}, {@code P*5e}. It also reads {@code 7g7f},
 * {@code P-76}, {@code 7776}, {@code P'5e}, {@code ７六歩} and {@code ５五角打}.
 */
final class ShogiNotation extends RoyalNotation {

    private static final String STROKES = "[-x:,;./()~#!?\\s]";
    private static final String WRITTEN =
            "(?<piece>\\+?[krbgsnlp])?(?<from>[1-9][a-i])?[-x]?(?<drop>[*@'\u2019])?(?<to>[1-9][a-i])[+=]?[!?]*";
    private static final String DECLINED = "=";

    /** The signs of the Japanese notation. The words for right, left, up and down only tell pieces apart. */
    private static final String SIGNS = "不成:= 成:+ 打:* 歩:P 香:L 桂:N 銀:S 金:G 角:B 飛:R 王:K 玉:K と:+P 馬:+B 龍:+R 竜:+R"
            + " 一:a 二:b 三:c 四:d 五:e 六:f 七:g 八:h 九:i 右: 左: 上: 直: 寄: 引: ☗: ☖: ▲: △:";

    /** A move in letters in the Japanese order: the cell, the piece, and how it moves. */
    private static final Pattern CELL_FIRST =
            Pattern.compile("([1-9][a-i1-9])(\\+?[A-Z])(\\*?)([+=]?)(?:\\(([1-9])([1-9])\\))?");

    private static final PieceNames NAMES = new PieceNames("[1-9][a-i1-9]", ShogiNotation.class);

    ShogiNotation() {
        super(NAMES, SIGNS, STROKES, WRITTEN);
    }

    @Override
    protected List<String> spelled(RoyalPlay at, int move) {
        RoyalRules rules = at.rules();
        int from = rules.form().cell(move, 0);
        String target = rules.board().name(rules.form().cell(move, 1));
        if (from >= rules.board().size()) {
            String letter = rules.pieces().get(from - rules.board().size() + 1).letter();
            return Stream.of("*", "'", rivals(at, move).length == 0 ? "" : "*")
                    .distinct()
                    .flatMap(sign -> Stream.of(letter + sign + target, letter + sign + numbered(target)))
                    .toList();
        }
        String letter = rules.pieces().get(RoyalRules.kind(at.men().at(from))).letter();
        String start = rules.board().name(from);
        int choice = rules.form().cell(move, 2);
        boolean promotes = isPromotion(rules, move);
        String sign = promotes ? "+" : choice == GameBoard.NONE ? "" : DECLINED;
        String stroke = at.men().isEmpty(rules.form().cell(move, 1)) ? "-" : "x";
        boolean alone = rivals(at, move, other -> !promotes || isPromotion(rules, other)).length == 0;
        List<String> all = new ArrayList<>();
        List<String> ends = sign.equals(DECLINED) ? List.of(sign, "") : List.of(sign);
        for (String end : ends) {
            if (alone) {
                all.add(letter + stroke + target + end);
                all.add(letter + numbered(target) + end);
            }
            all.add(letter + start + stroke + target + end);
            all.add(letter + numbered(start) + numbered(target) + end);
            all.add(start + target + end);
            all.add(numbered(start) + numbered(target) + end);
        }
        return all;
    }

    private static boolean isPromotion(RoyalRules rules, int move) {
        return rules.coordinates(move).endsWith("+");
    }

    /** The name of a cell with a number for its row, too. */
    private static String numbered(String cell) {
        return cell.substring(0, 1) + (cell.charAt(1) - 'a' + 1);
    }

    @Override
    protected String lettered(String text, List<String[]> all) {
        return CELL_FIRST
                .matcher(Normalizer.normalize(super.lettered(text, all), Normalizer.Form.NFKC))
                .replaceAll(cell -> cell.group(2)
                        + cell.group(3)
                        + (cell.group(5) == null
                                ? ""
                                : cell.group(5) + (char) ('a' - 1 + Integer.parseInt(cell.group(6))))
                        + cell.group(1)
                        + cell.group(4));
    }

    @Override
    public String bare(String text) {
        return super.bare(text).replace('\u2019', '\'').replace('@', '*');
    }
}
