package pbem.games.chess;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import pbem.game.Resource;

/** The built-in placements, written like the option in {@code setups.txt}. */
final class Setups {

    private static final Map<String, String> WRITTEN = read();

    private Setups() {}

    /**
     * A placement of that board.
     *
     * @param name the value of the option; empty for the standard placement
     * @return empty if there is none
     */
    static Optional<String> written(ChessBoard board, String name) {
        return Optional.ofNullable(WRITTEN.get(board.colours() + name));
    }

    private static Map<String, String> read() {
        Map<String, String> written = new HashMap<>();
        for (String line : new Resource(Setups.class, "setups.txt").lines()) {
            String[] words = line.split(" ");
            written.merge(words[0].replace("-", ""), words[1], (one, other) -> one + "," + other);
        }
        return Map.copyOf(written);
    }
}
