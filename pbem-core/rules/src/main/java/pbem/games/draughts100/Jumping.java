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
    private final DraughtsWay way;
    private int limit = PLENTY;
    private int since;

    Jumping(MoveForm form, Jumps jumps, DraughtsWay way) {
        this.form = form;
        this.jumps = jumps;
        this.way = way;
    }

    Jumping(Jumping other) {
        this(other.form, other.jumps, other.way);
        this.limit = other.limit;
        this.since = other.since;
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
    public DraughtsWay way() {
        return way;
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
        DraughtsRule.super.play(men, seat, move);
        int now = limit(men);
        since = now == limit && limit < PLENTY ? since + 1 : 0;
        limit = now;
    }

    /** After how many moves of both players the men on the board make a draw; {@link #PLENTY} if never. */
    int limit(Men men) {
        int[] all = {men.count(1) + men.count(3), men.count(2) + men.count(4)};
        for (int seat = 0; seat < 2; seat++) {
            if (all[seat] == 1
                    && men.count(1 + DraughtsWay.CROWN + seat) == 1
                    && men.count(2 + DraughtsWay.CROWN - seat) > 0) {
                return all[1 - seat] == 3 ? 32 : all[1 - seat] < 3 ? 10 : PLENTY;
            }
        }
        return PLENTY;
    }

    @Override
    public GameEnding ending(Men men, int mover) {
        return since >= limit && canMove(men, 1 - mover)
                ? GameEnding.draw(Phrase.of("draughts100.few", limit / 2))
                : null;
    }

    @Override
    public int value(Men men) {
        return DraughtsRule.value(men, 5, false, 300);
    }

    @Override
    public List<?> memory() {
        return List.of(limit, since);
    }

    @Override
    public TurnPlay.Rule copy() {
        return new Jumping(this);
    }
}
