package pbem.games.makruk;

import java.util.List;
import pbem.kit.BoardShapes;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.MoveForm;
import pbem.kit.SeatColour;
import pbem.kit.royal.Gait;
import pbem.kit.royal.RoyalPiece;
import pbem.kit.royal.RoyalPlay;
import pbem.kit.royal.RoyalRules;
import pbem.kit.royal.SanNotation;
import pbem.phrase.Phrase;

/**
 * The rules of Makruk: promotion on the sixth row, and counting. The state is the count: how far it has come, in moves
 * of the counting side, and after which limit the game is drawn.
 */
final class MakrukRules extends RoyalRules {

    private static final int MET = 1;
    private static final int KHON = 2;
    private static final int ROOK = 3;
    private static final int KNIGHT = 4;
    private static final int PAWN = 5;

    private static final GameBoard BOARD = BoardShapes.square(8, 8);
    private static final int PROMOTION = 5;
    private static final int BOARD_HONOUR = 64;
    private static final int LIMIT = 8; // where the bits of the limit begin in the state
    private static final int COUNTER = 16; // the bit of the seat that counts

    private static final List<RoyalPiece> PIECES = List.of(
            new RoyalPiece("K", "makruk.king", Gait.KING, 0, 0, 0),
            new RoyalPiece("M", "makruk.met", Gait.SLANTING, 170, 4, 2),
            new RoyalPiece("S", "makruk.khon", Gait.all(Gait.SLANTING, List.of(Gait.step(0, 1))), 250, 5, 3),
            new RoyalPiece("R", "makruk.rook", Gait.ROOK, 500, 1, 2),
            new RoyalPiece("N", "makruk.knight", Gait.step(1, 2).allAround(), 320, 10, 2),
            new RoyalPiece("P", "makruk.pawn", Gait.pawn(), 90, 4, 8));

    MakrukRules() {
        super(
                BOARD,
                MoveForm.moving(BOARD).then("=", "kit.choose-promotion"),
                new SanNotation(),
                PIECES,
                SeatColour.WHITE,
                SeatColour.BLACK);
    }

    @Override
    public String beginning() {
        return "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR_w";
    }

    @Override
    protected boolean mayStand(int kind, int seat, int cell) {
        return kind != PAWN || row(cell, seat) < PROMOTION;
    }

    @Override
    protected int promoted(int kind, int seat, int to, int choice) {
        return kind == PAWN && row(to, seat) == PROMOTION ? MET : kind;
    }

    @Override
    protected boolean isLasting(int man, boolean takes) {
        return takes || kind(man) == PAWN;
    }

    /**
     * The count after a move. A count begins when the last pawn is gone, and starts again when a side has only its king
     * left.
     */
    @Override
    protected int stateAfter(RoyalPlay at, int man, int from, int to) {
        int[] pieces = new int[2];
        int[][] kinds = new int[2][PIECES.size()];
        for (int cell = 0; cell < BOARD.size(); cell++) {
            int there = at.men().at(cell);
            if (there != 0) {
                pieces[seat(there)]++;
                kinds[seat(there)][kind(there)]++;
            }
        }
        int mover = at.next();
        if (kinds[0][PAWN] + kinds[1][PAWN] > 0) {
            return 0;
        }
        int old = at.state();
        int weak = pieces[0] == 1 ? 0 : pieces[1] == 1 ? 1 : -1;
        if (weak < 0) {
            return limit(old) == BOARD_HONOUR ? counted(old, mover) : state(1 - mover, 0, BOARD_HONOUR);
        }
        boolean running = limit(old) > 0 && counter(old) == weak && isAlone(old);
        return running ? counted(old, mover) : state(weak, pieces[0] + pieces[1], limit(kinds[1 - weak])) | ALONE;
    }

    private static final int ALONE = 1 << 17; // the counting side has only its king

    private static boolean isAlone(int state) {
        return (state & ALONE) != 0;
    }

    private static int state(int counter, int count, int limit) {
        return count | limit << LIMIT | counter << COUNTER;
    }

    private static int limit(int state) {
        return state >> LIMIT & 127;
    }

    private static int counter(int state) {
        return state >> COUNTER & 1;
    }

    private static int count(int state) {
        return state & 127;
    }

    private static int counted(int state, int mover) {
        return counter(state) == mover ? state + 1 : state;
    }

    /** The limit of the count against the given numbers of pieces. */
    private static int limit(int... kinds) {
        if (kinds[ROOK] > 0) {
            return kinds[ROOK] > 1 ? 8 : 16;
        }
        if (kinds[KHON] > 0) {
            return kinds[KHON] > 1 ? 22 : 44;
        }
        return kinds[KNIGHT] > 1 ? 32 : 64;
    }

    /** A draw when the count is past its limit, or when only the kings are left. */
    @Override
    protected GameEnding ending(RoyalPlay at) {
        int state = at.state();
        if (limit(state) > 0 && count(state) > limit(state)) {
            return GameEnding.draw(Phrase.of("makruk.counted", limit(state)));
        }
        int pieces = 0;
        for (int cell = 0; cell < BOARD.size() && pieces < 3; cell++) {
            pieces += at.men().isEmpty(cell) ? 0 : 1;
        }
        return pieces < 3 ? GameEnding.draw(Phrase.of("kit.dead")) : null;
    }

    @Override
    protected List<Phrase> told(RoyalPlay at) {
        int state = at.state();
        return limit(state) == 0
                ? List.of()
                : List.of(Phrase.of("makruk.counts", colour(counter(state)), count(state), limit(state)));
    }
}
