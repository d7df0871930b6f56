package pbem.game;

import java.util.List;
import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/**
 * The state of a game between two decisions, complete: whose turn, what lies where, what the rules must remember.
 * Immutable, and safe for any thread. Two positions are equal when the game goes on from them in the same way and they
 * look the same, the last move included.
 *
 * <p>Steps without a choice (a skipped seat, a forced draw or pass) belong to the position after a decision: only
 * decisions are moves.
 */
public interface Position {

    Game game();

    Setup setup();

    /** How many moves have been played. */
    int ply();

    /** The seats that must decide now; empty exactly when the game is over. */
    List<Seat> toMove();

    /** Present exactly when the game is over. */
    Optional<Outcome> outcome();

    /**
     * Who came in where, present exactly when the game is over; a game overrides it where it knows more than who won. All
     * winners share the first place. Those who left and lost by it come last and are not told apart: who kept the board
     * knows when they left.
     */
    default Optional<Places> places() {
        return outcome().map(Places::of);
    }

    /** The last move played; empty at the start. */
    Optional<Move> lastMove();

    /**
     * What the last step brought with it, for all to read, in order: marbles ejected, a seat skipped, a tile drawn.
     * Never names a secret.
     */
    List<Phrase> happenings();

    /** Those whose turn came with the last step, and went without a decision: they could do nothing. */
    default List<Seat> passedOver() {
        return List.of();
    }

    /**
     * What the last step brought with it for that viewer alone, in addition to {@link #happenings()}: the tile that they
     * drew. Nobody else may be told. Empty for games without secrets.
     */
    default List<Phrase> privately(Viewer viewer) {
        return List.of();
    }

    /**
     * Help for a player who asks: for each of their hidden pieces where it could go now, on turn or not. As secret as the
     * pieces, so nobody else may be told. Empty for other viewers, after the end, and for games that have no such help.
     */
    default List<Phrase> hints(Viewer viewer) {
        return List.of();
    }

    /**
     * In a game with secrets, this position as one player can think ahead from it: made from what they know alone, as if it
     * were a certain seat's turn already, with every move that it could have for all that they know. So they may be told
     * all that follows from it. Empty for games without secrets, after the end, and for a seat that has no turns any more.
     *
     * @param knower who thinks
     * @param mover whose turn it is thought to be; may be the one who thinks
     */
    default Optional<Position> supposed(Seat knower, Seat mover) {
        return Optional.empty();
    }

    /**
     * Whether the last step may be taken back. Not if somebody learnt by it what cannot be unlearnt: a tile was drawn, a
     * die thrown, a secret shown. What a move itself shows of its player's hand does not count. To go back several
     * steps, all of them must be undoable.
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
     * The number of legal move sequences of that length from here, see {@link Perft#count}; a game overrides it where it
     * can count them without playing them.
     *
     * @param length 1 or more
     */
    default long sequences(int length) {
        return Perft.played(this, length);
    }

    /**
     * The beginning of a move that is composed step by step, by pointing at what moves. Legal moves that are not among
     * {@link #moves()} may be reached, too. A game overrides it where its moves have parts.
     */
    default Draft compose() {
        return ChoiceTree.of(moves().stream()
                .map(move -> ChoiceTree.Route.of(
                        move,
                        Choice.word(move.notation(), Choice.named(move.notation()), Phrase.of("compose.a-move")))));
    }

    /**
     * Reads a move as a person types it, in any accepted spelling. The answer is for the player to move: in a game with
     * secrets it tells what they know, and nobody else may ask.
     *
     * @param text anything at all; one line, as it came
     * @return a legal move of this position, or the reason why it is none; never throws
     */
    Reading read(String text);

    /**
     * Whether a text has the shape of a move, legal or not. Anybody may ask: the answer is the same whatever the players
     * hold.
     */
    default boolean resembles(String text) {
        return read(text)
                .match(legal -> true, refused -> !refused.refusal().reason().isShapeless());
    }

    /**
     * Whether a word that somebody wrote beside a move says rightly what moves in it, as "knight" does.
     *
     * @param word in lower case
     */
    default boolean describes(Move move, String word) {
        return false;
    }

    /**
     * The position after a move.
     *
     * @param move one of {@link #moves()} of this very position, or got from {@link #read}; anything else is a fault of
     *     the caller
     */
    Position play(Move move);

    /**
     * The position after a player left for good; what becomes of their pieces and who wins is the game's affair.
     *
     * @param seat any seat still in the game, on turn or not
     */
    Position leave(Seat seat);

    /**
     * The position after a player left by running out of time. A game overrides it where the others may be unable to win: then
     * the player who left has a draw.
     *
     * @param seat any seat still in the game, on turn or not
     */
    default Position lapse(Seat seat) {
        return leave(seat);
    }

    /** The seats that have not left and are not out. */
    List<Seat> active();

    /**
     * Whether those in the game can agree on a draw: not one alone, not where somebody who left has won already, and not
     * while something else is to be accepted.
     */
    default boolean drawable() {
        return active().size() > 1;
    }

    /** The board as that viewer may see it, and not a bit more. */
    Diagram diagram(Viewer viewer);

    /** The same in words; the diagram has them for its description. */
    BoardWords words(Viewer viewer);

    /**
     * One thing on the board explained by a picture, such as where a piece may go.
     *
     * @param what as a person types it, such as the name of a cell
     * @return empty if the game has no such pictures, or if nothing is called so
     */
    default Optional<Diagram> detail(Viewer viewer, String what) {
        return Optional.empty();
    }

    /**
     * Why there is nothing to {@link #detail}, if the game knows better than that nothing is called so.
     *
     * @param what as a person types it, such as the name of a cell that is not on the board
     */
    default Optional<Refusal> missing(String what) {
        return Optional.empty();
    }
}
