package pbem.games.draughts100;

import java.util.List;
import pbem.kit.DraughtsRule;
import pbem.kit.DraughtsWay;
import pbem.kit.GameEnding;
import pbem.kit.Jumps;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** The value of a chain of captures, and the count of moves towards a draw once few men are left. */
class Jumping implements DraughtsRule {

    static final int PLENTY = Integer.MAX_VALUE;

    private final MoveForm form;
    private final Jumps jumps;
    int since; // moves made since the men have the same limit

    Jumping(MoveForm form, Jumps jumps, int since) {
        this.form = form;
        this.jumps = jumps;
        this.since = since;
    }

    @Override
    public MoveForm form() {
        return form;
    }

    @Override
    public Jumps jumps() {
        return jumps;
    }

    @Override
    public int most() {
        return 2048;
    }

    @Override
    public int worth(Men men, Jumps.Chain chain) {
        return chain.taken().length;
    }

    @Override
    public void play(Men men, int seat, int move) {
        int limit = limit(men);
        DraughtsRule.super.play(men, seat, move);
        since = limit(men) == limit && limit < PLENTY ? since + 1 : 0;
    }

    /** After how many moves of both players the men on the board make a draw; {@link #PLENTY} if never. */
    int limit(Men men) {
        for (int seat = 0; seat < 2; seat++) {
            int kings = men.count(2 + DraughtsWay.CROWN - seat);
            if (men.count(1 + seat) == 0 && men.count(1 + DraughtsWay.CROWN + seat) == 1 && kings > 0) {
                int others = kings + men.count(2 - seat);
                return others == 3 ? 32 : others < 3 ? 10 : PLENTY;
            }
        }
        return PLENTY;
    }

    @Override
    public GameEnding ending(Men men, int mover) {
        return since >= limit(men) && canMove(men, 1 - mover)
                ? GameEnding.draw(Phrase.of("draughts100.few", limit(men) / 2))
                : null;
    }

    @Override
    public int value(Men men) {
        return DraughtsRule.value(men, 5, false, 300);
    }

    @Override
    public List<Integer> memory() {
        return List.of(since);
    }

    @Override
    public TurnPlay.Rule copy() {
        return new Jumping(form, jumps, since);
    }
}
