package pbem.games.renju;

import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.OpeningPlay;
import pbem.kit.PuttingRule;
import pbem.kit.RowGoal;
import pbem.kit.RowWorth;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** The rule of the stones: one a turn, or a pass, until five in a row, a foul of black or two passes. */
final class StoneRule implements PuttingRule {

    static final int PLACES = OpeningPlay.PLACES + 1;

    private static final int PASS = 2; // a word of the form of moves
    private static final int OPENED = 6; // stones on the board from which on players may pass
    private static final int WORST = -1_000;
    private static final int OFFERING_COSTS = 60;
    private static final int PASSES = OpeningPlay.PLACES; // a place beside the board

    private final MoveForm form;
    private final RowGoal five;
    private final Fouls fouls;
    private final RowWorth worth;
    private int put = GameBoard.NONE; // the cell of the last move; none if it was a pass

    StoneRule(MoveForm form, RowGoal five, Fouls fouls, RowWorth worth) {
        this.form = form;
        this.five = five;
        this.fouls = fouls;
        this.worth = worth;
    }

    @Override
    public int moves(Men men, int seat, int[] into) {
        int count = PuttingRule.super.moves(men, seat, into);
        if (men.cells() - count >= OPENED) {
            into[count++] = form.word(PASS);
        }
        return count;
    }

    /** Nobody passes who can place a stone. */
    @Override
    public int sensible(Men men, int seat, int[] into) {
        int count = moves(men, seat, into);
        return count > 1 && form.isWord(into[count - 1]) ? five.sensible(men, into, count - 1) : count;
    }

    @Override
    public void play(Men men, int seat, int move) {
        put = form.isWord(move) ? GameBoard.NONE : move;
        men.hold(PASSES, form.isWord(move) ? men.held(PASSES) + 1 : 0);
        if (put >= 0) {
            men.put(move, seat + 1);
        }
    }

    @Override
    public GameEnding ending(Men men, int mover) {
        if (put < 0) {
            return men.held(PASSES) == 2 ? GameEnding.draw(Phrase.of("renju.passed")) : null;
        }
        String foul = mover == 0 ? fouls.made(men, put) : null;
        return foul == null
                ? five.ending(men, put, mover)
                : new GameEnding(1, Phrase.of(foul, five.board().name(put)));
    }

    @Override
    public GameEnding stuck(Men men, int seat, boolean both) {
        return five.full(men);
    }

    @Override
    public int promise(Men men, int seat, int move) {
        if (form.isWord(move) || seat == 0 && men.isEmpty(move) && fouls.at(men, move) != null) {
            return WORST;
        }
        return five.promise(men, move, men.isEmpty(move) ? seat : 1 - seat); // white chooses among what black offers
    }

    @Override
    public int value(Men men) {
        return worth.of(men) - (OpeningPlay.left(men) > 0 ? OFFERING_COSTS : 0);
    }

    @Override
    public TurnPlay.Rule copy() {
        return new StoneRule(form, five, fouls, worth);
    }
}
