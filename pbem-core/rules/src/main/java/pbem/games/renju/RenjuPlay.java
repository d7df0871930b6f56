package pbem.games.renju;

import java.util.stream.IntStream;
import pbem.kit.GameBoard;
import pbem.kit.GameEnding;
import pbem.kit.Men;
import pbem.kit.MoveForm;
import pbem.kit.Play;
import pbem.kit.RowGoal;
import pbem.kit.RowWorth;
import pbem.phrase.Phrase;

/**
 * The course of a game: the opening by Taraguchi's rule with ten offers, then one stone a turn until five in a row or a
 * foul of black. The turn belongs to a colour. Each swap changes which seat has which colour.
 */
final class RenjuPlay implements Play {

    static final int SIZE = 15;
    static final int OFFERED = 3; // a place where black could put the fifth stone
    static final int SWAP = 0;
    static final int TEN = 1;
    static final int PASS = 2;

    private static final int OFFERS = 10;
    private static final int FIFTH = 4; // stones on the board before the fifth
    private static final int WORST = -1_000;
    private static final int OFFERING_COSTS = 60;

    // Places beside the board
    static final int PLACES = 5;
    private static final int SWAPPED = 0; // whether the second player has black
    private static final int MAY_SWAP = 1;
    private static final int LEFT = 2; // offers that black still has to make
    private static final int CHOOSING = 3;
    private static final int PASSES = 4;

    /**
     * The parts of a game that do not change in its course.
     *
     * @param five the goal of white
     * @param exactFive the goal of black, whose longer lines are fouls
     */
    record Table(
            GameBoard board,
            MoveForm form,
            RowGoal five,
            RowGoal exactFive,
            Fouls fouls,
            RowWorth worth,
            boolean isFree) {}

    private final Table table;
    private final Men men;
    private int stones;
    private int colour;
    private GameEnding ending;

    private RenjuPlay(Table table, Men men) {
        this.table = table;
        this.men = men;
    }

    static RenjuPlay begin(Table table) {
        return new RenjuPlay(table, Men.none(table.board(), PLACES));
    }

    @Override
    public Men men() {
        return men;
    }

    @Override
    public int turn() {
        return ending == null ? colour(colour) : GameEnding.NOBODY;
    }

    /** The colour of a seat, and the seat of a colour. */
    @Override
    public int colour(int seat) {
        return men.held(SWAPPED) == 0 ? seat : 1 - seat;
    }

    /** The offers that black still has to make. */
    int left() {
        return men.held(LEFT);
    }

    boolean isChoosing() {
        return men.held(CHOOSING) == 1;
    }

    /**
     * The greatest distance of the next stone from the middle, in lines; the size of the board if the opening does not
     * limit it.
     */
    int reach() {
        return stones == 0 || !table.isFree() && stones <= FIFTH && left() == 0 ? stones : SIZE;
    }

    /** Where the opening requires the next stone, as a phrase without a full stop. */
    Phrase wish() {
        return Phrase.of("renju.reach", 2 * reach() + 1);
    }

    @Override
    public int moves(int[] into) {
        int count = 0;
        for (int cell = 0; cell < men.cells(); cell++) {
            if (isChoosing() ? men.at(cell) == OFFERED : men.isEmpty(cell) && isNear(cell) && isNew(cell)) {
                into[count++] = cell;
            }
        }
        if (men.held(MAY_SWAP) == 1) {
            into[count++] = table.form().word(SWAP);
            if (stones == FIFTH) {
                into[count++] = table.form().word(TEN);
            }
        }
        if (stones > FIFTH + 1) {
            into[count++] = table.form().word(PASS);
        }
        return count;
    }

    /** After the opening, nobody passes who can place a stone. */
    @Override
    public int sensible(int[] into) {
        int count = moves(into);
        boolean isOpened = stones > FIFTH + 1 && count > 1; // the last of the moves is to pass
        return isOpened ? table.five().sensible(men, into, count - 1) : count;
    }

    private boolean isNear(int cell) {
        int middle = SIZE / 2;
        return Math.max(Math.abs(cell % SIZE - middle), Math.abs(cell / SIZE - middle)) <= reach();
    }

    /** Whether a cell differs from all offers so far, symmetry included. */
    private boolean isNew(int cell) {
        if (left() == 0 || left() == OFFERS) {
            return true;
        }
        Likeness likeness = Likeness.of(men, SIZE);
        return offers().noneMatch(offer -> likeness.isSame(offer, cell));
    }

    private IntStream offers() {
        return IntStream.range(0, men.cells()).filter(cell -> men.at(cell) == OFFERED);
    }

    @Override
    public void play(int move) {
        int word = table.form().isWord(move) ? move - table.form().word(0) : GameBoard.NONE;
        men.hold(MAY_SWAP, 0);
        if (word == SWAP) {
            men.hold(SWAPPED, 1 - men.held(SWAPPED));
        } else if (word == TEN) {
            men.hold(LEFT, OFFERS);
        } else if (word == PASS) {
            pass();
        } else if (left() > 0) {
            offer(move);
        } else {
            put(move);
        }
    }

    private void pass() {
        men.hold(PASSES, men.held(PASSES) + 1);
        colour = 1 - colour;
        if (men.held(PASSES) == 2) {
            ending = GameEnding.draw(Phrase.of("renju.passed"));
        }
    }

    private void offer(int cell) {
        men.put(cell, OFFERED);
        men.hold(LEFT, left() - 1);
        if (left() == 0) {
            men.hold(CHOOSING, 1);
            colour = 1;
        }
    }

    /** Places a stone of the colour on turn. When white chooses one of the offers, that is a black stone. */
    private void put(int cell) {
        if (isChoosing()) {
            offers().forEach(men::clear);
            colour = 0;
        }
        men.put(cell, colour + 1);
        men.hold(PASSES, 0);
        men.hold(MAY_SWAP, table.isFree() || isChoosing() || stones > FIFTH ? 0 : 1);
        men.hold(CHOOSING, 0);
        stones++;
        ending = ending(cell);
        colour = 1 - colour;
    }

    private GameEnding ending(int cell) {
        boolean isBlack = colour == 0;
        GameEnding five = (isBlack ? table.exactFive() : table.five()).ending(men, cell, colour(colour));
        if (five != null) {
            return five;
        }
        String foul = isBlack ? table.fouls().made(men, cell) : null;
        if (foul != null) {
            return new GameEnding(colour(1), Phrase.of(foul, table.board().name(cell)));
        }
        return stones == men.cells() ? table.five().full(men) : null;
    }

    @Override
    public GameEnding ending() {
        return ending;
    }

    @Override
    public Play copy() {
        RenjuPlay copy = new RenjuPlay(table, men.copy());
        copy.stones = stones;
        copy.colour = colour;
        copy.ending = ending;
        return copy;
    }

    @Override
    public Phrase objection(int move) {
        if (table.form().isWord(move) || isChoosing()) {
            return null;
        }
        return isNear(move) ? Phrase.of("renju.alike", table.board().name(move)) : Phrase.of("list.sentence", wish());
    }

    @Override
    public int promise(int move) {
        if (table.form().isWord(move)) {
            return move == table.form().word(SWAP) ? 0 : WORST;
        }
        boolean isFoul = colour == 0 && stones > FIFTH && table.fouls().at(men, move) != null;
        return isFoul ? WORST : table.five().promise(men, move, colour);
    }

    @Override
    public int value(int seat) {
        int black = table.worth().of(men) - (left() > 0 ? OFFERING_COSTS : 0);
        return colour(seat) == 0 ? black : -black;
    }
}
