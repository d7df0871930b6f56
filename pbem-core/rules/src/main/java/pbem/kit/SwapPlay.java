package pbem.kit;

import java.util.Arrays;
import java.util.function.IntFunction;
import pbem.game.Dice;
import pbem.phrase.Phrase;

/**
 * A game of one cell a move with the swap: in place of their first move the second player may take the first man over, on the
 * cell that is to their sides what its cell was to those of the other; then the first player goes on. Where the first player
 * moved several times in a row all of it is taken over. The form of moves has the swap as its first word.
 */
public final class SwapPlay implements PlayAround {

    private final IntFunction<Play> beginning; // by the seat on turn
    private final MoveForm form;
    private final int[] mirror;
    private Play play;
    private int[] first = {}; // what the first player did before the second one was on turn
    private boolean begun; // the second one has moved

    private SwapPlay(IntFunction<Play> beginning, MoveForm form, int[] mirror, Play play) {
        this.beginning = beginning;
        this.form = form;
        this.mirror = mirror;
        this.play = play;
    }

    public static SwapPlay in(IntFunction<Play> beginning, MoveForm form, int[] mirror) {
        return new SwapPlay(beginning, form, mirror, beginning.apply(0));
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

    /** While the swap is offered it is another situation than with the same men later. */
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
