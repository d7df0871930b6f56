package pbem.game;

import java.util.List;
import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/**
 * The complete state of a game between two decisions: whose turn it is, what lies where, and what the rules must
 * remember. Immutable, and safe for any thread. Two positions are equal if they look the same, the last move included,
 * and the game continues from them in the same way.
 *
 * <p>Steps without a choice (a skipped seat, a forced draw or pass) belong to the position after a decision: only
 * decisions are moves.
 */
public interface Position {

    Game game();

    Setup setup();

    /** The number of moves played. */
    int ply();

    /** The seats that must decide now; empty exactly when the game is over. */
    List<Seat> toMove();

    /** Present exactly when the game is over. */
    Optional<Outcome> outcome();

    /**
     * The places of all seats; present exactly when the game is over. A game overrides it if it ranks the losers. All
     * winners share the first place. Seats that lost by leaving share the last place, since the position does not know
     * when they left.
     */
    default Optional<Places> places() {
        return outcome().map(Places::of);
    }

    /** The last move played; empty at the start. */
    Optional<Move> lastMove();

    /**
     * The public events of the last step, in order: marbles ejected, a seat skipped, a tile drawn. Never names a
     * secret.
     */
    List<Phrase> happenings();

    /**
     * What the last step did, as a clause, where "played" with the notation does not say it: that a player proposes men
     * as dead.
     *
     * @param who the name of the player; empty for "you"
     */
    default Optional<Phrase> deed(Optional<String> who) {
        return Optional.empty();
    }

    /** The seats whose turn the last step skipped because they could not move. */
    default List<Seat> passedOver() {
        return List.of();
    }

    /**
     * The events of the last step that only that viewer may know, in addition to {@link #happenings()}: the tile that
     * they drew. Empty for games without secrets.
     */
    default List<Phrase> privately(Viewer viewer) {
        return List.of();
    }

    /**
     * Help for a player who asks: where each of their hidden pieces could go now, on turn or not. It is as secret as
     * the pieces. Empty for other viewers, after the end, and for games that have no such help.
     */
    default List<Phrase> hints(Viewer viewer) {
        return List.of();
    }

    /**
     * In a game with secrets, this position as one player can plan from it. It is made from that player's knowledge
     * alone, as if the given seat were on turn, with every move that this seat could have as far as the player knows.
     * So that player may be told all that follows from it. Empty for games without secrets, after the end, and for a
     * seat that has no turns any more.
     *
     * @param knower the player who plans
     * @param mover the seat that is assumed to be on turn; may be the same
     */
    default Optional<Position> supposed(Seat knower, Seat mover) {
        return Optional.empty();
    }

    /**
     * Whether the last step may be taken back. It may not if it revealed something to a player: a tile was drawn, a die
     * thrown, a secret shown. The tiles that a move itself shows do not count. To take back several steps, all of them
     * must be undoable.
     */
    default boolean undoable() {
        return true;
    }

    /**
     * Every legal move once, none when the game is over. A decision that leaves the board as it is, such as claiming a
     * draw, need not be among them; {@link #read} gives it all the same when it is legal. In a game with secrets this
     * list is known to the player to move alone, its length included.
     */
    List<? extends Move> moves();

    /** The size of {@link #moves()}; a game overrides it to count faster than it can list. */
    default long moveCount() {
        return moves().size();
    }

    /**
     * The number of legal move sequences of that length from here, see {@link Perft#count}; a game overrides it where
     * it can count them without playing them.
     *
     * @param length 1 or more
     */
    default long sequences(int length) {
        return Perft.played(this, length);
    }

    /**
     * An empty draft, to compose a move step by step by pointing at the board. Legal moves that are not among
     * {@link #moves()} may be reached, too. A game whose moves have parts overrides it.
     */
    default Draft compose() {
        return ChoiceTree.of(moves().stream()
                .map(move -> ChoiceTree.Route.of(
                        move,
                        Choice.word(move.notation(), Choice.named(move.notation()), Phrase.of("compose.a-move")))));
    }

    /**
     * Reads a move as a person types it, in any accepted spelling. The answer is for the player to move: in a game with
     * secrets it reveals what that player knows, so only that player may ask.
     *
     * @param text anything at all; one line, as it came
     * @return a legal move of this position, or the reason why it is none; never throws
     */
    Act<Move> read(String text);

    /**
     * Whether a text has the shape of a move, legal or not. Anybody may ask: the answer does not depend on hidden
     * hands.
     */
    default boolean resembles(String text) {
        return read(text).match(legal -> true, refused -> !refused.reason().isShapeless());
    }

    /**
     * Whether a word beside a move names correctly what moves, as "knight" does.
     *
     * @param word in lower case
     */
    default boolean describes(Move move, String word) {
        return false;
    }

    /**
     * The position after a move.
     *
     * @param move one of {@link #moves()} of this very position, or a result of {@link #read}; anything else is an
     *     error of the caller
     */
    Position play(Move move);

    /**
     * The position after a player left for good; the game decides what becomes of their pieces and who wins.
     *
     * @param seat any seat still in the game, on turn or not
     */
    Position leave(Seat seat);

    /** @throws IllegalArgumentException if the seat has left or the game is over, so that it cannot leave */
    default void checkCanLeave(Seat seat) {
        if (outcome().isPresent() || !active().contains(seat)) {
            throw new IllegalArgumentException(seat + " is not in this game");
        }
    }

    /**
     * The position after a player left by running out of time. A game overrides it where the others may be unable to
     * win: then the player who left has a draw.
     *
     * @param seat any seat still in the game, on turn or not
     */
    default Position lapse(Seat seat) {
        return leave(seat);
    }

    /** The seats that are still in the game. */
    List<Seat> active();

    /**
     * Whether the players can agree on a draw: at least two are left, nobody who left has won already, and nothing else
     * is waiting to be accepted.
     */
    default boolean drawable() {
        return active().size() > 1;
    }

    /** The board as that viewer may see it. */
    Diagram diagram(Viewer viewer);

    /** The board in words for that viewer; they also describe the diagram. */
    BoardWords words(Viewer viewer);

    /**
     * A picture that explains one thing on the board, such as where a piece may go.
     *
     * @param what as a person types it, such as the name of a cell
     * @return empty if the game has no such pictures, or none of that name
     */
    default Optional<Diagram> detail(Viewer viewer, String what) {
        return Optional.empty();
    }

    /**
     * Why {@link #detail} has nothing to show, if the game can say more than that the name is unknown.
     *
     * @param what as a person types it, such as the name of a cell that is not on the board
     */
    default Optional<Refusal> missing(String what) {
        return Optional.empty();
    }
}
