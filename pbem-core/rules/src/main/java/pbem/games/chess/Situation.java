package pbem.games.chess;

import java.util.Arrays;
import java.util.Optional;

/**
 * The part of a position that decides which moves are possible, now and later: the men on their cells, the team to
 * move, and the pawn that may be captured in passing. Two situations are equal if they are the same position in the
 * sense of article 8.2d. Immutable.
 */
final class Situation {

    private final ChessBoard board;
    private final byte[] men;
    private final Team turn;
    private final Cell[] aims;
    private final Optional<Passing> passing;
    private final long key;

    /**
     * A pawn that went two cells and that a legal move may capture in passing.
     *
     * @param crossed the cell to which the capturing pawn goes
     * @param pawn the cell of the captured pawn
     */
    record Passing(Cell crossed, Cell pawn) {}

    private Situation(ChessBoard board, byte[] men, Team turn, Cell[] aims, Optional<Passing> passing, long key) {
        this.board = board;
        this.men = men;
        this.turn = turn;
        this.aims = aims;
        this.key = key;
        // A capture in passing that nobody can make does not distinguish this position from one without it, so only one
        // that can be made is kept.
        this.passing = passing.isEmpty() ? passing : passing.filter(this::canBeCaptured);
    }

    private boolean canBeCaptured(Passing wanted) {
        return Arrays.stream(
                        board.tables().captures(turn.other(), wanted.crossed().index()))
                .filter(from -> Man.is(men[from], Piece.P, turn))
                .anyMatch(from -> new AttackDetector(this).isSafe(from, wanted));
    }

    /** The situation at the beginning of a game. The men show where the aims are and which pieces may castle. */
    static Situation of(ChessBoard board, byte[] men, Team turn) {
        Cell[] aims = new Cell[2];
        long key = 0;
        for (Cell cell : board.cells()) {
            byte man = men[cell.index()];
            if (man != Man.NONE) {
                key ^= board.tables().key(cell.index(), man);
                if (Man.piece(man) == Piece.K) {
                    aims[Man.team(man).ordinal()] = cell;
                }
            }
        }
        return new Situation(board, men.clone(), turn, aims, Optional.empty(), key);
    }

    /** This situation with the other team to move and no capture in passing. */
    Situation turned() {
        return new Situation(board, men, turn.other(), aims, Optional.empty(), key);
    }

    /** This situation if that team is to move, otherwise {@link #turned}. */
    Situation asIfOnTurn(Team team) {
        return turn == team ? this : turned();
    }

    /** @param step a legal move of this situation */
    Situation after(Step step) {
        Draft draft = new Draft();
        byte man = Man.used(men[step.from().index()]);
        Optional<Passing> passed = Optional.empty();
        draft.put(step.from(), Man.NONE);
        switch (step.manner()) {
            case PLAIN -> {}
            case DOUBLE -> {
                if (step.promotion().isEmpty()) { // a promoted pawn cannot be captured in passing
                    passed = Optional.of(new Passing(step.crossed(board), step.to()));
                }
            }
            case EN_PASSANT -> draft.put(passing.orElseThrow().pawn(), Man.NONE);
            case CASTLING -> {
                Cell partner = Castling.of(this, step.isTowardsEnd()).partner().orElseThrow();
                draft.put(step.crossed(board), Man.used(men[partner.index()]));
                draft.put(partner, Man.NONE);
            }
        }
        draft.put(step.to(), step.promotion().map(piece -> Man.of(piece, turn)).orElse(man));
        if (Man.piece(man) == Piece.K) {
            draft.aim(step.to());
        }
        return new Situation(board, draft.men, turn.other(), draft.aims, passed, draft.key);
    }

    /** The men of the next situation while it is being built. */
    private final class Draft {

        private final byte[] men = Situation.this.men.clone();
        private Cell[] aims = Situation.this.aims;
        private long key = Situation.this.key;

        void put(Cell cell, byte man) {
            int index = cell.index();
            if (men[index] != Man.NONE) {
                key ^= board.tables().key(index, men[index]);
            }
            if (man != Man.NONE) {
                key ^= board.tables().key(index, man);
            }
            men[index] = man;
        }

        /** Records the cell to which the aim has moved. No piece of its team can castle any more. */
        void aim(Cell to) {
            aims = aims.clone();
            aims[turn.ordinal()] = to;
            for (Cell cell : board.row(turn.firstRow(board))) {
                byte man = men[cell.index()];
                if (Man.isFresh(man) && Man.is(man, turn) && Man.piece(man).kind() == PieceKind.TWO) {
                    put(cell, Man.used(man));
                }
            }
        }
    }

    ChessBoard board() {
        return board;
    }

    byte man(Cell cell) {
        return men[cell.index()];
    }

    /** The men by index of cell. For speed this is the internal array; callers must not write to it. */
    byte[] men() {
        return men;
    }

    Team turn() {
        return turn;
    }

    Cell aim(Team team) {
        return aims[team.ordinal()];
    }

    Optional<Passing> passing() {
        return passing;
    }

    /** Whether both teams have only their aims left. */
    boolean isBare() {
        return isBare(Team.WHITE) && isBare(Team.BLACK);
    }

    /** Whether that team has only its aim left. */
    boolean isBare(Team team) {
        for (byte man : men) {
            if (man != Man.NONE && Man.team(man) == team && Man.piece(man) != Piece.K) {
                return false;
            }
        }
        return true;
    }

    /** A hash key. Equal situations have equal keys; different situations almost always have different ones. */
    long key() {
        long passed = passing.map(p -> p.crossed().index() + 1L).orElse(0L);
        return (key ^ passed) * 2 + turn.ordinal();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Situation situation
                && board == situation.board
                && turn == situation.turn
                && passing.equals(situation.passing)
                && Arrays.equals(men, situation.men);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }
}
