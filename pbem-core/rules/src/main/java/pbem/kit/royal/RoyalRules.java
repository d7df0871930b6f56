package pbem.kit.royal;

import java.util.List;
import java.util.Optional;
import pbem.kit.BoardLook;
import pbem.kit.Figure;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.GameTable;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.phrase.Phrase;

/**
 * What is special in a game of this family: its pieces, of which the first is the king, and what else it knows. A man is
 * a piece of a seat. Immutable; a game has one for each variant.
 */
public abstract class RoyalRules {

    public static final int KING = 0;

    /** The only choice of a move that promotes nothing. */
    protected static final int[] PLAIN = {GameBoard.NONE};

    private final GameBoard board;
    private final MoveForm form;
    private final List<RoyalPiece> pieces;
    private final List<SeatColour> colours;
    private final GaitTable table;
    private final RoyalWorth worth;

    /** @param notation how moves are written and read, and why they are not legal */
    @SuppressWarnings("this-escape") // the tables ask for the board, its pieces and constants of the game
    protected RoyalRules(
            GameBoard board, MoveForm form, RoyalNotation notation, List<RoyalPiece> pieces, SeatColour... colours) {
        this.board = board;
        this.form = form.spelled(notation);
        this.pieces = List.copyOf(pieces);
        this.colours = List.of(colours);
        this.table = new GaitTable(this);
        this.worth = new RoyalWorth(this);
    }

    /** Where the game begins, see {@link RoyalPlacement}. */
    public abstract String beginning();

    /** Which letter says whose turn it is in a placement: of the first seat, of the second one. */
    protected String turns() {
        return "wb";
    }

    public final GameBoard board() {
        return board;
    }

    public final MoveForm form() {
        return form;
    }

    public final List<RoyalPiece> pieces() {
        return pieces;
    }

    final GaitTable table() {
        return table;
    }

    final RoyalWorth worth() {
        return worth;
    }

    public static int man(int kind, int seat) {
        return 1 + 2 * kind + seat;
    }

    public static int kind(int man) {
        return man - 1 >> 1;
    }

    public static int seat(int man) {
        return man - 1 & 1;
    }

    /** How far a cell is from the first row of a seat, from 0. */
    public final int row(int cell, int seat) {
        int columns = columns();
        int rows = board.size() / columns;
        boolean upwards = board.next(0, pbem.kit.BoardShapes.UP) != GameBoard.NONE;
        int row = upwards ? cell / columns : rows - 1 - cell / columns;
        return seat == 0 ? row : rows - 1 - row;
    }

    public final int columns() {
        return board.side("bottom").length;
    }

    public final int column(int cell) {
        return cell % columns();
    }

    /** Whether a piece may make that step at all, wherever others stand. */
    protected boolean allows(int kind, int seat, int from, int to) {
        return true;
    }

    /** Whether a piece may stand there when a game begins. */
    protected boolean mayStand(int kind, int seat, int cell) {
        return true;
    }

    /** What can be named behind the target of a move: the letters of {@link MoveForm}, or {@link GameBoard#NONE}. */
    protected int[] choices(int kind, int seat, int from, int to) {
        return PLAIN;
    }

    /** What a piece is after that move. */
    protected int promoted(int kind, int seat, int to, int choice) {
        return kind;
    }

    /** How many sorts of pieces can be held in hand: those of the first letters of the form. Their kinds are from 1 on. */
    protected int droppable() {
        return 0;
    }

    public final boolean isDroppable(int kind) {
        return kind > KING && kind <= droppable();
    }

    /** What a taken piece is in the hand of who took it. */
    protected int unpromoted(int kind) {
        return kind;
    }

    /** Whether it may be put on an empty cell. */
    protected boolean mayDrop(Men men, int kind, int seat, int cell) {
        return true;
    }

    /** Why a piece that is in hand may not be put there. */
    protected Phrase barred(RoyalPlay at, int kind, int cell) {
        return null;
    }

    /** Whether no piece of that kind may give mate when it is put on the board. */
    protected boolean isBarredFromMating(int kind) {
        return false;
    }

    /** Adds legal moves that no gait makes. */
    protected int specials(RoyalPlay at, int[] into, int count) {
        return count;
    }

    /** Does a move that is more than a piece that goes to a cell; false if it is not. */
    protected boolean perform(RoyalPlay at, int move) {
        return false;
    }

    /** What is remembered after a move, see {@link RoyalPlay#state}. */
    protected int stateAfter(RoyalPlay at, int man, int from, int to) {
        return 0;
    }

    /** What a placement says of that, or empty if it makes no sense. */
    protected Optional<Integer> state(Men men, int turn, List<String> words) {
        return Optional.of(0);
    }

    /** The letter of a piece where other programs write positions. */
    protected String letter(int kind) {
        return pieces.get(kind).letter();
    }

    /** What stands behind whose turn it is where other programs write positions: what is remembered, and how many moves there were. */
    protected String remembered(RoyalPlay at) {
        String held = RoyalPlacement.held(at);
        return droppable() > 0 ? held + " " + (at.played() + 1) : "- - " + counts(at);
    }

    /** The moves in a row of which none lasts, and the number of the move that comes next, counted in pairs. */
    protected static String counts(RoyalPlay at) {
        int first = (at.next() + at.played()) % 2;
        return at.quiet() + " " + (1 + (at.played() + first) / 2);
    }

    /** Whether what was before cannot come back after such a move. */
    protected abstract boolean isLasting(int man, boolean takes);

    /** When a seat has no move. */
    protected GameEnding stuck(int seat, boolean check) {
        return check ? new GameEnding(1 - seat, Phrase.of("kit.mate")) : GameEnding.draw(Phrase.of("kit.stalemate"));
    }

    /** A situation that came so often ends the game. */
    protected int times() {
        return 3;
    }

    /** How it ends then. */
    protected GameEnding repeated(RoyalPlay at) {
        return GameEnding.draw(Phrase.of("kit.repeated", times()));
    }

    /** So many moves in a row of which none lasts are a draw. */
    protected int quiet() {
        return Integer.MAX_VALUE;
    }

    /** What is said then. */
    protected Phrase dull() {
        return Phrase.of("kit.quiet", quiet() / 2);
    }

    /** When a seat says the word that is a move. */
    protected GameEnding declared(int seat) {
        throw new IllegalStateException("no word is a move");
    }

    /** Any other end; null if the game goes on. */
    protected GameEnding ending(RoyalPlay at) {
        return null;
    }

    public final Phrase colour(int seat) {
        return colours.get(seat).phrase();
    }

    public final Phrase piece(int kind) {
        return Phrase.of(pieces.get(kind).words());
    }

    /** As other programs write it: {@code e2e4}, {@code e7e8q}, {@code P*5e}. */
    public final String coordinates(int move) {
        int from = form.cell(move, 0);
        int choice = form.cell(move, 2);
        String end = choice == GameBoard.NONE ? "" : sign(choice);
        String target = board.name(form.cell(move, 1));
        return from < board.size()
                ? board.name(from) + target + end
                : pieces.get(from - board.size() + 1).letter() + "*" + target;
    }

    /** How a choice is written in coordinates. */
    protected String sign(int choice) {
        return "";
    }

    /** The look of a table of this game. */
    protected BoardLook look() {
        Figure[] figures = new Figure[2 * pieces.size()];
        for (int kind = 0; kind < pieces.size(); kind++) {
            for (int seat = 0; seat < 2; seat++) {
                figures[man(kind, seat) - 1] = Figure.lettered(
                        seat,
                        colours.get(seat),
                        pieces.get(kind).letter(),
                        Phrase.of("kit.named", colour(seat), piece(kind)));
            }
        }
        BoardLook look =
                BoardLook.of(colours.toArray(SeatColour[]::new)).men(figures).counting("kit.pieces");
        for (int seat = 0; seat < 2; seat++) {
            for (int kind = droppable(); kind > 0; kind--) {
                look = look.hand(seat, place(kind, seat), piece(kind));
            }
        }
        return look;
    }

    final int place(int kind, int seat) {
        return seat * droppable() + kind - 1;
    }

    /** @param placement where it begins */
    public final GameTable table(String placement) {
        return GameTable.of(
                        form, look(), () -> RoyalPlacement.read(this, placement).orElseThrow())
                .telling(play -> ((RoyalPlay) play).told())
                .robots(robots());
    }

    protected RobotPlan robots() {
        return RobotPlan.deepening().looking(100, 1_500, 20_000, 150_000);
    }

    /** More that is told beside the board. */
    protected List<Phrase> told(RoyalPlay at) {
        return List.of();
    }
}
