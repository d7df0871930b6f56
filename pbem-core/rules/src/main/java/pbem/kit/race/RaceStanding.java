package pbem.kit.race;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * The complete state of a match.
 *
 * @param seat the seat on turn, or the winner when the match is over; {@link #NOBODY} before the first roll of a game
 * @param roll the roll to use, or the opening double to be thrown again; null if there is none
 * @param thrown the number of rolls so far
 * @param said the word of this turn that is to be answered, or was answered; null if there is none
 */
public record RaceStanding(
        RaceGame game,
        Phase phase,
        RaceBoard board,
        int seat,
        Roll roll,
        int thrown,
        RaceScore score,
        RaceDecision said) {

    public static final int NOBODY = -1;

    /** What comes next. */
    public enum Phase {
        /** The dice are to be thrown, which needs no decision. */
        DICE,
        /** A choice of words before the dice are thrown. */
        WORD,
        /** A choice of answers to the opponent's word. */
        ANSWER,
        MEN,
        OVER
    }

    static RaceStanding start(RaceGame game, RaceScore score) {
        return new RaceStanding(game, Phase.DICE, game.opening(), NOBODY, null, 0, score, null);
    }

    public RaceStanding at(Phase next, int mover, RaceScore now) {
        return new RaceStanding(game, next, board, mover, null, thrown, now, null);
    }

    private RaceStanding turnOf(int mover) {
        RaceStanding asked = at(Phase.WORD, mover, score);
        return game.words(asked).isEmpty() ? at(Phase.DICE, mover, score) : asked;
    }

    RaceStanding played(RaceBoard after) {
        RaceStanding next = new RaceStanding(game, phase, after, seat, null, thrown, score, null);
        return after.at(seat, RaceBoard.OFF) == RaceBoard.MEN ? next.won(seat, next.times()) : next.turnOf(1 - seat);
    }

    /** See {@link RaceGame#times}, for the seat on turn. */
    public int times() {
        return game.times(board, seat);
    }

    public RaceStanding won(int winner, int times) {
        RaceScore next = score.won(winner, times);
        return next.isOver()
                ? at(Phase.OVER, winner, next)
                : new RaceStanding(game, Phase.DICE, game.opening(), NOBODY, null, thrown, next, null);
    }

    /** The standing in which the other seat is to answer a word. */
    public RaceStanding asking(RaceDecision word) {
        return new RaceStanding(game, Phase.ANSWER, board, 1 - seat, roll, thrown, score, word);
    }

    /** The standing in which the seat that said a word goes on as if it had not. */
    public RaceStanding resumed() {
        Phase before = roll == null ? Phase.WORD : Phase.MEN;
        return new RaceStanding(game, before, board, 1 - seat, roll, thrown, score, said);
    }

    /**
     * Throws dice until a player has a decision.
     *
     * @param rolls the rolls by number
     * @param told receives the standing after each roll
     */
    RaceStanding thrown(IntFunction<Roll> rolls, Consumer<RaceStanding> told) {
        RaceStanding now = this;
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
    RaceStanding with(Roll next) {
        boolean first = seat == NOBODY;
        int mover = !first ? seat : next.first() > next.second() ? 0 : 1;
        boolean again = first && next.isDouble();
        return new RaceStanding(
                game, again ? Phase.DICE : Phase.MEN, board, again ? NOBODY : mover, next, thrown + 1, score, null);
    }

    /** Whether a player rolled and cannot move. */
    boolean isStuck() {
        return phase == Phase.MEN && ways().isEmpty();
    }

    /** See {@link RollPlay#ways}. */
    public List<RollPlay> ways() {
        return phase == Phase.MEN
                ? RollPlay.ways(
                        board,
                        seat,
                        roll,
                        turn -> game.objection(board, seat, roll, turn).isEmpty())
                : List.of();
    }

    public List<? extends RaceDecision> decisions() {
        return switch (phase) {
            case WORD, ANSWER -> game.words(this);
            case MEN -> List.copyOf(RollPlay.listed(ways()).values());
            default -> List.of();
        };
    }
}
