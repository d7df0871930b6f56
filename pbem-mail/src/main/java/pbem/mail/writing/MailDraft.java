package pbem.mail.writing;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.clock.BoardClock;
import pbem.player.Player;
import pbem.player.Preferences;

/**
 * All that is needed to write one mail.
 *
 * @param token random and unique; the Message-ID is made of it
 * @param now the date of the mail, from which the time left is counted
 * @param recipients bare addresses, at least one, all of one person
 * @param reader who that is; empty for somebody who is no player or has not proved to be one
 * @param preferences how the reader wants to be written to; the standard ones for whoever is no player
 * @param clocks by number those of all boards that the matter shows, as they are now
 * @param answers Message-ID of the reader's own mail that this one answers, in brackets
 * @param previous Message-ID of the last mail that the reader got about the same board, in brackets
 */
public record MailDraft(
        String token,
        Instant now,
        List<String> recipients,
        Optional<Player> reader,
        Preferences preferences,
        MailContent content,
        Map<Integer, BoardClock> clocks,
        Optional<String> answers,
        Optional<String> previous) {

    public MailDraft {
        recipients = List.copyOf(recipients);
        clocks = Map.copyOf(clocks);
    }

    /** The clock of a board that the matter shows. */
    BoardClock clock(BoardView view) {
        return clocks.get(view.board().number());
    }
}
