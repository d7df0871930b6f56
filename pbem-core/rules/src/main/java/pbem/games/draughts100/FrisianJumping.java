package pbem.games.draughts100;

import java.util.List;
import java.util.stream.IntStream;
import pbem.game.Dice;
import pbem.kit.DraughtsWay;
import pbem.kit.GameBoard;
import pbem.kit.Jumps;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.TurnPlay;
import pbem.phrase.Phrase;

/** The rules of Frisian draughts: the value of a king in captures, and how often it may move in a row. */
final class FrisianJumping extends Jumping {

    private static final int IN_A_ROW = 3;
    private static final int MAN = 200;
    private static final int KING = 398; // less than two men; two kings are more than three men

    private final int[] king; // by seat: the cell of the king that it moved last
    private final int[] run; // by seat: how often in a row, while the seat has men

    FrisianJumping(MoveForm form, Jumps jumps, DraughtsWay way) {
        super(form, jumps, way);
        this.king = new int[] {GameBoard.NONE, GameBoard.NONE};
        this.run = new int[2];
    }

    private FrisianJumping(FrisianJumping other) {
        super(other);
        this.king = other.king.clone();
        this.run = other.run.clone();
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
            if (!isTired(seat, into[i])) {
                into[kept++] = into[i];
            }
        }
        return kept;
    }

    private boolean isTired(int seat, int move) {
        return run[seat] == IN_A_ROW && isStep(move) && form().cell(move, 0) == king[seat];
    }

    @Override
    public void play(Men men, int seat, int move) {
        int from = form().cell(move, 0);
        boolean steps = isStep(move) && DraughtsWay.isCrowned(men.at(from));
        super.play(men, seat, move);
        run[seat] = !steps ? 0 : from == king[seat] ? run[seat] + 1 : 1;
        king[seat] = form().cell(move, 1);
        for (int side = 0; side < 2; side++) {
            if (men.count(1 + side) == 0) {
                run[side] = 0;
            }
            if (run[side] == 0) {
                king[side] = GameBoard.NONE;
            }
        }
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
        return isTired(seat, move) && IntStream.of(room).limit(count).anyMatch(other -> other == move)
                ? Phrase.of("draughts100.tired")
                : super.objection(men, seat, move);
    }

    @Override
    public List<?> memory() {
        return List.of(super.memory(), king[0], run[0], king[1], run[1]);
    }

    @Override
    public long key() {
        long key = 0;
        for (int seat = 0; seat < 2; seat++) {
            key = key * 256 + (king[seat] + 1) * (IN_A_ROW + 1) + run[seat];
        }
        return key == 0 ? 0 : Dice.mixed(key);
    }

    @Override
    public TurnPlay.Rule copy() {
        return new FrisianJumping(this);
    }
}
