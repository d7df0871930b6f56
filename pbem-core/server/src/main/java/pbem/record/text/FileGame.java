package pbem.record.text;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import pbem.game.Refusal;

/** A game of a file of games as it is written, not yet checked against any rules. */
public sealed interface FileGame {

    /** Limits of what a file may contain, since files come from strangers. */
    final class Bounds {

        /** The largest size of a file in bytes. Larger files are not read. */
        public static final int BYTES = 20_000_000;

        static final int GAMES = 20_000;
        static final int MOVES = 2_000;
        static final int DEPTH = 100;
        static final int PROPERTIES = 200;
        static final int VALUE = 500;
        static final int COMMENT = 2_000;

        private Bounds() {}
    }

    <R> R match(Function<? super Played, ? extends R> played, Function<? super Broken, ? extends R> broken);

    /**
     * A game.
     *
     * @param isTree whether the game is in SGF, otherwise in PGN or PDN
     * @param head the facts about the whole game, by names of tags or properties
     * @param moves of the main line
     */
    record Played(int line, boolean isTree, Map<String, List<String>> head, List<Moved> moves) implements FileGame {

        public Played {
            head = Map.copyOf(head);
            moves = List.copyOf(moves);
        }

        /** The first value of a tag or property; empty if there is none. */
        public Optional<String> said(String name) {
            return Optional.ofNullable(head.get(name))
                    .map(values -> values.get(0).strip())
                    .filter(value -> !value.isEmpty());
        }

        @Override
        public <R> R match(Function<? super Played, ? extends R> played, Function<? super Broken, ? extends R> broken) {
            return played.apply(this);
        }
    }

    /** A part of the file that could not be read as a game. */
    record Broken(int line, Refusal why) implements FileGame {
        @Override
        public <R> R match(Function<? super Played, ? extends R> played, Function<? super Broken, ? extends R> broken) {
            return broken.apply(this);
        }
    }

    /**
     * A move as it is written.
     *
     * @param line of the file
     * @param colour of the mover, in the words of the form; empty if players take turns
     * @param comment on the move; may be empty
     * @param took the time that the move took; zero if it is not known
     */
    record Moved(int line, String colour, String text, String comment, Duration took) {}

    /** All games of a text, in order. The form is recognized from the text. Never throws. */
    static List<FileGame> read(String text) {
        boolean isTree = text.replaceFirst("^\uFEFF", "").stripLeading().startsWith("(");
        return isTree ? SgfReader.read(text) : PgnReader.read(text);
    }
}
