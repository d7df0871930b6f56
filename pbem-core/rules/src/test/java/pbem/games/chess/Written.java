package pbem.games.chess;

import java.util.stream.Collectors;

/** The placements of the game, as a player would write them. */
public final class Written {

    private Written() {}

    /** @param setup the value of the option; empty for the usual placement */
    public static String placement(int colours, String setup) {
        ChessBoard board = ChessBoard.of(colours);
        StartPlacement placement = setup.isEmpty()
                ? Setups.standard(board)
                : Setups.named(board, setup).orElseThrow();
        return placement.pieces().entrySet().stream()
                .map(entry -> board.cells().get(entry.getKey()) + "=" + entry.getValue())
                .collect(Collectors.joining(","));
    }
}
