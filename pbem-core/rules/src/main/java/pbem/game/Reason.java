package pbem.game;

import java.util.Optional;
import pbem.phrase.Phrase;

/**
 * A reason to refuse. Each package that refuses keeps its reasons as constants of one class; a test holds each of them
 * against its text in the package's phrase book.
 *
 * @param key of the text
 * @param isAboutForm whether it is about how the request was written, so that an example of the right form helps
 * @param isShapeless whether what was to be a move has not even the shape of one
 */
public record Reason(String key, boolean isAboutForm, boolean isShapeless) {

    public Reason(String key) {
        this(key, false, false);
    }

    public Reason aboutForm() {
        return new Reason(key, true, isShapeless);
    }

    public Reason shapeless() {
        return new Reason(key, isAboutForm, true);
    }

    /** @param arguments of the text, in its order: {@link Phrase#args()} */
    public Refusal of(Object... arguments) {
        return new Refusal(this, Phrase.of(key, arguments));
    }

    /** The refusal if a condition holds; otherwise empty. */
    public Optional<Refusal> when(boolean refused, Object... arguments) {
        return refused ? Optional.of(of(arguments)) : Optional.empty();
    }
}
