package pbem.query;

import java.util.function.Function;
import pbem.phrase.Phrase;

/** What follows from a position, or why nobody is told. */
public sealed interface StudyLookup {

    /** Takes it apart, whatever it is. */
    <R> R match(
            Function<? super Found, ? extends R> found,
            Function<? super NoBoard, ? extends R> noBoard,
            Function<? super NoMove, ? extends R> noMove,
            Function<? super Secret, ? extends R> secret,
            Function<? super Refused, ? extends R> refused);

    /** @param study of a position that was or could be */
    record Found(Study study) implements StudyLookup {
        @Override
        public <R> R match(
                Function<? super Found, ? extends R> found,
                Function<? super NoBoard, ? extends R> noBoard,
                Function<? super NoMove, ? extends R> noMove,
                Function<? super Secret, ? extends R> secret,
                Function<? super Refused, ? extends R> refused) {
            return found.apply(this);
        }
    }

    /** There is no such board. */
    record NoBoard(int board) implements StudyLookup {
        @Override
        public <R> R match(
                Function<? super Found, ? extends R> found,
                Function<? super NoBoard, ? extends R> noBoard,
                Function<? super NoMove, ? extends R> noMove,
                Function<? super Secret, ? extends R> secret,
                Function<? super Refused, ? extends R> refused) {
            return noBoard.apply(this);
        }
    }

    /**
     * There is the board, but not the move.
     *
     * @param last the number of its last move; 0 if none was played
     */
    record NoMove(int board, int move, int last) implements StudyLookup {
        @Override
        public <R> R match(
                Function<? super Found, ? extends R> found,
                Function<? super NoBoard, ? extends R> noBoard,
                Function<? super NoMove, ? extends R> noMove,
                Function<? super Secret, ? extends R> secret,
                Function<? super Refused, ? extends R> refused) {
            return noMove.apply(this);
        }
    }

    /** The answer would tell what players hold, or what chance will bring, while the game goes on. */
    record Secret(int board) implements StudyLookup {
        @Override
        public <R> R match(
                Function<? super Found, ? extends R> found,
                Function<? super NoBoard, ? extends R> noBoard,
                Function<? super NoMove, ? extends R> noMove,
                Function<? super Secret, ? extends R> secret,
                Function<? super Refused, ? extends R> refused) {
            return secret.apply(this);
        }
    }

    /**
     * A move of the line cannot be played.
     *
     * @param move its place in the line, from 1
     * @param text as it was given
     */
    record Refused(int move, String text, Phrase why) implements StudyLookup {
        @Override
        public <R> R match(
                Function<? super Found, ? extends R> found,
                Function<? super NoBoard, ? extends R> noBoard,
                Function<? super NoMove, ? extends R> noMove,
                Function<? super Secret, ? extends R> secret,
                Function<? super Refused, ? extends R> refused) {
            return refused.apply(this);
        }
    }
}
