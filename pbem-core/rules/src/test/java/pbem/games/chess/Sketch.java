package pbem.games.chess;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import pbem.game.Seed;
import pbem.game.Setup;

/**
 * Positions from boards as tests and the help page draw them. Each line begins with the number of a row; rows that are
 * left out are empty. Capitals are white, small letters black; a digit or a point is an empty cell; a star after a code
 * says that the piece has never moved. Marks of the last move are skipped.
 */
final class Sketch {

    private static final Seed SEED = Seed.of(new byte[Seed.BYTES]);

    private Sketch() {}

    /** Three colours, white to move. */
    static ChessPosition white(String sketch) {
        return position(ChessBoard.SMALL, Team.WHITE, sketch);
    }

    /** Three colours, black to move. */
    static ChessPosition black(String sketch) {
        return position(ChessBoard.SMALL, Team.BLACK, sketch);
    }

    /** Four colours, white to move. */
    static ChessPosition bigWhite(String sketch) {
        return position(ChessBoard.BIG, Team.WHITE, sketch);
    }

    static ChessPosition position(ChessBoard board, Team turn, String sketch) {
        Setup setup = new Setup(2, Map.of(ChromaticChess.BOARD, String.valueOf(board.colours())), SEED);
        return ChessPosition.start(new ChromaticChess(), setup, Situation.of(board, men(board, sketch), turn));
    }

    static byte[] men(ChessBoard board, String sketch) {
        byte[] men = new byte[board.cells().size()];
        sketch.lines().filter(line -> line.matches(" *[0-9]+ .*")).forEach(line -> {
            String[] words = line.replaceAll("[()\\[\\]!]|(?<= )\\.(?=[a-zA-Z0-9])|(?<=[a-zA-Z0-9])\\.", " ")
                    .strip()
                    .split(" +");
            List<Cell> row = board.row(Integer.parseInt(words[0]));
            for (int i = 0; i < row.size(); i++) {
                men[row.get(i).index()] = man(words[i + 1]);
            }
        });
        return men;
    }

    private static byte man(String word) {
        if (word.matches("[.:0-9]")) {
            return Man.NONE;
        }
        String code = word.replace("*", "");
        Team team = code.equals(code.toUpperCase(Locale.ROOT)) ? Team.WHITE : Team.BLACK;
        byte man = Man.of(Piece.coded(code).orElseThrow(), team);
        return word.endsWith("*") ? Man.fresh(man) : man;
    }

    /** A position with only those men, by their codes and cells, such as {@code Kd1 kj13}. */
    static ChessPosition men(ChessBoard board, Team turn, String... pieces) {
        byte[] men = new byte[board.cells().size()];
        for (String word : pieces) {
            String code = word.replaceFirst("[a-o][0-9]+[*]?$", "");
            String cell = word.substring(code.length()).replace("*", "");
            byte man = man(code);
            men[board.named(cell).orElseThrow().index()] = word.endsWith("*") ? Man.fresh(man) : man;
        }
        Setup setup = new Setup(2, Map.of(ChromaticChess.BOARD, String.valueOf(board.colours())), SEED);
        return ChessPosition.start(new ChromaticChess(), setup, Situation.of(board, men, turn));
    }
}
