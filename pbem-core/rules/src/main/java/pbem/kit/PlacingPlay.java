package pbem.kit;

import java.util.function.ToIntFunction;
import pbem.game.Dice;
import pbem.phrase.Phrase;

/**
 * A game of two players who in turn put a man on an empty cell. A {@link Rule} says where a man may be put, what this
 * causes and how the game ends. A player who can put no man is passed over if the rule restricts the cells.
 */
public final class PlacingPlay implements Play {

    /** The rules of a single game. It may keep a state, which changes with every move. */
    public interface Rule {

        /** Whether some empty cells may be forbidden. */
        default boolean isChoosy() {
            return false;
        }

        /** Whether a seat may put a man on an empty cell. */
        default boolean allows(Men men, int cell, int seat) {
            return true;
        }

        /** Carries out what a man causes that has just been put on a cell. */
        default void placed(Men men, int cell, int seat) {}

        /** The end of the game after a move; null as long as the game goes on. */
        GameEnding ending(Men men, int cell, int mover);

        /** The end of the game when nobody can put a man any more. */
        default GameEnding full(Men men) {
            throw new IllegalStateException("somebody wins before");
        }

        /**
         * Keeps the sensible ones of some empty cells; see {@link Play#sensible}.
         *
         * @return how many are kept, the first of the array
         */
        default int sensible(Men men, int[] cells, int count) {
            return count;
        }

        /** How promising it looks to put a man on a cell; 0 is average. */
        default int promise(Men men, int cell, int seat) {
            return 0;
        }

        default Phrase objection(Men men, int cell, int seat) {
            return null;
        }

        /** An independent copy. */
        default Rule copy() {
            return this;
        }
    }

    private final Men men;
    private final Rule rule;
    private final int[] empty; // the empty cells, in any order
    private ToIntFunction<Men> worth = men -> 0;
    private int count;
    private int drawn; // the index of the cell drawn last
    private int turn;
    private int passed;
    private GameEnding ending;

    private PlacingPlay(Men men, Rule rule, int[] empty) {
        this.men = men;
        this.rule = rule;
        this.empty = empty;
    }

    public static PlacingPlay from(Men men, Rule rule, int turn) {
        PlacingPlay made = new PlacingPlay(men, rule, new int[men.cells()]);
        for (int cell = 0; cell < men.cells(); cell++) {
            if (men.isEmpty(cell)) {
                made.empty[made.count++] = cell;
            }
        }
        made.turn = turn;
        return made;
    }

    /** This play with the worth of the men for the first seat; for the second seat it is the negative. */
    public PlacingPlay valued(ToIntFunction<Men> byMen) {
        worth = byMen;
        return this;
    }

    @Override
    public int value(int seat) {
        return seat == 0 ? worth.applyAsInt(men) : -worth.applyAsInt(men);
    }

    @Override
    public Men men() {
        return men;
    }

    @Override
    public int turn() {
        return ending == null ? turn : -1;
    }

    @Override
    public int moves(int[] into) {
        int moves = 0;
        for (int cell = 0; cell < men.cells(); cell++) {
            if (men.isEmpty(cell) && (!rule.isChoosy() || rule.allows(men, cell, turn))) {
                into[moves++] = cell;
            }
        }
        return moves;
    }

    @Override
    public int sensible(int[] into) {
        return rule.sensible(men, into, moves(into));
    }

    @Override
    public void play(int cell) {
        int at = drawn < count && empty[drawn] == cell ? drawn : 0;
        while (empty[at] != cell) {
            at++;
        }
        empty[at] = empty[--count];
        men.put(cell, turn + 1);
        rule.placed(men, cell, turn);
        ending = rule.ending(men, cell, turn);
        passed = 0;
        int mover = turn;
        turn = 1 - turn;
        if (ending == null && !hasPlace(turn)) {
            if (rule.isChoosy() && hasPlace(mover)) {
                passed = 1 << turn;
                turn = mover;
            } else {
                ending = rule.full(men);
            }
        }
    }

    private boolean hasPlace(int seat) {
        if (!rule.isChoosy()) {
            return count > 0;
        }
        for (int i = 0; i < count; i++) {
            if (rule.allows(men, empty[i], seat)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int likely(Dice dice, int[] room) {
        drawn = dice.below(count);
        while (rule.isChoosy() && !rule.allows(men, empty[drawn], turn)) {
            drawn = drawn + 1 == count ? 0 : drawn + 1;
        }
        return empty[drawn];
    }

    @Override
    public Play copy() {
        PlacingPlay copy = new PlacingPlay(men.copy(), rule.copy(), empty.clone());
        copy.worth = worth;
        copy.count = count;
        copy.turn = turn;
        copy.passed = passed;
        copy.ending = ending;
        return copy;
    }

    @Override
    public GameEnding ending() {
        return ending;
    }

    @Override
    public int passed() {
        return passed;
    }

    @Override
    public Phrase objection(int cell) {
        return rule.objection(men, cell, turn);
    }

    @Override
    public int promise(int cell) {
        return rule.promise(men, cell, turn);
    }
}
