package pbem.game;

import java.util.List;
import java.util.Optional;
import pbem.phrase.Phrase;

/**
 * A move while it is composed, step by step: what is chosen so far, what can be chosen next, and the move once it is
 * complete. Every legal move of its position can be reached so, nothing else can, and there is always something to choose
 * until a move is complete. Immutable; equal drafts go on in the same way. In a game with secrets it is as secret as
 * {@link Position#moves()}.
 */
public interface Draft {

    /** What can be chosen next, each key once; may be some even when a move is complete, if a larger one begins so. */
    List<Choice> choices();

    /** What is chosen so far, in order. */
    List<Choice> chosen();

    /** The move, once it is complete. */
    Optional<? extends Move> move();

    /** With one thing more chosen; empty if that cannot be chosen now; any text may be given. */
    Optional<? extends Draft> choose(String key);

    /** What is chosen and what is to be chosen now, in a sentence. */
    default Phrase says() {
        List<Phrase> next = choices().stream().map(Choice::among).distinct().toList();
        Phrase wanted = Phrase.anyOf(next);
        if (move().isPresent()) {
            String notation = move().get().notation();
            return next.isEmpty()
                    ? Phrase.of("compose.complete", notation)
                    : Phrase.of("compose.complete-or", notation, wanted);
        }
        List<Phrase> so = chosen().stream().map(Choice::label).toList();
        if (next.isEmpty()) {
            return Phrase.of("compose.nothing");
        }
        return so.isEmpty() ? Phrase.of("compose.begin", wanted) : Phrase.of("compose.next", so, wanted);
    }

    /** With all of those chosen, one after the other; empty if one of them cannot be. */
    default Optional<Draft> along(List<String> keys) {
        Optional<Draft> at = Optional.of(this);
        for (String key : keys) {
            at = at.flatMap(draft -> draft.choose(key));
        }
        return at;
    }
}
