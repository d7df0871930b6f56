package pbem.games.chess;

/** The placements of the game, as a player would write them. */
public final class Written {

    private Written() {}

    /** @param setup the value of the option; empty for the usual placement */
    public static String placement(int colours, String setup) {
        return PlacementReader.builtIn(ChessBoard.of(colours), setup).orElseThrow();
    }

    static PlacementReader standard(ChessBoard board) {
        return new PlacementReader(
                board, PlacementReader.builtIn(board, "").orElseThrow(), DeadMaterial::isAllThatIsLeft);
    }
}
