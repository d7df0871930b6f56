package pbem.query;

import java.util.function.Function;

/** What there is under the number of a board and of a move. */
public sealed interface BoardLookup {

    /** Takes it apart, whatever it is. */
    <R> R match(
            Function<? super Found, ? extends R> found,
            Function<? super NoBoard, ? extends R> noBoard,
            Function<? super NoMove, ? extends R> noMove);

    /** @param version that the board was of when it was read */
    record Found(BoardVersion version, BoardDetails board) implements BoardLookup {
        @Override
        public <R> R match(
                Function<? super Found, ? extends R> found,
                Function<? super NoBoard, ? extends R> noBoard,
                Function<? super NoMove, ? extends R> noMove) {
            return found.apply(this);
        }
    }

    /** There is no such board. */
    record NoBoard(int board) implements BoardLookup {
        @Override
        public <R> R match(
                Function<? super Found, ? extends R> found,
                Function<? super NoBoard, ? extends R> noBoard,
                Function<? super NoMove, ? extends R> noMove) {
            return noBoard.apply(this);
        }
    }

    /**
     * There is the board, but not the move.
     *
     * @param last the number of its last move; 0 if none was played
     */
    record NoMove(int board, int move, int last) implements BoardLookup {
        @Override
        public <R> R match(
                Function<? super Found, ? extends R> found,
                Function<? super NoBoard, ? extends R> noBoard,
                Function<? super NoMove, ? extends R> noMove) {
            return noMove.apply(this);
        }
    }
}
