package pbem.picture;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;

/**
 * A board in words for one viewer who cannot see it. Each phrase is one sentence, or a few that belong together, and
 * makes sense when it is read aloud. Immutable and safe for any thread. The words may be made on first use, since few
 * readers need them.
 */
public final class Description {

    private Supplier<Parts> later;
    private Parts parts;

    private Description(Supplier<Parts> later) {
        this.later = later;
    }

    /**
     * @param turn whose turn it is and what to do, or the result
     * @param last what the last move did; empty before the first
     * @param board what lies where, in a helpful order
     * @param open possible moves or threats; empty when the game is over
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

    /** A description that is made when it is first read, from immutable data. */
    public static Description later(Supplier<Description> words) {
        return new Description(() -> words.get().parts());
    }

    /** A description that consists of one phrase. */
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

    /** Whose turn it is and what to do, or the result. */
    public List<Phrase> turn() {
        return parts().turn();
    }

    /** What the last move did; empty before the first. */
    public List<Phrase> last() {
        return parts().last();
    }

    /** What lies where, in a helpful order. */
    public List<Phrase> board() {
        return parts().board();
    }

    /** Possible moves or threats; empty when the game is over. */
    public List<Phrase> open() {
        return parts().open();
    }

    /** This description after the game was ended from outside: the result replaces the turn. */
    public Description closed(Phrase result) {
        return later(() -> new Description(List.of(Phrase.of("list.sentence", result)), last(), board(), List.of()));
    }

    /** All phrases in reading order. */
    public List<Phrase> sentences() {
        return Stream.of(turn(), last(), board(), open()).flatMap(List::stream).toList();
    }

    /** All phrases as one text without line breaks. */
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
