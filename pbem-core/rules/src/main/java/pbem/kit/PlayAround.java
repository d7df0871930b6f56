package pbem.kit;

import java.util.List;
import pbem.game.Dice;
import pbem.phrase.Phrase;

/** Rules that extend other rules: what they do not override is left to the other ones. */
public interface PlayAround extends Play {

    /** The rules that are extended. */
    Play play();

    @Override
    default Men men() {
        return play().men();
    }

    @Override
    default int turn() {
        return play().turn();
    }

    @Override
    default int colour(int seat) {
        return play().colour(seat);
    }

    @Override
    default int moves(int[] into) {
        return play().moves(into);
    }

    @Override
    default void play(int move) {
        play().play(move);
    }

    @Override
    default MovePath path(int move) {
        return play().path(move);
    }

    @Override
    default List<List<Integer>> routes(int move) {
        return play().routes(move);
    }

    @Override
    default int mostTogether() {
        return play().mostTogether();
    }

    @Override
    default boolean isComposedTogether() {
        return play().isComposedTogether();
    }

    @Override
    default Phrase objection(List<Integer> together) {
        return play().objection(together);
    }

    @Override
    default void play(int[] together) {
        play().play(together);
    }

    @Override
    default GameEnding ending() {
        return play().ending();
    }

    @Override
    default List<?> memory() {
        return play().memory();
    }

    @Override
    default List<Phrase> happenings() {
        return play().happenings();
    }

    @Override
    default boolean isOut(int seat) {
        return play().isOut(seat);
    }

    @Override
    default int passed() {
        return play().passed();
    }

    @Override
    default String unsaid(int move) {
        return play().unsaid(move);
    }

    @Override
    default boolean isLasting(int move) {
        return play().isLasting(move);
    }

    @Override
    default long key() {
        return play().key();
    }

    @Override
    default long key(int[] image) {
        return play().key(image);
    }

    @Override
    default void leave(int seat) {
        play().leave(seat);
    }

    @Override
    default int likely(Dice dice, int[] room) {
        return play().likely(dice, room);
    }

    @Override
    default int longestPlayout() {
        return play().longestPlayout();
    }

    @Override
    default int promise(int move) {
        return play().promise(move);
    }

    @Override
    default int loud(int[] into) {
        return play().loud(into);
    }

    @Override
    default boolean isUrgent() {
        return play().isUrgent();
    }

    @Override
    default int value(int seat) {
        return play().value(seat);
    }

    @Override
    default Phrase objection(int move) {
        return play().objection(move);
    }
}
