package pbem.games.cholone;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import pbem.game.Resource;

/** The layouts before the first move, read once from {@code layouts.txt}. */
final class Layouts {

    private static final String STANDARD = "standard";
    private static final String BOWL = "bowl";
    private static final String BOWL_FOR_TWO = "belgian";

    private static final Map<String, String> BOARDS = read();

    private Layouts() {}

    /** The layouts that two players can choose from, in the order of the help page. */
    static List<String> forTwo() {
        return BOARDS.keySet().stream().filter(name -> !name.contains("-")).toList();
    }

    /** A layout for two players. */
    static Marbles named(String name) {
        return Marbles.drawn(2, BOARDS.get(name));
    }

    static Marbles standard(int seats) {
        return seats == 2 ? named(STANDARD) : Marbles.drawn(seats, BOARDS.get(STANDARD + "-" + seats));
    }

    static Marbles bowl(int seats) {
        return seats == 2 ? named(BOWL_FOR_TWO) : Marbles.drawn(seats, BOARDS.get(BOWL + "-" + seats));
    }

    private static Map<String, String> read() {
        Map<String, String> boards = new LinkedHashMap<>();
        String name = "";
        for (String line : new Resource(Layouts.class, "layouts.txt").lines()) {
            if (line.startsWith(" ")) {
                boards.merge(name, line, (board, row) -> board + "\n" + row);
            } else {
                name = line.strip();
            }
        }
        return Collections.unmodifiableMap(boards);
    }
}
