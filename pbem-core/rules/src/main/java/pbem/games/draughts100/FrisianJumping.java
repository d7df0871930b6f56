package pbem.games.draughts100;

import java.util.stream.IntStream;
import pbem.kit.DraughtsWay;
import pbem.kit.Jumps;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/**
 * The rules of Frisian draughts: the value of a king in captures, and how often it may move in a row. Beside the board
 * are the cell, plus 1, of the king that each seat moved last and, while the seat has men, how often in a row.
 */
final class FrisianJumping extends Jumping {

    static final int KEPT = 4; // numbers beside the board

    private static final int IN_A_ROW = 3;
    private static final int MAN = 200;
    private static final int KING = 398; // less than two men; two kings are more than three men

    FrisianJumping(MoveForm form, Jumps jumps, int since) {
        super(form, jumps, since);
    }

    /** The value of a chain. Of chains that take equally much, only those of kings are legal. */
    @Override
    public int worth(Men men, Jumps.Chain chain) {
        int worth = DraughtsWay.isCrowned(men.at(chain.from())) ? 1 : 0;
        for (int over : chain.taken()) {
            worth += DraughtsWay.isCrowned(men.at(over)) ? KING : MAN;
        }
        return worth;
    }

    @Override
    public int moves(Men men, int seat, int[] into) {
        int count = super.moves(men, seat, into);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (!isTired(men, seat, into[i])) {
                into[kept++] = into[i];
            }
        }
        return kept;
    }

    private boolean isTired(Men men, int seat, int move) {
        return men.held(2 + seat) == IN_A_ROW && isStep(move) && form().cell(move, 0) + 1 == men.held(seat);
    }

    @Override
    public void play(Men men, int seat, int move) {
        int from = form().cell(move, 0);
        boolean steps = isStep(move) && DraughtsWay.isCrowned(men.at(from));
        int run = !steps ? 0 : from + 1 == men.held(seat) ? men.held(2 + seat) + 1 : 1;
        super.play(men, seat, move);
        keep(men, seat, form().cell(move, 1) + 1, run);
        keep(men, 1 - seat, men.held(1 - seat), men.held(3 - seat));
    }

    private static void keep(Men men, int seat, int king, int run) {
        boolean counts = run > 0 && men.count(1 + seat) > 0;
        men.hold(seat, counts ? king : 0);
        men.hold(2 + seat, counts ? run : 0);
    }

    @Override
    int limit(Men men) {
        int kings = men.count(1 + DraughtsWay.CROWN) + men.count(2 + DraughtsWay.CROWN);
        return men.count(1) + men.count(2) > 0 || kings > 3 ? PLENTY : kings == 3 ? 14 : 4;
    }

    @Override
    public Phrase objection(Men men, int seat, int move) {
        int[] room = new int[most()];
        int count = super.moves(men, seat, room);
        return isTired(men, seat, move) && IntStream.of(room).limit(count).anyMatch(other -> other == move)
                ? Phrase.of("draughts100.tired")
                : super.objection(men, seat, move);
    }

    @Override
    public TurnPlay.Rule copy() {
        return new FrisianJumping(form(), jumps(), since);
    }
}
