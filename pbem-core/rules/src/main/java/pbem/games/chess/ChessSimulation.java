package pbem.games.chess;

import java.util.List;
import java.util.Map;
import pbem.game.Dice;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Simulation;

/**
 * The game that a robot continues in its search. A move is coded as a number: 8 bits for the cell it leaves, 8 bits
 * for the cell it reaches, and above them the piece that a pawn becomes.
 *
 * <p>A piece is worth more the more cells it reaches on an empty board, on average and from its present cell. A pawn is
 * worth more the farther it has advanced, and an aim is worth less the farther it is from its first row, up to three
 * rows.
 */
final class ChessSimulation implements Simulation {

    private static final int MOST_MOVES = 1_000;
    private static final int CALM = 100;
    private static final int CODES = 1 << 16; // one code for each pair of cells
    private static final int LONGEST = 60;

    private final Worth worths;
    private final long[] past;
    private Situation at;
    private int calm;
    private boolean over;
    private boolean lost;
    private List<Step> steps; // null until they are needed
    private int[] codes; // the codes of the steps
    private MoveGenerator generator;

    /** @param log the positions of a game; the simulation continues from the last one */
    static Simulation of(List<Position> log) {
        long[] past = log.stream()
                .mapToLong(position -> ((ChessPosition) position).situation().key())
                .toArray();
        ChessPosition at = (ChessPosition) log.get(log.size() - 1);
        return new ChessSimulation(at.situation(), at.calm(), at.outcome().isPresent(), past);
    }

    ChessSimulation(Situation at, int calm, boolean over, long[] past) {
        this.worths = Worth.BY_BOARD.get(at.board());
        this.at = at;
        this.calm = calm;
        this.over = over;
        this.past = past;
    }

    private MoveGenerator generator() {
        if (generator == null) {
            generator = new MoveGenerator(at);
        }
        return generator;
    }

    private List<Step> steps() {
        if (steps == null) {
            steps = generator().steps();
            codes = new int[steps.size()];
            for (int i = 0; i < codes.length; i++) {
                codes[i] = code(steps.get(i));
            }
        }
        return steps;
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int turn() {
        return over ? -1 : at.turn().ordinal();
    }

    @Override
    public int mostMoves() {
        return MOST_MOVES;
    }

    @Override
    public int codes() {
        return CODES * 32;
    }

    private static int code(Step step) {
        return step.from().index()
                | step.to().index() << 8
                | (step.promotion().isEmpty() ? 0 : step.promotion().get().ordinal() + 1) << 16;
    }

    private Step step(int code) {
        List<Step> all = steps();
        for (int i = 0; i < codes.length; i++) {
            if (codes[i] == code) {
                return all.get(i);
            }
        }
        throw new IllegalArgumentException("no such move: " + code);
    }

    @Override
    public int moves(int[] into) {
        return over ? 0 : list(into, false);
    }

    @Override
    public int loud(int[] into) {
        return over ? 0 : list(into, true);
    }

    private int list(int[] into, boolean loud) {
        int count = 0;
        List<Step> all = steps();
        for (int i = 0; i < codes.length; i++) {
            if (!loud || isLoud(all.get(i))) {
                into[count++] = codes[i];
            }
        }
        return count;
    }

    private boolean isLoud(Step step) {
        return step.manner() == Step.Manner.EN_PASSANT
                || at.man(step.to()) != Man.NONE && step.manner() != Step.Manner.CASTLING
                || step.promotion().isPresent() && step.promotion().get() == Piece.Q;
    }

    @Override
    public void play(int code) {
        Step step = step(code);
        boolean quiet = at.man(step.to()) == Man.NONE && Man.piece(at.man(step.from())) != Piece.P;
        calm = quiet ? calm + 1 : 0;
        at = at.after(step);
        steps = null;
        generator = null;
        if (!generator().canStep()) {
            over = true;
            lost = generator().inCheck();
        } else if (calm >= CALM || DeadMaterial.isAllThatIsLeft(at)) {
            over = true; // a draw that can be claimed counts as a draw
        }
    }

    @Override
    public Simulation copy() {
        ChessSimulation copy = new ChessSimulation(at, calm, over, past);
        copy.lost = lost;
        copy.steps = steps;
        copy.codes = codes;
        return copy;
    }

    @Override
    public Move move(int code) {
        return step(code);
    }

    @Override
    public void results(double[] into) {
        into[at.turn().ordinal()] = lost ? 0 : 0.5;
        into[at.turn().other().ordinal()] = lost ? 1 : 0.5;
    }

    @Override
    public long key() {
        return at.key();
    }

    @Override
    public long[] past() {
        return past;
    }

    @Override
    public int value(int seat) {
        int sum = 0;
        byte[] men = at.men();
        for (int cell = 0; cell < men.length; cell++) {
            if (men[cell] != Man.NONE) {
                sum += worths.ofCell[cell][men[cell]];
            }
        }
        sum += at.turn() == Team.WHITE ? 8 : -8;
        return seat == 0 ? sum : -sum;
    }

    /** Ranks captures of valuable pieces by cheap ones first, and promotions to the strongest piece next. */
    @Override
    public int promise(int code) {
        byte taken = at.men()[code >> 8 & 0xff];
        int promoted = code >> 16 == Piece.Q.ordinal() + 1 ? 900 : 0;
        if (isInPassing(code)) {
            taken = Man.of(Piece.P, at.turn().other());
        } else if (taken == Man.NONE || Man.is(taken, at.turn())) {
            return promoted;
        }
        Piece mover = Man.piece(at.men()[code & 0xff]);
        return promoted + 1_000 + worths.ofPiece[Man.piece(taken).ordinal()] - worths.ofPiece[mover.ordinal()] / 10;
    }

    /** Looks at the cell first, since to look for the step takes longer. */
    private boolean isInPassing(int code) {
        return at.passing()
                .filter(passing -> passing.crossed().index() == (code >> 8 & 0xff))
                .filter(passing -> step(code).manner() == Step.Manner.EN_PASSANT)
                .isPresent();
    }

    @Override
    public boolean isUrgent() {
        return generator().inCheck();
    }

    @Override
    public int likely(Dice dice) {
        return code(steps().get(dice.below(steps().size())));
    }

    @Override
    public int longestPlayout() {
        return LONGEST;
    }

    /** The value of each man on each cell; positive for white, negative for black. */
    private static final class Worth {

        static final Map<ChessBoard, Worth> BY_BOARD =
                Map.of(ChessBoard.SMALL, new Worth(ChessBoard.SMALL), ChessBoard.BIG, new Worth(ChessBoard.BIG));

        private static final int PAWN = 100;
        private static final int FOR_A_ROW = 6;
        private static final int FOR_A_CELL = 13; // for each cell that a piece reaches on average
        private static final int HERE = 3;

        final int[][] ofCell;
        final int[] ofPiece = new int[Piece.ALL.size()];

        Worth(ChessBoard board) {
            ofCell = new int[board.cells().size()][Man.LIMIT];
            for (Piece piece : board.pieces()) {
                if (piece.kind() != PieceKind.PAWN && piece.kind() != PieceKind.AIM) {
                    ofPiece[piece.ordinal()] = (int) (150 + FOR_A_CELL * mean(board, piece));
                }
            }
            ofPiece[Piece.P.ordinal()] = PAWN;
            for (Cell cell : board.cells()) {
                for (Piece piece : board.pieces()) {
                    for (Team team : Team.values()) {
                        int worth = worth(board, piece, team, cell);
                        byte man = Man.of(piece, team);
                        ofCell[cell.index()][man] = team == Team.WHITE ? worth : -worth;
                        ofCell[cell.index()][Man.fresh(man)] = ofCell[cell.index()][man];
                    }
                }
            }
        }

        /** The number of cells that a piece reaches, on average over the cells where it can stand. */
        private static double mean(ChessBoard board, Piece piece) {
            return board.cells().stream()
                    .filter(cell -> piece.fits(cell.colour()))
                    .mapToInt(cell -> reach(board, piece, cell))
                    .average()
                    .orElse(0);
        }

        private static int reach(ChessBoard board, Piece piece, Cell cell) {
            return piece.fits(cell.colour())
                    ? board.tables().moves(piece, cell.index()).steps().length
                    : 0;
        }

        private int worth(ChessBoard board, Piece piece, Team team, Cell cell) {
            int rows = Math.abs(cell.row() - team.firstRow(board));
            return switch (piece.kind()) {
                case PAWN -> PAWN + FOR_A_ROW * rows + (rows > board.rows() / 2 ? rows * rows / 2 : 0);
                case AIM -> -8 * Math.min(rows, 3);
                default -> (int) (ofPiece[piece.ordinal()] + HERE * (reach(board, piece, cell) - mean(board, piece)));
            };
        }
    }
}
