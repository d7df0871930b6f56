package pbem.games.xiangqi;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Move;
import pbem.game.Position;
import pbem.kit.BoardPosition;
import pbem.kit.royal.PgnForm;

/** The file format of Xiangqi. It numbers rows from 0: {@code H2-E2} is our {@code h3e3}. */
final class XiangqiForm extends PgnForm {

    private static final String GAME = "Game";
    private static final String CHINESE = "Chinese Chess";
    private static final Pattern OURS = Pattern.compile("([a-i])([0-9]{1,2})([a-i])([0-9]{1,2})");
    private static final Pattern THEIRS = Pattern.compile("([A-Ia-i])([0-9])-([A-Ia-i])([0-9])");

    XiangqiForm(Xiangqi game) {
        super(game);
    }

    @Override
    public Map<String, List<String>> head(Position start) {
        Map<String, List<String>> head = new LinkedHashMap<>(Map.of(GAME, List.of(CHINESE)));
        head.putAll(super.head(start));
        head.put("Format", List.of("ICCS"));
        return head;
    }

    @Override
    public Optional<Map<String, String>> options(Map<String, List<String>> head) {
        if (!head.getOrDefault(GAME, List.of("")).get(0).equalsIgnoreCase(CHINESE)) {
            return super.options(head);
        }
        Map<String, List<String>> named = new LinkedHashMap<>(head);
        named.put("Variant", List.of("Xiangqi"));
        return super.options(named);
    }

    @Override
    public Optional<String> written(Position before, Move move) {
        Matcher cells = OURS.matcher(((BoardPosition) before).coordinates(move));
        return cells.matches()
                ? Optional.of(cell(cells, 1, -1).toUpperCase(Locale.ROOT)
                        + "-"
                        + cell(cells, 3, -1).toUpperCase(Locale.ROOT))
                : super.written(before, move);
    }

    @Override
    public List<String> read(Position at, String text) {
        Matcher cells = THEIRS.matcher(text);
        return cells.matches() ? List.of(cell(cells, 1, 1) + cell(cells, 3, 1)) : super.read(at, text);
    }

    private static String cell(Matcher cells, int group, int more) {
        return cells.group(group).toLowerCase(Locale.ROOT) + (Integer.parseInt(cells.group(group + 1)) + more);
    }
}
