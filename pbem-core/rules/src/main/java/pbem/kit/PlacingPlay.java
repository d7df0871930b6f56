package pbem.kit;

import pbem.game.Dice;
import pbem.phrase.Phrase;

/**
 * Games of two in which each in turn puts a man on an empty cell: where that may be, what it brings with it and how it ends
 * is the affair of a {@link Rule}. Who has no place is passed over if the rule asks for places.
 */
public final class PlacingPlay implements Play {

    /** What is special. It may remember what it wants; it changes with every move. */
    public interface Rule {

        /** Whether not every empty cell will do. */
        default boolean isChoosy() {
            return false;
        }

        /** Whether a man may be put on that empty cell. */
        default boolean allows(Men men, int cell, int seat) {
            return true;
        }

        /** What comes of it; the man stands there already. */
        default void placed(Men men, int cell, int seat) {}

        /** After a move; null as long as the game goes on. */
        GameEnding ending(Men men, int cell, int mover);

        /** When nobody has a place any more. */
        default GameEnding full(Men men) {
            throw new IllegalStateException("somebody wins before");
        }

        /** How promising it looks to put a man there; 0 is a cell like any other. */
        default int promise(Men men, int cell, int seat) {
            return 0;
        }

        default Phrase objection(Men men, int cell, int seat) {
            return null;
        }

        /** One that goes its own way. */
        default Rule copy() {
            return this;
        }
    }

    private final Men men;
    private final Rule rule;
    private final int[] empty; // the empty cells, in any order
    private int count;
    private int drawn; // where among them the cell is that was drawn last
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
