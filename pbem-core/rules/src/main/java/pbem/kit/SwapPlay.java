package pbem.kit;

import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import pbem.game.Dice;
import pbem.game.Setup;
import pbem.phrase.Phrase;

/**
 * A game with one cell for each move and a swap rule. Instead of a first move, the second player may take over the
 * first man, which is moved to the mirror-image cell relative to the second player's sides; then the first player goes
 * on. If the first player has made several moves in a row, all are taken over. The first word of the form of moves is
 * the swap.
 */
public final class SwapPlay implements PlayAround {

    private final IntFunction<Play> beginning; // takes the seat on turn
    private final MoveForm form;
    private final int[] mirror;
    private Play play;
    private int[] first = {}; // moves of the first player before the second one was on turn
    private boolean begun; // whether the second player has moved

    private SwapPlay(IntFunction<Play> beginning, MoveForm form, int[] mirror, Play play) {
        this.beginning = beginning;
        this.form = form;
        this.mirror = mirror;
        this.play = play;
    }

    /**
     * The beginning of a game, which has the swap unless the option {@code -no-swap} excludes it.
     *
     * @param beginning takes the seat on turn
     */
    public static Play offered(Setup setup, IntFunction<Play> beginning, MoveForm form, int[] mirror) {
        return setup.has("no-swap") ? beginning.apply(0) : new SwapPlay(beginning, form, mirror, beginning.apply(0));
    }

    /** The beginning of a game in which a man that is taken over stays where it is. */
    public static Play offered(Setup setup, IntFunction<Play> beginning, MoveForm form) {
        return offered(
                setup, beginning, form, IntStream.range(0, form.board().size()).toArray());
    }

    @Override
    public Play play() {
        return play;
    }

    @Override
    public int moves(int[] into) {
        int count = play.moves(into);
        if (isOffered()) {
            into[count++] = form.word(0);
        }
        return count;
    }

    @Override
    public int sensible(int[] into) {
        return isOffered() ? moves(into) : play.sensible(into);
    }

    private boolean isOffered() {
        return !begun && play.turn() == 1;
    }

    @Override
    public void play(int move) {
        if (form.isWord(move)) {
            play = beginning.apply(1);
            for (int taken : first) {
                play.play(mirror[taken]);
            }
            begun = true;
        } else {
            if (!begun && play.turn() == 0) {
                first = Arrays.copyOf(first, first.length + 1);
                first[first.length - 1] = move;
            } else {
                begun = true;
            }
            play.play(move);
        }
    }

    @Override
    public Play copy() {
        SwapPlay copy = new SwapPlay(beginning, form, mirror, play.copy());
        copy.first = first;
        copy.begun = begun;
        return copy;
    }

    /** The key of the situation. While the swap is offered, it differs from that of the same men later. */
    @Override
    public long key() {
        return isOffered() ? Dice.mixed(play.key()) : play.key();
    }

    @Override
    public long key(int[] image) {
        return isOffered() ? Dice.mixed(play.key(image)) : play.key(image);
    }

    @Override
    public boolean isLasting(int move) {
        return form.isWord(move) || play.isLasting(move);
    }

    @Override
    public int promise(int move) {
        return form.isWord(move) ? 0 : play.promise(move);
    }

    @Override
    public Phrase objection(int move) {
        return form.isWord(move) ? null : play.objection(move);
    }
}
