package pbem.kit;

import java.util.List;
import pbem.phrase.Phrase;

/**
 * Rules of draughts and related games: men step to an empty cell or jump in chains, and a player who can jump must do
 * so. Men that are jumped over are removed, and a man that stops on its last row is crowned.
 */
public interface DraughtsRule extends TurnPlay.Rule {

    MoveForm form();

    Jumps jumps();

    default DraughtsWay way() {
        return jumps().way();
    }

    /** Makes a chain of jumps. The jumping man is still where the chain began. */
    default void jump(Men men, Jumps.Chain chain) {
        int man = men.at(chain.from());
        for (int over : chain.taken()) {
            men.clear(over);
        }
        men.clear(chain.from());
        men.put(chain.to(), man);
    }

    /** Promotes a man that came down on a cell, if it is to be promoted there. */
    default void land(Men men, int cell) {
        int man = men.at(cell);
        if (way().isThrough(man, cell)) {
            men.put(cell, man + DraughtsWay.CROWN);
        }
    }

    /** The worth of a chain: only the chains with the highest worth are legal. */
    default int worth(Men men, Jumps.Chain chain) {
        return 0;
    }

    @Override
    default int moves(Men men, int seat, int[] into) {
        int count = 0;
        int most = 0;
        for (int cell = 0; cell < men.cells(); cell++) {
            if (DraughtsWay.owner(men.at(cell)) == seat) {
                List<Jumps.Chain> chains = jumps().from(men, cell, seat);
                for (int i = 0; i < chains.size(); i++) {
                    int worth = worth(men, chains.get(i));
                    if (worth >= most) {
                        count = worth > most ? 0 : count;
                        most = worth;
                        into[count++] = Jumps.move(chains, i, form());
                    }
                }
            }
        }
        if (count == 0) {
            for (int cell = 0; cell < men.cells(); cell++) {
                count = DraughtsWay.owner(men.at(cell)) == seat ? steps(men, cell, into, count) : count;
            }
        }
        return count;
    }

    private int steps(Men men, int cell, int[] into, int before) {
        int count = before;
        int man = men.at(cell);
        for (int way : way().ways(man, false)) {
            for (int to : way().board().ray(cell, way)) {
                if (!men.isEmpty(to)) {
                    break;
                }
                into[count++] = form().move(cell, to);
                if (!way().flies(man)) {
                    break;
                }
            }
        }
        return count;
    }

    /** Whether a move is a step. Chains are numbered from 1; see {@link MoveForm#number}. */
    default boolean isStep(int move) {
        return form().number(move) == 0;
    }

    @Override
    default void play(Men men, int seat, int move) {
        int to = form().cell(move, 1);
        if (isStep(move)) {
            men.move(form().cell(move, 0), to);
        } else {
            jump(men, jumps().of(men, seat, form(), move));
        }
        land(men, to);
    }

    @Override
    default MovePath path(Men men, int seat, int move) {
        return isStep(move)
                ? null
                : MovePath.of("x", jumps().of(men, seat, form(), move).cells());
    }

    @Override
    default int promise(Men men, int seat, int move) {
        return isStep(move) ? 0 : 1;
    }

    @Override
    default Phrase objection(Men men, int seat, int move) {
        int[] room = new int[most()];
        boolean must = moves(men, seat, room) > 0 && !isStep(room[0]);
        int count = steps(men, form().cell(move, 0), room, 0);
        for (int i = 0; i < count && must; i++) {
            if (room[i] == move) {
                return Phrase.of("kit.must-jump");
            }
        }
        return null;
    }

    /**
     * The value of all men for seat 0, in hundredths of a man. An uncrowned man is worth more the farther it has gone.
     *
     * @param across the number of cells in a row
     * @param down whether seat 0 moves from the first row to the last
     * @param crowned the value of a crowned man
     */
    static int value(Men men, int across, boolean down, int crowned) {
        int value = 0;
        for (int cell = 0; cell < men.cells(); cell++) {
            int man = men.at(cell);
            if (man != 0) {
                boolean first = DraughtsWay.owner(man) == 0;
                int row = cell / across;
                int gone = first == down ? row : men.cells() / across - 1 - row;
                int worth = DraughtsWay.isCrowned(man) ? crowned : 100 + 2 * gone;
                value += first ? worth : -worth;
            }
        }
        return value;
    }

    /** Every move lasts except a step of a crowned man, which can be taken back. */
    @Override
    default boolean isLasting(Men men, int seat, int move) {
        return !DraughtsWay.isCrowned(men.at(form().cell(move, 0))) || !isStep(move);
    }
}
