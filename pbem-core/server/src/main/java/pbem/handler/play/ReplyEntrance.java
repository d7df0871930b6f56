package pbem.handler.play;

import java.util.List;
import pbem.phrase.Phrase;

/** Receives replies to board mails that were written on a web page, and handles them like replies by mail. */
public interface ReplyEntrance {

    /** The longest line, in characters; {@link #LONGEST_WORDS} limits the words below it. */
    int LONGEST_LINE = 200;

    int LONGEST_WORDS = 4000;

    /**
     * @param token the token of the answered mail, which {@link PlayDesk#revision} has found to open a board
     * @param id set by the page; a reply is handled once under its id, however often it is sent
     * @param line the command or move, on one line
     * @param words words to the other players; may be empty
     */
    record PageReply(String token, String id, String line, String words) {}

    /**
     * The result of a reply.
     *
     * @param outcome the outcome of its row in the inbox, one word
     * @param says what was done, or why not; empty if that is no longer known
     */
    record Verdict(String outcome, List<Phrase> says) {

        public Verdict {
            says = List.copyOf(says);
        }
    }

    /** Stores a reply, handles it and returns the result; for a reply that came before, its first result. */
    Verdict hear(PageReply reply);
}
