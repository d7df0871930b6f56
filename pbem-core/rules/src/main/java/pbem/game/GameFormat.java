package pbem.game;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A file format in which other programs write games and positions. Only games without secrets have one.
 * Stateless and safe for any thread.
 */
public interface GameFormat {

    /** The layout of a file, independent of the game in it. */
    enum Container {
        /** Portable Game Notation: tags in brackets, then the moves. */
        PGN("application/vnd.chess-pgn"),
        /** Portable Draughts Notation: PGN for draughts. */
        PDN("text/plain; charset=utf-8"),
        /** Smart Game Format: a tree of nodes with properties. */
        SGF("application/x-go-sgf");

        private final String type;

        Container(String type) {
            this.type = type;
        }

        /** The media type of such a file. */
        public String type() {
            return type;
        }

        /** The file name extension, which is also the command word. */
        public String ending() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    Container container();

    /** The names of the seats in such a file, in their order. */
    List<String> colours();

    /** Whether each colour belongs to a fixed seat. Otherwise the first mover has the first seat, in any colour. */
    default boolean hasFixedColours() {
        return true;
    }

    /** The header fields that describe the start of a game, by their names in this format, in their order. */
    Map<String, List<String>> head(Position start);

    /**
     * The options of a board with those header fields; empty if it is another game, or a start that is impossible here.
     */
    Optional<Map<String, String>> options(Map<String, List<String>> head);

    /** These options and one more, so that a game goes on where players elsewhere may claim a draw; empty if impossible. */
    default Optional<Map<String, String>> lateDraws(Map<String, String> options) {
        return Optional.empty();
    }

    /** Whether those header fields name this game, so that no other one that fits is meant. */
    default boolean isNamed(Map<String, List<String>> head) {
        return false;
    }

    /** The move in this format; empty if the format cannot express it. */
    Optional<String> written(Position before, Move move);

    /**
     * The texts to give to {@link Position#read}, in order, for one move of a file; empty if the move has no
     * counterpart here. Never throws.
     */
    List<String> read(Position at, String text);

    /** The winner's margin, for games that are scored; empty if there is none. */
    default Optional<String> margin(Position end) {
        return Optional.empty();
    }

    /** The position in one line, such as FEN; empty if there is no customary form. */
    default Optional<String> placement(Position at) {
        return Optional.empty();
    }
}
