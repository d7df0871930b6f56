package pbem.game;

import java.util.List;
import java.util.Optional;
import pbem.phrase.Phrase;

/**
 * A move while it is composed, step by step: the choices made so far, the possible next ones, and the move once it is
 * complete. Every legal move of its position can be reached so, nothing else can, and there is always something to
 * choose until a move is complete. Immutable; equal drafts go on in the same way. In a game with secrets it is as
 * secret as {@link Position#moves()}.
 */
public interface Draft {

    /** The choices that come next, each key once. A complete move still has choices if a longer move begins with it. */
    List<Choice> choices();

    /** What is chosen so far, in order. */
    List<Choice> chosen();

    /** The move, once it is complete. */
    Optional<? extends Move> move();

    /** This draft with one more choice; empty if that choice is not open now. Any text may be given. */
    Optional<? extends Draft> choose(String key);

    /** A sentence about the choices made and the next one. */
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

    /** This draft with those choices made in turn; empty if one of them is not open. */
    default Optional<Draft> along(List<String> keys) {
        Optional<Draft> at = Optional.of(this);
        for (String key : keys) {
            at = at.flatMap(draft -> draft.choose(key));
        }
        return at;
    }
}
