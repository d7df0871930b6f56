package pbem.games.backgammon;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * The complete state of a match.
 *
 * @param seat the seat on turn, or the winner when the match is over; {@link #NOBODY} before the first roll of a game
 * @param roll the roll to use, or the opening double to be thrown again; null if there is none
 * @param thrown the number of rolls so far
 * @param given how many times the cube was offered on this turn for giving this game up: 1, 2 for a gammon, 3 for a
 *     backgammon; 0 if there was no offer
 */
record MatchStanding(Phase phase, PointBoard board, int seat, Roll roll, int thrown, Score score, int given) {

    static final int NOBODY = -1;

    enum Phase {
        /** The dice are to be thrown, which needs no decision. */
        DICE,
        /** The choice to roll or to double. */
        CUBE,
        /** The choice to take a double or to drop. */
        OFFER,
        MEN,
        /** The choice to accept the loss that the opponent offers for this game, or to play on. */
        ANSWER,
        OVER
    }

    MatchStanding(Phase phase, PointBoard board, int seat, Roll roll, int thrown, Score score) {
        this(phase, board, seat, roll, thrown, score, 0);
    }

    static MatchStanding start(Score score) {
        return new MatchStanding(Phase.DICE, PointBoard.START, NOBODY, null, 0, score);
    }

    MatchStanding at(Phase next, int mover, Score now) {
        return new MatchStanding(next, board, mover, null, thrown, now);
    }

    private MatchStanding turnOf(int mover) {
        return at(score.mayDouble(mover) ? Phase.CUBE : Phase.DICE, mover, score);
    }

    MatchStanding played(PointBoard after) {
        MatchStanding next = new MatchStanding(phase, after, seat, null, thrown, score);
        return after.at(seat, PointBoard.OFF) == PointBoard.MEN ? next.won(seat, next.times()) : next.turnOf(1 - seat);
    }

    /**
     * The factor by which a win of the seat on turn multiplies the cube: 1 for a plain win, 2 for a gammon, 3 for a
     * backgammon.
     */
    int times() {
        int loser = 1 - seat;
        return board.at(loser, PointBoard.OFF) > 0
                ? 1
                : board.rear(loser) <= PointBoard.BAR - PointBoard.HOME - 1 ? 2 : 3;
    }

    MatchStanding won(int winner, int times) {
        Score next = score.won(winner, times * score.cube());
        return next.isOver()
                ? at(Phase.OVER, winner, next)
                : new MatchStanding(Phase.DICE, PointBoard.START, NOBODY, null, thrown, next);
    }

    /**
     * Whether the seat on turn may give this game up for so many times the cube: only in a match, for more than was
     * refused on this turn, and for no more than it can still lose.
     */
    boolean mayGive(int times) {
        boolean mine = phase == Phase.CUBE || phase == Phase.MEN;
        return mine && score.length() > 1 && times > given && (times == 1 || board.at(seat, PointBoard.OFF) == 0);
    }

    /** Gives this game up. The opponent is asked, unless nothing more could be won. */
    MatchStanding giving(int times) {
        boolean isAll = times == 3 || board.at(seat, PointBoard.OFF) > 0;
        return isAll
                ? won(1 - seat, times)
                : new MatchStanding(Phase.ANSWER, board, 1 - seat, roll, thrown, score, times);
    }

    MatchStanding resumed() {
        return new MatchStanding(roll == null ? Phase.CUBE : Phase.MEN, board, 1 - seat, roll, thrown, score, given);
    }

    /**
     * Throws dice until a player has a decision.
     *
     * @param rolls the rolls by number
     * @param told receives the standing after each roll
     */
    MatchStanding thrown(IntFunction<Roll> rolls, Consumer<MatchStanding> told) {
        MatchStanding now = this;
        while (now.phase == Phase.DICE) {
            now = now.with(rolls.apply(now.thrown));
            told.accept(now);
            now = now.isStuck() ? now.turnOf(1 - now.seat) : now;
        }
        return now;
    }

    /**
     * The standing after a roll of the seat on turn, or after the first roll of a game, which is thrown again if it is
     * a double.
     */
    MatchStanding with(Roll next) {
        boolean first = seat == NOBODY;
        int mover = !first ? seat : next.first() > next.second() ? 0 : 1;
        return first && next.isDouble()
                ? new MatchStanding(Phase.DICE, board, NOBODY, next, thrown + 1, score)
                : new MatchStanding(Phase.MEN, board, mover, next, thrown + 1, score);
    }

    /** Whether a player rolled and cannot move. */
    boolean isStuck() {
        return phase == Phase.MEN && ways().isEmpty();
    }

    /** See {@link RollPlay#ways}. */
    List<RollPlay> ways() {
        return phase != Phase.MEN ? List.of() : RollPlay.ways(board, seat, roll);
    }

    List<Decision> decisions() {
        return switch (phase) {
            case CUBE -> List.of(Word.ROLL, Word.DOUBLE);
            case OFFER -> List.of(Word.TAKE, Word.DROP);
            case ANSWER -> List.of(Word.ACCEPT, Word.RESUME);
            case MEN -> List.copyOf(RollPlay.listed(ways()).values());
            default -> List.of();
        };
    }
}
