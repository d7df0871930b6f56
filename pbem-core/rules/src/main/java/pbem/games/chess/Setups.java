package pbem.games.chess;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Resource;

/** The built-in placements, read from {@code setups.txt}. */
final class Setups {

    private static final String NOTHING = ".";
    private static final Map<String, StartPlacement> NAMED = read();

    private Setups() {}

    /** The standard placement of that board. */
    static StartPlacement standard(ChessBoard board) {
        return NAMED.get(String.valueOf(board.colours()));
    }

    /** Another placement of that board, by its name in the option; empty if there is none. */
    static Optional<StartPlacement> named(ChessBoard board, String name) {
        return Optional.ofNullable(NAMED.get(board.colours() + "-" + name));
    }

    private static Map<String, StartPlacement> read() {
        Map<String, StartPlacement> named = new HashMap<>();
        String name = "";
        Map<Integer, Piece> pieces = new HashMap<>();
        for (String line : new Resource(Setups.class, "setups.txt").lines()) {
            if (line.startsWith("[")) {
                name = line.substring(1, line.indexOf(']'));
                pieces = new HashMap<>();
            } else {
                ChessBoard board = ChessBoard.of(name.charAt(0) - '0');
                pieces.putAll(row(board, line.trim().split(" +")));
                named.put(name, new StartPlacement(board, pieces));
            }
        }
        return Map.copyOf(named);
    }

    private static Map<Integer, Piece> row(ChessBoard board, String[] words) {
        List<Cell> row = board.row(Integer.parseInt(words[0]));
        Map<Integer, Piece> pieces = new HashMap<>();
        for (int i = 1; i < words.length; i++) {
            if (!words[i].equals(NOTHING)) {
                pieces.put(row.get(i - 1).index(), Piece.valueOf(words[i]));
            }
        }
        return pieces;
    }
}
