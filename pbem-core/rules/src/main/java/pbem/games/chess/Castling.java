package pbem.games.chess;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Castling to one side (article 5.5.b): the aim goes two cells along its first row towards a 2-colours piece, and that
 * piece moves to the cell that the aim has crossed.
 *
 * @param aim where the aim stands
 * @param row the cells beside the aim on that side, in order, to the end of the row
 */
record Castling(Situation situation, Cell aim, List<Cell> row) {

    /**
     * The smallest distance of a partner, in cells: there must be room for the aim's two cells, and the partner itself
     * must move.
     */
    private static final int LEAST = 3;

    static Castling of(Situation situation, boolean towardsEnd) {
        Cell aim = situation.aim(situation.turn());
        Direction way = towardsEnd ? Direction.E_3 : Direction.E3;
        return new Castling(situation, aim, situation.board().walk(aim, OfficerMoves.FAR, way));
    }

    /** Castling to both sides. */
    static List<Castling> both(Situation situation) {
        return List.of(of(situation, true), of(situation, false));
    }

    /** Whether a piece on the partner's cell could ever castle with its aim. */
    static boolean isPossible(Piece piece, Cell aim, Cell partner, ChessBoard board) {
        int way = Integer.signum(partner.column() - aim.column());
        return piece.kind() == PieceKind.TWO
                && partner.row() == aim.row()
                && Math.abs(partner.column() - aim.column()) >= LEAST
                && piece.fits(
                        board.at(aim.column() + way, aim.row()).orElseThrow().colour());
    }

    /** The cell of the piece nearest to the aim on that side. */
    Optional<Cell> neighbour() {
        return row.stream().filter(cell -> situation.man(cell) != Man.NONE).findFirst();
    }

    /** The cell of the nearest piece on that side, if the aim has the right to castle with it now or later. */
    Optional<Cell> partner() {
        return neighbour().filter(this::hasRight);
    }

    private boolean hasRight(Cell cell) {
        byte man = situation.man(cell);
        return Man.isFresh(man)
                && Man.is(man, situation.turn())
                && Man.piece(man).kind() == PieceKind.TWO
                && aim.row() == situation.turn().firstRow(situation.board());
    }

    /** The cells of all 2-colours pieces on that side with which the aim has not lost the right to castle. */
    List<Cell> partners() {
        return row.stream().filter(this::hasRight).toList();
    }

    Cell target() {
        return row.get(1);
    }

    Step step() {
        return new Step(aim, target(), Step.Manner.CASTLING, Optional.empty());
    }

    /** The castling move, if it is legal. */
    Optional<Step> legal(AttackDetector attacks) {
        return partner().isPresent() && attacked(attacks).isEmpty() && isSafe()
                ? Optional.of(step())
                : Optional.empty();
    }

    /** The first attacked cell among those that the aim leaves, crosses and reaches. */
    Optional<Cell> attacked(AttackDetector attacks) {
        return Stream.concat(Stream.of(aim), row.stream().limit(2))
                .filter(cell -> attacks.isAttacked(cell.index()))
                .findFirst();
    }

    /**
     * Whether the aim is safe after castling. A partner that does not stand at the end of the row may have shielded the
     * aim from an attack along it.
     */
    boolean isSafe() {
        return !new AttackDetector(situation.after(step()).turned()).inCheck();
    }
}
