package pbem.game;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * How other programs write games of a kind and their positions. Only games that hide nothing have one, since it tells all.
 * Stateless and safe for any thread.
 */
public interface GameFormat {

    /** What a file of games looks like as a whole, whatever game is in it. */
    enum Container {
        /** Portable Game Notation: tags in brackets, then the moves. */
        PGN("application/vnd.chess-pgn"),
        /** The same for draughts. */
        PDN("text/plain; charset=utf-8"),
        /** Smart Game Format: a tree of nodes with properties. */
        SGF("application/x-go-sgf");

        private final String type;

        Container(String type) {
            this.type = type;
        }

        /** As mail and the web name what is in such a file. */
        public String type() {
            return type;
        }

        /** How names of such files end; also the word for it. */
        public String ending() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    Container container();

    /** What the seats are called in such a file, in their order. */
    List<String> colours();

    /** Whether the colours alone say who is who; else who moves first has the first seat, whatever colour that is. */
    default boolean hasFixedColours() {
        return true;
    }

    /** What the head of a file says of how a game begins, by the names that the form has for it, in their order. */
    Map<String, List<String>> head(Position start);

    /** The options of a board with that head; empty if it is no game of this kind, or begins as none can here. */
    Optional<Map<String, String>> options(Map<String, List<String>> head);

    /** Whether that head names this game, and so no other that would fit as well. */
    default boolean isNamed(Map<String, List<String>> head) {
        return false;
    }

    /** A move as it is written; empty if the form has nothing for it. */
    Optional<String> written(Position before, Move move);

    /**
     * What {@link Position#read} is to be asked, in order, for a move that a file has there; empty if the move is nothing to
     * be decided here. Never throws.
     */
    List<String> read(Position at, String text);

    /** By how much the winner is ahead, for a game that counts; empty if it is not said. */
    default Optional<String> margin(Position end) {
        return Optional.empty();
    }

    /** A position in one line, as programs exchange it, such as FEN; empty if there is no customary form. */
    default Optional<String> placement(Position at) {
        return Optional.empty();
    }
}
