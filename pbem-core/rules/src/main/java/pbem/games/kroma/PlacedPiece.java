package pbem.games.kroma;

import pbem.game.Move;

/** A piece in its place. Laying it there is a move. */
record PlacedPiece(Colour colour, FittingPlace place) implements Move {

    /** The number of this move; see {@link Grid#place}. */
    int number() {
        return place.move(colour.ordinal());
    }

    PieceShape kind() {
        return place.kind();
    }

    TriangleSet area() {
        return place.area();
    }

    /** The letter of the colour, then the triangles row by row from the apex: {@code B f5 f6}. */
    @Override
    public String notation() {
        return colour.letter() + " " + place.area();
    }
}
