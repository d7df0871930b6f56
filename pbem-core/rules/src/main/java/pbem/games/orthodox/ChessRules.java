package pbem.games.orthodox;

import java.util.List;
import java.util.Optional;
import pbem.kit.BoardLook;
import pbem.kit.BoardShapes;
import pbem.kit.Figure;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.SeatColour;
import pbem.kit.royal.Gait;
import pbem.kit.royal.RoyalPiece;
import pbem.kit.royal.RoyalPlay;
import pbem.kit.royal.RoyalRules;
import pbem.phrase.Phrase;

/**
 * The rules of chess for pawns, castling and dead positions. The state contains four bits for who may still castle on
 * which side, the cell on which a pawn can be taken en passant, and the columns of the rooks that may castle.
 */
final class ChessRules extends RoyalRules {

    static final int QUEEN = 1;
    static final int ROOK = 2;
    static final int BISHOP = 3;
    static final int KNIGHT = 4;
    static final int PAWN = 5;

    private static final GameBoard BOARD = BoardShapes.square(8, 8);
    private static final int CELLS = 64;
    private static final int[] BECOMES = {CELLS, CELLS + 1, CELLS + 2, CELLS + 3};
    private static final int[] UP = {BoardShapes.UP, BoardShapes.DOWN};

    static final int SHORT = 0;
    private static final int LONG = 1;
    private static final int[] KING_GOES = {6, 2}; // columns to which the king castles, short and long
    private static final int[] ROOK_GOES = {5, 3};
    private static final int RIGHTS = 15;
    private static final int PASSED = 4; // where the bits of the en passant cell begin
    private static final int ROOKS = 11;
    private static final int LAST = 7;

    private static final List<RoyalPiece> PIECES = List.of(
            new RoyalPiece("K", "chess.king", Gait.KING, 0, 0, 0),
            new RoyalPiece("Q", "chess.queen", Gait.all(Gait.ROOK, Gait.BISHOP), 900, 2, 0),
            new RoyalPiece("R", "chess.rook", Gait.ROOK, 500, 1, 2),
            new RoyalPiece("B", "chess.bishop", Gait.BISHOP, 330, 6, 1),
            new RoyalPiece("N", "chess.knight", Gait.step(1, 2).allAround(), 320, 10, 2),
            new RoyalPiece("P", "chess.pawn", Gait.pawn(), 100, 4, 6));

    private static final String FACES = "♚♛♜♝♞♟";

    private final boolean shuffled;
    private final boolean lateDraws;

    /**
     * @param shuffled whether castling moves name the cell of the rook, since in Chess960 the king does not always move
     *     two cells
     * @param lateDraws whether repetition and quiet moves end the game only when they do so without a claim by the Laws
     *     of Chess (9.6)
     */
    ChessRules(boolean shuffled, boolean lateDraws) {
        super(
                BOARD,
                MoveForm.moving(BOARD).then("=", "kit.choose-promotion").letters("Q", "R", "B", "N"),
                new ChessNotation(),
                PIECES,
                SeatColour.WHITE,
                SeatColour.BLACK);
        this.shuffled = shuffled;
        this.lateDraws = lateDraws;
    }

    @Override
    public String beginning() {
        return ChessStart.placement(ChessStart.USUAL);
    }

    @Override
    protected Figure drawn(Figure lettered, int kind) {
        return lettered.drawn(FACES.substring(kind, kind + 1));
    }

    @Override
    protected BoardLook look() {
        return super.look().inChequers();
    }

    @Override
    protected boolean mayStand(int kind, int seat, int cell) {
        return kind != PAWN || row(cell, seat) != 0 && row(cell, seat) != LAST;
    }

    @Override
    protected int[] choices(int kind, int seat, int from, int to) {
        return kind == PAWN && row(to, seat) == LAST ? BECOMES : PLAIN;
    }

    @Override
    protected int promoted(int kind, int seat, int to, int choice) {
        return choice == GameBoard.NONE ? kind : choice - CELLS + QUEEN;
    }

    @Override
    protected String sign(int choice) {
        return pieces().get(choice - CELLS + QUEEN).letter().toLowerCase(java.util.Locale.ROOT);
    }

    @Override
    protected int specials(RoyalPlay at, int[] into, int before) {
        int seat = at.next();
        int pawn = man(PAWN, seat);
        int count = before;
        int first = seat == 0 ? 8 : 48;
        for (int cell = first; cell < first + 8; cell++) {
            if (at.men().at(cell) == pawn) {
                int one = BOARD.next(cell, UP[seat]);
                int two = BOARD.next(one, UP[seat]);
                if (at.men().isEmpty(one) && at.men().isEmpty(two) && at.isSafe(pawn, cell, two, GameBoard.NONE)) {
                    into[count++] = form().move(cell, two, GameBoard.NONE);
                }
            }
        }
        int passed = passed(at.state());
        if (passed >= 0) {
            int taken = BOARD.next(passed, UP[1 - seat]);
            for (int side : new int[] {BoardShapes.LEFT, BoardShapes.RIGHT}) {
                int from = BOARD.next(taken, side);
                if (from >= 0 && at.men().at(from) == pawn && at.isSafe(pawn, from, passed, taken)) {
                    into[count++] = form().move(from, passed, GameBoard.NONE);
                }
            }
        }
        for (int side = SHORT; side <= LONG && !at.isCheck(); side++) {
            if (canCastle(at, seat, side)) {
                int king = at.king(seat);
                int to = shuffled ? rook(at.state(), seat, side) : castled(seat, side);
                into[count++] = form().move(king, to, GameBoard.NONE);
            }
        }
        return count;
    }

    private static int passed(int state) {
        return (state >> PASSED & 127) - 1;
    }

    /** The cell of the rook with which a seat may castle on a side. */
    static int rook(int state, int seat, int side) {
        return (state >> ROOKS + 3 * (2 * seat + side) & 7) + seat * 56;
    }

    private boolean canCastle(RoyalPlay at, int seat, int side) {
        if ((at.state() >> 2 * seat + side & 1) == 0) {
            return false;
        }
        int king = at.king(seat);
        int rook = rook(at.state(), seat, side);
        int kingTo = castled(seat, side);
        int rookTo = seat * 56 + ROOK_GOES[side];
        int least = Math.min(Math.min(king, rook), Math.min(kingTo, rookTo));
        int most = Math.max(Math.max(king, rook), Math.max(kingTo, rookTo));
        for (int cell = least; cell <= most; cell++) {
            if (cell != king && cell != rook && !at.men().isEmpty(cell)) {
                return false;
            }
        }
        for (int cell = Math.min(king, kingTo); cell <= Math.max(king, kingTo); cell++) {
            if (!at.isSafe(man(KING, seat), king, cell, cell == kingTo ? rook : GameBoard.NONE)) {
                return false;
            }
        }
        return true;
    }

    /** The side on which a move castles; negative if it does not castle. */
    int castling(RoyalPlay at, int move) {
        int from = form().cell(move, 0);
        int to = form().cell(move, 1);
        boolean castles = kind(at.men().at(from)) == KING
                && (shuffled
                        ? at.men().at(to) == man(ROOK, at.next())
                        : from / 8 == to / 8 && Math.abs(from - to) == 2);
        return !castles ? -1 : to > from ? SHORT : LONG;
    }

    @Override
    protected boolean perform(RoyalPlay at, int move) {
        int from = form().cell(move, 0);
        int to = form().cell(move, 1);
        int seat = at.next();
        Men men = at.men();
        int side = castling(at, move);
        if (side >= 0) {
            men.clear(rook(at.state(), seat, side));
            if (from != castled(seat, side)) {
                at.go(from, castled(seat, side), KING);
            }
            men.put(seat * 56 + ROOK_GOES[side], man(ROOK, seat));
            return true;
        }
        if (men.at(from) == man(PAWN, seat) && column(from) != column(to) && men.isEmpty(to)) {
            men.clear(BOARD.next(to, UP[1 - seat]));
            at.go(from, to, PAWN);
            return true;
        }
        return false;
    }

    @Override
    protected int stateAfter(RoyalPlay at, int man, int from, int to) {
        int seat = seat(man);
        int old = at.state();
        int state = 0;
        for (int right = 0; right < 4; right++) {
            int rook = rook(old, right >> 1, right & 1);
            boolean kept =
                    (old >> right & 1) != 0 && rook != from && rook != to && !(kind(man) == KING && right >> 1 == seat);
            state |= kept ? 1 << right | rook % 8 << ROOKS + 3 * right : 0;
        }
        if (kind(man) == PAWN
                && Math.abs(from - to) == 16
                && canBePassed(at, man(PAWN, 1 - seat), to, (from + to) / 2)) {
            state |= (from + to) / 2 + 1 << PASSED;
        }
        return state;
    }

    private static boolean canBePassed(RoyalPlay at, int taker, int pawn, int passed) {
        for (int side : new int[] {BoardShapes.LEFT, BoardShapes.RIGHT}) {
            int from = BOARD.next(pawn, side);
            if (from >= 0 && at.men().at(from) == taker && at.isSafe(taker, from, passed, pawn)) {
                return true;
            }
        }
        return false;
    }

    @Override
    protected Optional<Integer> state(Men men, int turn, List<String> words) {
        int state = 0;
        String castling = words.get(2).equals("-") ? "" : words.get(2);
        for (char letter : castling.toCharArray()) {
            int seat = Character.isUpperCase(letter) ? 0 : 1;
            int right = right(men, seat, Character.toUpperCase(letter));
            if (right < 0) {
                return Optional.empty();
            }
            state |= right;
        }
        String passed = words.get(3);
        if (!passed.equals("-")) {
            int cell = BOARD.named(passed);
            int pawn = cell < 0 ? -1 : BOARD.next(cell, UP[1 - turn]);
            if (pawn < 0
                    || row(cell, turn) != 5
                    || men.at(pawn) != man(PAWN, 1 - turn)
                    || !men.isEmpty(cell)
                    || !men.isEmpty(BOARD.next(cell, UP[turn]))) {
                return Optional.empty();
            }
            state |= cell + 1 << PASSED;
        }
        return Optional.of(state);
    }

    /**
     * The state bits of one castling letter: K, Q, or the column of the rook; negative if the letter does not fit the
     * position.
     */
    private int right(Men men, int seat, char letter) {
        int home = seat * 56;
        int king = -1;
        int found = -1;
        for (int column = 0; column < 8; column++) {
            king = men.at(home + column) == man(KING, seat) ? column : king;
        }
        for (int column = 0; column < 8 && king >= 0; column++) {
            if (men.at(home + column) == man(ROOK, seat)) {
                boolean outer = letter == 'Q' && column < king && found < 0 || letter == 'K' && column > king;
                found = outer || letter == 'A' + column ? column : found;
            }
        }
        if (found < 0 || !shuffled && (king != 4 || found != 0 && found != LAST)) {
            return -1;
        }
        int right = 2 * seat + (found > king ? SHORT : LONG);
        return 1 << right | found << ROOKS + 3 * right;
    }

    /**
     * The further fields of FEN: castling, en passant, counts. The right to castle is K or Q, or the column of the rook
     * if another rook is further out.
     */
    @Override
    protected String remembered(RoyalPlay at) {
        StringBuilder castling = new StringBuilder();
        for (int right = 0; right < 4; right++) {
            if ((at.state() >> right & 1) != 0) {
                int seat = right >> 1;
                int rook = rook(at.state(), seat, right & 1);
                char usual = (right & 1) == SHORT ? 'K' : 'Q';
                boolean outer = right(at.men(), seat, usual) == (1 << right | rook % 8 << ROOKS + 3 * right);
                char letter = outer ? usual : (char) ('A' + rook % 8);
                castling.append(seat == 0 ? letter : Character.toLowerCase(letter));
            }
        }
        int passed = passed(at.state());
        return (castling.length() == 0 ? "-" : castling)
                + " "
                + (passed < 0 ? "-" : BOARD.name(passed))
                + " "
                + counts(at);
    }

    @Override
    protected boolean isLasting(int man, boolean takes) {
        return takes || kind(man) == PAWN;
    }

    @Override
    protected int times() {
        return lateDraws ? 5 : super.times();
    }

    @Override
    protected int quiet() {
        return lateDraws ? 150 : 100;
    }

    /**
     * A draw if neither side can mate: only kings are left, or beside them one bishop, one knight, or bishops on cells
     * of one colour.
     */
    @Override
    protected GameEnding ending(RoyalPlay at) {
        int knights = 0;
        int[] bishops = new int[2]; // by the colour of their cells
        for (int cell = 0; cell < CELLS; cell++) {
            int man = at.men().at(cell);
            if (man != 0) {
                switch (kind(man)) {
                    case KING -> {}
                    case BISHOP -> bishops[cell / 8 + cell % 8 & 1]++;
                    case KNIGHT -> knights++;
                    default -> {
                        return null;
                    }
                }
            }
        }
        boolean dead = knights == 0 ? bishops[0] == 0 || bishops[1] == 0 : knights + bishops[0] + bishops[1] == 1;
        return dead ? GameEnding.draw(Phrase.of("kit.dead")) : null;
    }

    /** The cell to which a king goes when it castles. */
    static int castled(int seat, int side) {
        return seat * 56 + KING_GOES[side];
    }
}
