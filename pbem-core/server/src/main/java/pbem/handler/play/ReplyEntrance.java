package pbem.handler.play;

import java.util.List;
import pbem.phrase.Phrase;

/** Where a reply to a board mail comes in that was written on a page, to be heard just as if it had come by mail. */
public interface ReplyEntrance {

    /** So long may a line be, and the words below it. */
    int LONGEST_LINE = 200;

    int LONGEST_WORDS = 4000;

    /**
     * @param token of the mail that is replied to, which {@link PlayDesk#revision} has found to open a board
     * @param id given by the page: a reply comes once under it, however often it is sent
     * @param line what is to be done, on one line
     * @param words to the other players; may be empty
     */
    record PageReply(String token, String id, String line, String words) {}

    /**
     * What became of it.
     *
     * @param outcome the one word of its row in the inbox
     * @param says what was done, or why not; nothing if that is not known any more
     */
    record Verdict(String outcome, List<Phrase> says) {

        public Verdict {
            says = List.copyOf(says);
        }
    }

    /** Stores a reply, has it heard, and tells what came of it; of one that came before, what came of it then. */
    Verdict hear(PageReply reply);
}
