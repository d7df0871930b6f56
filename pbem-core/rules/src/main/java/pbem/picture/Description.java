package pbem.picture;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;

/**
 * A board in words, for those who do not see it, as one viewer may know it. Each phrase is a sentence, or a few that
 * belong together, and makes sense when it is read aloud. Immutable and safe for any thread; it may be put into words only
 * when somebody reads it, since most who look at a board do not.
 */
public final class Description {

    private Supplier<Parts> later;
    private Parts parts;

    private Description(Supplier<Parts> later) {
        this.later = later;
    }

    /**
     * @param turn whose turn it is and for what, or how the game ended
     * @param last what the last move did; empty before the first
     * @param board what lies where, in an order that helps
     * @param open what can be done next, or is threatened; empty when the game is over
     */
    public Description(List<Phrase> turn, List<Phrase> last, List<Phrase> board, List<Phrase> open) {
        this.parts = new Parts(turn, last, board, open);
    }

    private record Parts(List<Phrase> turn, List<Phrase> last, List<Phrase> board, List<Phrase> open) {

        Parts {
            turn = List.copyOf(turn);
            last = List.copyOf(last);
            board = List.copyOf(board);
            open = List.copyOf(open);
        }
    }

    /** One that is made when it is read for the first time, of what does not change. */
    public static Description later(Supplier<Description> words) {
        return new Description(() -> words.get().parts());
    }

    /** Of something about which no more is to be said. */
    public static Description of(Phrase words) {
        return new Description(List.of(), List.of(), List.of(words), List.of());
    }

    private synchronized Parts parts() {
        if (parts == null) {
            parts = later.get();
            later = null;
        }
        return parts;
    }

    /** Whose turn it is and for what, or how the game ended. */
    public List<Phrase> turn() {
        return parts().turn();
    }

    /** What the last move did; empty before the first. */
    public List<Phrase> last() {
        return parts().last();
    }

    /** What lies where, in an order that helps. */
    public List<Phrase> board() {
        return parts().board();
    }

    /** What can be done next, or is threatened; empty when the game is over. */
    public List<Phrase> open() {
        return parts().open();
    }

    /** The same board once its game was ended from outside: the result in place of what told the turn. */
    public Description closed(Phrase result) {
        return later(() -> new Description(List.of(Phrase.of("list.sentence", result)), last(), board(), List.of()));
    }

    /** All of it in the order in which it is read. */
    public List<Phrase> sentences() {
        return Stream.of(turn(), last(), board(), open()).flatMap(List::stream).toList();
    }

    /** All of it as one text without line breaks. */
    public String read(Phrasebook phrases) {
        return String.join(" ", sentences().stream().map(phrases::say).toList());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Description description && parts().equals(description.parts());
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    @Override
    public String toString() {
        return "Description[" + parts() + "]";
    }
}
