package pbem.kit;

import java.util.List;
import pbem.phrase.Phrase;

/**
 * Rules under which a game is drawn if a situation is repeated too often, or after too many moves of which none is
 * lasting.
 */
public final class DrawPlay implements PlayAround {

    private final Play play;
    private final int times;
    private final int quiet;
    private final Phrase repeated;
    private final Phrase dull;
    private Situations past = Situations.NONE; // since the last lasting move
    private Phrase reason;

    private DrawPlay(Play play, int times, int quiet, Phrase repeated, Phrase dull) {
        this.play = play;
        this.times = times;
        this.quiet = quiet;
        this.repeated = repeated;
        this.dull = dull;
    }

    /**
     * @param times how often a situation must stand on the board for a draw
     * @param quiet how many moves in a row without a lasting move make a draw
     * @param repeated a clause after "alice and bob drew:"
     * @param dull the clause for a draw by such moves
     */
    public static DrawPlay around(Play play, int times, int quiet, Phrase repeated, Phrase dull) {
        return new DrawPlay(play, times, quiet, repeated, dull);
    }

    /** {@link #around} rules under which the third time makes a draw. */
    public static DrawPlay atThird(Play play, int quiet, Phrase repeated, Phrase dull) {
        return around(play, 3, quiet, repeated, dull);
    }

    /** Rules under which only repetition makes a draw. */
    public static DrawPlay onRepetition(Play play, int times, Phrase repeated) {
        return around(play, times, Integer.MAX_VALUE, repeated, repeated);
    }

    @Override
    public Play play() {
        return play;
    }

    @Override
    public int turn() {
        return reason == null ? play.turn() : -1;
    }

    @Override
    public void play(int move) {
        if (play.isLasting(move)) {
            past = Situations.NONE;
        } else {
            past = past.then(play.key());
        }
        play.play(move);
        if (play.turn() >= 0) {
            reason = isRepeated() ? repeated : past.count() >= quiet ? dull : null;
        }
    }

    private boolean isRepeated() {
        return past.times(play.key()) + 1 >= times;
    }

    @Override
    public GameEnding ending() {
        return reason == null ? play.ending() : GameEnding.draw(reason);
    }

    @Override
    public List<?> memory() {
        return List.of(play.memory(), past);
    }

    @Override
    public Play copy() {
        DrawPlay copy = new DrawPlay(play.copy(), times, quiet, repeated, dull);
        copy.past = past;
        copy.reason = reason;
        return copy;
    }
}
