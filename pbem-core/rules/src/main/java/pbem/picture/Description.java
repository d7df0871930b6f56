package pbem.picture;

import java.util.List;
import java.util.stream.Stream;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;

/**
 * A board in words, for those who do not see it, as one viewer may know it. Each phrase is a sentence, or a few that
 * belong together, and makes sense when it is read aloud.
 *
 * @param turn whose turn it is and for what, or how the game ended
 * @param last what the last move did; empty before the first
 * @param board what lies where, in an order that helps
 * @param open what can be done next, or is threatened; empty when the game is over
 */
public record Description(List<Phrase> turn, List<Phrase> last, List<Phrase> board, List<Phrase> open) {

    public Description {
        turn = List.copyOf(turn);
        last = List.copyOf(last);
        board = List.copyOf(board);
        open = List.copyOf(open);
    }

    /** Of something about which no more is to be said. */
    public static Description of(Phrase words) {
        return new Description(List.of(), List.of(), List.of(words), List.of());
    }

    /** The same board once its game was ended from outside: the result in place of what told the turn. */
    public Description closed(Phrase result) {
        return new Description(List.of(Phrase.of("list.sentence", result)), last, board, List.of());
    }

    /** All of it in the order in which it is read. */
    public List<Phrase> sentences() {
        return Stream.of(turn, last, board, open).flatMap(List::stream).toList();
    }

    /** All of it as one text without line breaks. */
    public String read(Phrasebook phrases) {
        return String.join(" ", sentences().stream().map(phrases::say).toList());
    }
}
