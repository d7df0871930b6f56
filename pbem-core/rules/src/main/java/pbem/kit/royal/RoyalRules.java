package pbem.kit.royal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
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
 * The rules that distinguish a game of this family: its pieces, the first of which is the king, and its special moves.
 * A man is a piece of a seat. Immutable; a game has one instance for each variant.
 */
public abstract class RoyalRules {

    public static final int KING = 0;

    /** The only choice for a move without promotion. */
    protected static final int[] PLAIN = {GameBoard.NONE};

    private static final Map<String, RoyalRules> MADE = new ConcurrentHashMap<>();

    private final GameBoard board;
    private final MoveForm form;
    private final List<RoyalPiece> pieces;
    private final List<SeatColour> colours;
    private final GaitTable table;
    private final RoyalWorth worth;

    /** @param notation how moves are written and read, and why a text is not a legal move */
    @SuppressWarnings("this-escape") // the tables call methods for the board, the pieces and constants
    protected RoyalRules(
            GameBoard board, MoveForm form, RoyalNotation notation, List<RoyalPiece> pieces, SeatColour... colours) {
        this.board = board;
        this.form = form.spelled(notation);
        this.pieces = List.copyOf(pieces);
        this.colours = List.of(colours);
        this.table = new GaitTable(this);
        this.worth = new RoyalWorth(this);
    }

    /**
     * The rules of a variant, made when a board first needs them: their tables of piece moves take a while, and short
     * commands of the program do not need them.
     */
    public static RoyalRules once(String variant, Supplier<RoyalRules> maker) {
        return MADE.computeIfAbsent(variant, key -> maker.get());
    }

    /** The initial placement; see {@link RoyalPlacement}. */
    public abstract String beginning();

    /** The letters for the turn in a placement: those of the first and the second seat. */
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

    /** The kind of piece with a letter, in either case; {@link GameBoard#NONE} if there is none. */
    final int called(String letter) {
        return IntStream.range(0, pieces.size())
                .filter(kind -> pieces.get(kind).letter().equalsIgnoreCase(letter))
                .findFirst()
                .orElse(GameBoard.NONE);
    }

    public static int seat(int man) {
        return man - 1 & 1;
    }

    /** The number of rows between a cell and a seat's first row, from 0. */
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

    /** Whether a piece may make a step at all, regardless of other pieces. */
    protected boolean allows(int kind, int seat, int from, int to) {
        return true;
    }

    /** Whether a piece may stand on a cell when a game begins. */
    protected boolean mayStand(int kind, int seat, int cell) {
        return true;
    }

    /** What may follow the target of a move: letters of {@link MoveForm}, or {@link GameBoard#NONE}. */
    protected int[] choices(int kind, int seat, int from, int to) {
        return PLAIN;
    }

    /** The kind of a piece after a move. */
    protected int promoted(int kind, int seat, int to, int choice) {
        return kind;
    }

    /**
     * The number of kinds of pieces that can be held in hand, named by the first letters of the form. These kinds are
     * numbered from 1.
     */
    protected int droppable() {
        return 0;
    }

    public final boolean isDroppable(int kind) {
        return kind > KING && kind <= droppable();
    }

    /** The kind that a taken piece has in the hand of its captor. */
    protected int unpromoted(int kind) {
        return kind;
    }

    /** Whether a piece may be dropped on an empty cell. */
    protected boolean mayDrop(Men men, int kind, int seat, int cell) {
        return true;
    }

    /** Why a piece in hand may not be dropped on a cell. */
    protected Phrase barred(RoyalPlay at, int kind, int cell) {
        return null;
    }

    /** Whether a piece of a kind must not give mate when it is dropped. */
    protected boolean isBarredFromMating(int kind) {
        return false;
    }

    /** Adds the legal moves that are not gaits to an array; returns the new number of moves. */
    protected int specials(RoyalPlay at, int[] into, int count) {
        return count;
    }

    /** Makes a move that is more than a piece going to a cell; returns false for any other move. */
    protected boolean perform(RoyalPlay at, int move) {
        return false;
    }

    /** The state after a move; see {@link RoyalPlay#state}. */
    protected int stateAfter(RoyalPlay at, int man, int from, int to) {
        return 0;
    }

    /** The state that a placement describes; empty if it makes no sense. */
    protected Optional<Integer> state(Men men, int turn, List<String> words) {
        return Optional.of(0);
    }

    /** The letter of a piece in the placements of other programs. */
    protected String letter(int kind) {
        return pieces.get(kind).letter();
    }

    /** The text behind the turn in the placements of other programs: the state and the number of moves. */
    protected String remembered(RoyalPlay at) {
        String held = RoyalPlacement.held(at);
        return droppable() > 0 ? held + " " + (at.played() + 1) : "- - " + counts(at);
    }

    /** The number of moves since the last lasting one, and the number of the next move, counted in pairs. */
    protected static String counts(RoyalPlay at) {
        int first = (at.next() + at.played()) % 2;
        return at.quiet() + " " + (1 + (at.played() + first) / 2);
    }

    /** Whether no earlier situation can come back after a move of this man. */
    protected abstract boolean isLasting(int man, boolean takes);

    /** The end of the game when a seat has no move. */
    protected GameEnding stuck(int seat, boolean check) {
        return check ? new GameEnding(1 - seat, Phrase.of("kit.mate")) : GameEnding.draw(Phrase.of("kit.stalemate"));
    }

    /** How often a situation must occur to end the game. */
    protected int times() {
        return 3;
    }

    /** The end of the game by repetition. */
    protected GameEnding repeated(RoyalPlay at) {
        return GameEnding.draw(Phrase.of("kit.repeated", times()));
    }

    /** How many moves in a row without a lasting move make a draw. */
    protected int quiet() {
        return Integer.MAX_VALUE;
    }

    /** The reason for such a draw. */
    protected Phrase dull() {
        return Phrase.of("kit.quiet", quiet() / 2);
    }

    /** The end of the game when a seat plays a move that is a word. */
    protected GameEnding declared(int seat) {
        throw new IllegalStateException("no word is a move");
    }

    /** Any other end of the game; null if the game goes on. */
    protected GameEnding ending(RoyalPlay at) {
        return null;
    }

    public final Phrase colour(int seat) {
        return colours.get(seat).phrase();
    }

    public final Phrase piece(int kind) {
        return Phrase.of(pieces.get(kind).words());
    }

    /** A move in the notation of other programs: {@code e2e4}, {@code e7e8q}, {@code P*5e}. */
    public final String coordinates(int move) {
        int from = form.cell(move, 0);
        int choice = form.cell(move, 2);
        String end = choice == GameBoard.NONE ? "" : sign(choice);
        String target = board.name(form.cell(move, 1));
        return from < board.size()
                ? board.name(from) + target + end
                : pieces.get(from - board.size() + 1).letter() + "*" + target;
    }

    /** The letters of a choice in coordinates. */
    protected String sign(int choice) {
        return "";
    }

    /** The figure of a kind of piece, made from one with the letter of the kind. */
    protected Figure drawn(Figure lettered, int kind) {
        return lettered;
    }

    /** The look of the boards of this game. */
    protected BoardLook look() {
        Figure[] figures = new Figure[2 * pieces.size()];
        for (int kind = 0; kind < pieces.size(); kind++) {
            for (int seat = 0; seat < 2; seat++) {
                Phrase words = Phrase.of("kit.named", colour(seat), piece(kind));
                figures[man(kind, seat) - 1] = drawn(
                        Figure.lettered(
                                seat, colours.get(seat), pieces.get(kind).letter(), words),
                        kind);
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

    /** @param placement with which the game begins */
    public final GameTable table(String placement) {
        return GameTable.of(
                        form, look(), () -> RoyalPlacement.read(this, placement).orElseThrow())
                .telling(play -> ((RoyalPlay) play).told())
                .robots(robots());
    }

    protected RobotPlan robots() {
        return RobotPlan.deepening().looking(100, 1_500, 20_000, 150_000);
    }

    /** More sentences that are shown beside the board. */
    protected List<Phrase> told(RoyalPlay at) {
        return List.of();
    }
}
