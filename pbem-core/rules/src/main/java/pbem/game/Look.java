package pbem.game;

import java.util.List;
import java.util.function.Function;
import pbem.phrase.Phrase;

/** What is to be said of one cell of a board. */
public sealed interface Look {

    /** What lies there, beside it and along its rows: a sentence or a few each. */
    record Seen(List<Phrase> words) implements Look {
        public Seen {
            words = List.copyOf(words);
        }

        @Override
        public <R> R match(Function<? super Seen, ? extends R> seen, Function<? super Missing, ? extends R> missing) {
            return seen.apply(this);
        }
    }

    /** The board has no such cell, or it is no name of a cell at all. */
    record Missing(Refusal refusal) implements Look {
        @Override
        public <R> R match(Function<? super Seen, ? extends R> seen, Function<? super Missing, ? extends R> missing) {
            return missing.apply(this);
        }
    }

    /** What is to be done in each case. */
    <R> R match(Function<? super Seen, ? extends R> seen, Function<? super Missing, ? extends R> missing);

    static Look seen(List<Phrase> words) {
        return new Seen(words);
    }

    static Look missing(Refusal refusal) {
        return new Missing(refusal);
    }
}
