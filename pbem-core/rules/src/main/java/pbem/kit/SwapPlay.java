package pbem.kit;

import java.util.function.IntFunction;
import pbem.game.Dice;
import pbem.phrase.Phrase;

/**
 * A game of placing with the swap: in place of their first move the second player may take the first man over, on the cell
 * that is to their sides what its cell was to those of the other; then the first player goes on. The form of moves has the
 * swap as its first word.
 */
public final class SwapPlay implements PlayAround {

    private final IntFunction<Play> beginning; // by the seat on turn
    private final MoveForm form;
    private final int[] mirror;
    private Play play;
    private int ply;
    private int first;

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
        if (ply == 1) {
            into[count++] = form.word(0);
        }
        return count;
    }

    @Override
    public void play(int move) {
        if (form.isWord(move)) {
            play = beginning.apply(1);
            play.play(mirror[first]);
        } else {
            play.play(move);
            first = move;
        }
        ply++;
    }

    @Override
    public Play copy() {
        SwapPlay copy = new SwapPlay(beginning, form, mirror, play.copy());
        copy.ply = ply;
        copy.first = first;
        return copy;
    }

    /** Right after the first move it is another situation than with the same men later. */
    @Override
    public long key() {
        return ply == 1 ? Dice.mixed(play.key()) : play.key();
    }

    @Override
    public long key(int[] image) {
        return ply == 1 ? Dice.mixed(play.key(image)) : play.key(image);
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
