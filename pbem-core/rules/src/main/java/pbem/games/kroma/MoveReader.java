package pbem.games.kroma;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Reading;
import pbem.game.Refusal;

/** Checks a wish against the board and says what is wrong with it if it is not a legal move. */
record MoveReader(PiecePlay board) {

    Reading read(Spelling spelling) {
        return spelling.match(this::read, wrong -> Reading.refused(wrong.refusal()));
    }

    private Reading read(Spelling.Wish wish) {
        return board.grid()
                .placement(wish.area())
                .map(place -> explained(new PlacedPiece(wish.colour(), place)))
                .orElseGet(() -> Reading.refused(noPiece(wish.area())));
    }

    private Refusal noPiece(TriangleSet area) {
        List<TriangleSet> parts = board.grid().parts(area);
        return parts.size() > 1 ? KromaRefusal.apart(area, parts.get(0)) : KromaRefusal.noPiece(area, board.level());
    }

    private Reading explained(PlacedPiece piece) {
        if (board.isLegal(piece)) {
            return Reading.legal(piece);
        }
        return Reading.refused(
                Stream.of(otherPhase(piece), usedUp(piece), board.level() == 1 ? notInGap(piece) : notUpon(piece))
                        .flatMap(Optional::stream)
                        .findFirst()
                        .orElseThrow());
    }

    private Optional<Refusal> otherPhase(PlacedPiece piece) {
        return piece.kind().level() == board.level()
                ? Optional.empty()
                : Optional.of(KromaRefusal.otherPhase(piece.kind(), piece.area(), board.level()));
    }

    private Optional<Refusal> usedUp(PlacedPiece piece) {
        Layer layer = board.layer(board.level());
        List<Colour> others = Stream.of(Colour.values())
                .filter(colour -> layer.left(piece.kind(), colour) > 0)
                .toList();
        if (others.contains(piece.colour())) {
            return Optional.empty();
        }
        return Optional.of(
                others.isEmpty()
                        ? KromaRefusal.USED_UP_IN_ALL.of(piece.kind().phrase())
                        : KromaRefusal.usedUp(piece.kind(), piece.colour(), others));
    }

    /** The reason why a small piece of the supply cannot lie in its place; empty if it can. */
    private Optional<Refusal> notInGap(PlacedPiece piece) {
        TriangleSet taken = piece.area().and(board.first().all());
        if (!taken.isEmpty()) {
            List<Colour> colours = Stream.of(Colour.values())
                    .filter(colour -> board.first().of(colour).meets(taken))
                    .toList();
            return Optional.of(KromaRefusal.taken(taken, colours));
        }
        TriangleSet touching = piece.area().and(board.first().rim(piece.colour().ordinal()));
        TriangleSet touched = piece.place().rim().and(board.first().of(piece.colour()));
        return Optional.of(KromaRefusal.sameColour(piece, touching, touched));
    }

    /** The reason why a large piece of the supply cannot lie in its place; empty if it can. */
    private Optional<Refusal> notUpon(PlacedPiece piece) {
        TriangleSet hollow = piece.area().without(board.first().all());
        return Optional.of(
                hollow.isEmpty()
                        ? KromaRefusal.full(piece.area().and(board.second().all()))
                        : KromaRefusal.hollow(hollow));
    }
}
