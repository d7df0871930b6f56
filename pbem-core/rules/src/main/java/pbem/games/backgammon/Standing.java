package pbem.games.backgammon;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * All that a game goes on from.
 *
 * @param seat on turn, or who won when it is over; {@link #NOBODY} before the first roll of a game
 * @param roll to be used, or thrown last; null where none is
 * @param thrown how many rolls there were
 */
record Standing(Phase phase, Board board, int seat, Roll roll, int thrown, Score score) {

    static final int NOBODY = -1;

    enum Phase {
        /** The dice are to be thrown, which is no decision. */
        DICE,
        /** To roll or to double. */
        CUBE,
        /** To take or to drop. */
        OFFER,
        MEN,
        OVER
    }

    static Standing start(Score score) {
        return new Standing(Phase.DICE, Board.START, NOBODY, null, 0, score);
    }

    private Standing at(Phase next, int mover, Score now) {
        return new Standing(next, board, mover, null, thrown, now);
    }

    private Standing turnOf(int mover) {
        return at(score.mayDouble(mover) ? Phase.CUBE : Phase.DICE, mover, score);
    }

    Standing played(Board after) {
        Standing next = new Standing(phase, after, seat, null, thrown, score);
        return after.at(seat, Board.OFF) == Board.MEN ? next.won(seat, next.times()) : next.turnOf(1 - seat);
    }

    /** One for a plain win, two for a gammon, three for a backgammon. */
    int times() {
        int loser = 1 - seat;
        return board.at(loser, Board.OFF) > 0 ? 1 : board.rear(loser) <= Board.BAR - Board.HOME - 1 ? 2 : 3;
    }

    private Standing won(int winner, int times) {
        Score next = score.won(winner, times * score.cube());
        return next.isOver()
                ? at(Phase.OVER, winner, next)
                : new Standing(Phase.DICE, Board.START, NOBODY, null, thrown, next);
    }

    Standing rolling() {
        return at(Phase.DICE, seat, score);
    }

    Standing doubling() {
        return at(Phase.OFFER, 1 - seat, score);
    }

    Standing taken() {
        return at(Phase.DICE, 1 - seat, score.doubled(seat));
    }

    Standing dropped() {
        return won(1 - seat, 1);
    }

    /**
     * Throws dice until somebody has something to decide.
     *
     * @param rolls by number
     * @param told each roll that was thrown
     */
    Standing thrown(IntFunction<Roll> rolls, Consumer<Standing> told) {
        Standing now = this;
        while (now.phase == Phase.DICE) {
            now = now.with(rolls.apply(now.thrown));
            told.accept(now);
            now = now.phase == Phase.MEN && now.ways().isEmpty() ? now.turnOf(1 - now.seat) : now;
        }
        return now;
    }

    /** The roll of the seat on turn, or the first of a game, which is thrown again if it is a double. */
    Standing with(Roll next) {
        boolean first = seat == NOBODY;
        int mover = !first ? seat : next.first() > next.second() ? 0 : 1;
        return first && next.isDouble()
                ? new Standing(Phase.DICE, board, NOBODY, next, thrown + 1, score)
                : new Standing(Phase.MEN, board, mover, next, thrown + 1, score);
    }

    /** See {@link Plays#ways}. */
    List<Play> ways() {
        return phase != Phase.MEN ? List.of() : Plays.ways(board, seat, roll);
    }

    List<Decision> decisions() {
        return decisions(ways());
    }

    List<Decision> decisions(List<Play> ways) {
        return switch (phase) {
            case CUBE -> List.of(Word.ROLL, Word.DOUBLE);
            case OFFER -> List.of(Word.TAKE, Word.DROP);
            case MEN -> List.copyOf(Plays.distinct(ways));
            default -> List.of();
        };
    }
}
