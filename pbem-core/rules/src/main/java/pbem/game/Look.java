package pbem.game;

import java.util.List;
import java.util.function.Function;
import pbem.phrase.Phrase;

/** The description of one cell of a board. */
public sealed interface Look {

    /** What lies on it, beside it and along its rows, in some sentences. */
    record Seen(List<Phrase> words) implements Look {
        public Seen {
            words = List.copyOf(words);
        }

        @Override
        public <R> R match(Function<? super Seen, ? extends R> seen, Function<? super Missing, ? extends R> missing) {
            return seen.apply(this);
        }
    }

    /** The board has no cell of that name. */
    record Missing(Refusal refusal) implements Look {
        @Override
        public <R> R match(Function<? super Seen, ? extends R> seen, Function<? super Missing, ? extends R> missing) {
            return missing.apply(this);
        }
    }

    /** Applies the function for this case. */
    <R> R match(Function<? super Seen, ? extends R> seen, Function<? super Missing, ? extends R> missing);

    static Look seen(List<Phrase> words) {
        return new Seen(words);
    }

    static Look missing(Refusal refusal) {
        return new Missing(refusal);
    }
}
