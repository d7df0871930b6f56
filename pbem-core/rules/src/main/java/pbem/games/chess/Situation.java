package pbem.games.chess;

import java.util.Arrays;
import java.util.Optional;

/**
 * All of a position that decides which moves are possible, now and later: which men stand where, who is to move, and
 * which pawn may be captured in passing. Two of them are equal when they are the same position in the sense of article
 * 8.2d. Immutable.
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
     * @param crossed where the capturing pawn goes
     * @param pawn where the captured pawn stands
     */
    record Passing(Cell crossed, Cell pawn) {}

    private Situation(ChessBoard board, byte[] men, Team turn, Cell[] aims, Optional<Passing> passing, long key) {
        this.board = board;
        this.men = men;
        this.turn = turn;
        this.aims = aims;
        this.key = key;
        // Only a capture that can be made tells this position from one without it, so it is looked at before it is
        // kept.
        this.passing = passing.isEmpty() ? passing : passing.filter(this::canBeCaptured);
    }

    private boolean canBeCaptured(Passing wanted) {
        return Arrays.stream(
                        board.tables().captures(turn.other(), wanted.crossed().index()))
                .filter(from -> Man.is(men[from], Piece.P, turn))
                .anyMatch(from -> new AttackDetector(this).isSafe(capture(from, wanted), wanted.pawn()));
    }

    private Step capture(int from, Passing wanted) {
        return new Step(board.cells().get(from), wanted.crossed(), Step.Manner.EN_PASSANT, Optional.empty());
    }

    /** As if the game began so: whose aim is where and what may castle is read off the men. */
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

    /** The same men, with the other team to move. */
    Situation turned() {
        return new Situation(board, men, turn.other(), aims, Optional.empty(), key);
    }

    /** @param step legal here */
    Situation after(Step step) {
        Draft draft = new Draft();
        byte man = Man.used(men[step.from().index()]);
        Optional<Passing> passed = Optional.empty();
        draft.put(step.from(), Man.NONE);
        switch (step.manner()) {
            case PLAIN -> {}
            case DOUBLE -> {
                if (step.promotion().isEmpty()) { // what was promoted is no pawn any more
                    passed = Optional.of(new Passing(step.crossed(board), step.to()));
                }
            }
            case EN_PASSANT -> draft.put(passing.orElseThrow().pawn(), Man.NONE);
            case CASTLING -> {
                Cell partner = Castling.of(
                                this, step.to().column() > step.from().column())
                        .partner()
                        .orElseThrow();
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

    /** Men on their way to the next situation. */
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

        /** The aim has moved, so nothing can castle any more. */
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

    /** By index of cell. The array itself, for those who count every step; nobody may write to it. */
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

    /** Whether both teams have nothing but their aims. */
    boolean isBare() {
        int count = 0;
        for (byte man : men) {
            count += man == Man.NONE ? 0 : 1;
        }
        return count == 2;
    }

    /** Whether that team has nothing but its aim. */
    boolean isBare(Team team) {
        for (byte man : men) {
            if (man != Man.NONE && Man.team(man) == team && Man.piece(man) != Piece.K) {
                return false;
            }
        }
        return true;
    }

    /** Equal for equal situations; others differ in it but for an accident. */
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
