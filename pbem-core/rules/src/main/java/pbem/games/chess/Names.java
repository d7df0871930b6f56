package pbem.games.chess;

import java.util.List;
import java.util.Locale;
import pbem.phrase.Phrase;

/** The names of the pieces and colours of a board. */
record Names(ChessBoard board) {

    private static final List<String> COLOURS = List.of("yellow", "green", "gray", "white");

    static Phrase colour(int colour) {
        return Phrase.of("chromatic-chess.colour-" + COLOURS.get(colour - 1));
    }

    static List<Phrase> colours(List<Integer> colours) {
        return colours.stream().map(Names::colour).toList();
    }

    /** The name of a piece without an article: "yellow-green piece". */
    Phrase piece(Piece piece) {
        Object[] colours = colours(piece.colours()).toArray();
        return switch (piece.kind()) {
            case AIM -> Phrase.of("chromatic-chess.aim");
            case PAWN -> Phrase.of("chromatic-chess.pawn");
            case MAJOR -> Phrase.of("chromatic-chess.major-" + board.colours());
            case ANTI -> Phrase.of("chromatic-chess.anti-" + board.colours());
            case ONE -> Phrase.of("chromatic-chess.one", colours);
            case TWO -> Phrase.of("chromatic-chess.two", colours);
            case THREE ->
                piece == Piece.R ? Phrase.of("chromatic-chess.three") : Phrase.of("chromatic-chess.three-of", colours);
        };
    }

    Phrase piece(byte man) {
        return piece(Man.piece(man));
    }

    /** The plural name of a piece: "yellow-green pieces". */
    Phrase pieces(Piece piece) {
        Phrase one = piece(piece);
        return new Phrase(
                "chromatic-chess.many-" + one.key().substring(one.key().indexOf('.') + 1), one.args());
    }

    /** The name of a piece with its owner: "black's pawn". */
    Phrase owned(byte man) {
        return Phrase.of("chromatic-chess.owned", Man.team(man).phrase(), piece(man));
    }

    /** A clause about how pieces of that kind move, beginning with "it". */
    Phrase movement(PieceKind kind) {
        String key = "chromatic-chess.goes-" + kind.name().toLowerCase(Locale.ROOT);
        return switch (kind) {
            case AIM, ANTI, MAJOR, PAWN -> Phrase.of(key);
            case ONE, TWO, THREE -> Phrase.of(key + "-" + board.colours());
        };
    }

    static List<String> of(List<Cell> cells) {
        return cells.stream().map(Cell::name).toList();
    }

    static List<String> codes(List<Piece> pieces) {
        return pieces.stream().map(Piece::name).toList();
    }
}
