package pbem.record.text;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import pbem.game.Refusal;

/** One game of a file of games, as it stands there and not yet held against any rules. */
public sealed interface FileGame {

    /** How much a file may hold. A file is a stranger's, whoever brought it. */
    final class Bounds {

        /** Longer ones are not read at all. */
        public static final int BYTES = 20_000_000;

        static final int GAMES = 20_000;
        static final int MOVES = 2_000;
        static final int DEPTH = 100;
        static final int PROPERTIES = 200;
        static final int VALUE = 500;
        static final int COMMENT = 2_000;

        private Bounds() {}
    }

    /** The line of the file where it begins, from 1. */
    int line();

    <R> R match(Function<? super Played, ? extends R> played, Function<? super Broken, ? extends R> broken);

    /**
     * A game.
     *
     * @param isTree whether it stands in SGF, else in PGN or PDN
     * @param head what is said of it as a whole, by names of tags or properties
     * @param moves of its main line
     */
    record Played(int line, boolean isTree, Map<String, List<String>> head, List<Moved> moves) implements FileGame {

        public Played {
            head = Map.copyOf(head);
            moves = List.copyOf(moves);
        }

        /** The first value of that name; empty if there is none. */
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

    /** What is no game in the end. */
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
     * @param colour by whom, as the form calls it; empty where players take turns
     * @param comment what was said of it
     * @param took how long it took, if that is said
     */
    record Moved(int line, String colour, String text, String comment, Duration took) {}

    /** All games of a text, in order; the form shows itself. Never throws. */
    static List<FileGame> read(String text) {
        boolean isTree = text.replaceFirst("^\uFEFF", "").stripLeading().startsWith("(");
        return isTree ? SgfReader.read(text) : PgnReader.read(text);
    }
}
