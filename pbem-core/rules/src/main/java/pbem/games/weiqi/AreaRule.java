package pbem.games.weiqi;

import java.util.stream.IntStream;
import pbem.game.Dice;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.Liberties;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.Superko;
import pbem.kit.TakingRule;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/**
 * The rule of placing men and passing. After two passes, one player proposes which men are dead, and the other agrees,
 * names others or plays on.
 */
record AreaRule(GameBoard board, MoveForm form, AreaScore score, Liberties liberties, Superko past)
        implements TakingRule {

    private static final int PASS = 0;
    private static final int NONE = 1;
    private static final int ACCEPT = 2;
    private static final int RESUME = 3;

    /** The difference between the number of a living man and that of a dead one. */
    private static final int DEAD = 2;

    @Override
    public int moves(Men men, int seat, int[] into) {
        Agreement agreement = new Agreement(men);
        int count = 0;
        for (int cell = 0; cell < board.size(); cell++) {
            if (agreement.isOpen() ? agreement.mayPropose() && !men.isEmpty(cell) : allows(men, seat, cell)) {
                into[count++] = cell;
            }
        }
        if (!agreement.isOpen()) {
            into[count++] = form.word(PASS);
            return count;
        }
        if (agreement.mayPropose()) {
            into[count++] = form.word(NONE);
        }
        if (agreement.proposals() > 0) {
            into[count++] = form.word(ACCEPT);
            into[count++] = form.word(RESUME);
        }
        return count;
    }

    /** Always true, since passing is a move. */
    @Override
    public boolean canMove(Men men, int seat) {
        return true;
    }

    @Override
    public void play(Men men, int seat, int move) {
        Agreement agreement = new Agreement(men);
        if (move == form.word(PASS)) {
            agreement.passed(seat);
        } else if (move == form.word(ACCEPT)) {
            agreement.reached();
        } else if (move == form.word(RESUME)) {
            revive(men);
            agreement.resumed();
        } else if (move == form.word(NONE)) {
            play(men, seat, new int[0]);
        } else if (agreement.isOpen()) {
            play(men, seat, new int[] {move});
        } else {
            past.remember(men);
            men.put(move, seat + 1);
            liberties.take(men, move);
            agreement.played();
        }
    }

    @Override
    public int mostTogether(Men men) {
        return new Agreement(men).isOpen() ? board.size() : 1;
    }

    /** Proposes that exactly these chains are dead. A player who names the chains of the last proposal agrees to it. */
    @Override
    public void play(Men men, int seat, int[] together) {
        Agreement agreement = new Agreement(men);
        long before = men.cellsKey();
        revive(men);
        for (int cell : together) {
            int man = men.at(cell);
            if (man <= DEAD) {
                IntStream.of(liberties.chain(men, cell)).forEach(dead -> men.put(dead, man + DEAD));
            }
        }
        if (agreement.proposals() > 0 && men.cellsKey() == before) {
            agreement.reached();
        }
        agreement.proposed();
    }

    private void revive(Men men) {
        for (int cell = 0; cell < board.size(); cell++) {
            if (men.at(cell) > DEAD) {
                men.put(cell, men.at(cell) - DEAD);
            }
        }
    }

    @Override
    public boolean isAgain(Men men, int mover) {
        return new Agreement(men).isTurnOf(mover);
    }

    @Override
    public GameEnding ending(Men men, int mover) {
        return new Agreement(men).isReached() ? score.ending(men) : null;
    }

    /**
     * A random move, but none into an eye of the player's own. Playouts propose no dead men, since these have been
     * taken by then.
     */
    @Override
    public int likely(Men men, int seat, Dice dice) {
        Agreement agreement = new Agreement(men);
        if (agreement.isOpen()) {
            return form.word(agreement.proposals() == 0 ? NONE : ACCEPT);
        }
        int likely = TakingRule.super.likely(men, seat, dice);
        if (likely >= 0) {
            return likely;
        }
        int from = dice.below(board.size());
        for (int i = 0; i < board.size(); i++) {
            int cell = (from + i) % board.size();
            if (men.isEmpty(cell) && isSensible(men, seat, cell) && allows(men, seat, cell)) {
                return cell;
            }
        }
        return form.word(PASS);
    }

    @Override
    public boolean isSensible(Men men, int seat, int cell) {
        return !isEye(men, cell, seat + 1);
    }

    /** Whether a cell is an eye: all neighbours are men of that colour, and so are enough of the diagonal ones. */
    private boolean isEye(Men men, int cell, int man) {
        int others = 0;
        for (int around : board.around(cell)) {
            others += men.at(around) == 3 - man ? 1 : 0;
        }
        return isShut(men, cell, man) && others < (board.around(cell).length < 8 ? 1 : 2);
    }

    /** Moves that take men come first, then moves that save or threaten men; the player's own eyes come last. */
    @Override
    public int promise(Men men, int seat, int move) {
        if (form.isWord(move)) {
            return move == form.word(PASS) ? -5 : 20;
        }
        if (new Agreement(men).isOpen()) {
            return 0;
        }
        if (isEye(men, move, seat + 1)) {
            return -100;
        }
        int promise = liberties.takes(men, move, seat + 1) ? 60 : liberties.takes(men, move, 2 - seat) ? 30 : 0;
        for (int beside : board.beside(move)) {
            promise += men.at(beside) == 2 - seat && liberties.of(men, beside, 3) == 2 ? 10 : 0;
        }
        for (int around : board.around(move)) {
            promise += men.isEmpty(around) ? 0 : 1;
        }
        return board.around(move).length < 8 ? promise - 5 : promise;
    }

    @Override
    public Phrase objection(Men men, int seat, int move) {
        if (new Agreement(men).isOpen()) {
            return men.isEmpty(move) ? Phrase.of("weiqi.no-man", board.name(move)) : Phrase.of("weiqi.enough");
        }
        return TakingRule.super.objection(men, seat, move);
    }

    @Override
    public TurnPlay.Rule copy() {
        return new AreaRule(board, form, score, new Liberties(board), past.copy());
    }
}
