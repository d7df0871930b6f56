package pbem.mail.writing;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.notice.Recipient;
import pbem.player.Player;
import pbem.player.Preferences;

/**
 * A mail in words, with all that is needed to make bytes of it.
 *
 * @param token random and unique; the Message-ID is made of it
 * @param now the date of the mail
 * @param recipients bare addresses, at least one, all of one person
 * @param reader who that is; empty for somebody who is no player or has not proved to be one
 * @param preferences how the reader wants to be written to; the standard ones for whoever is no player
 * @param cut what stands where the text is cut, if the mail is bounded: text alone, and no longer than
 *     {@link Recipient#MOST_BYTES_TO_ADDRESS}
 * @param answers Message-IDs of what this one answers, in brackets, the oldest first: what the reader's own mail answered,
 *     and at the end that mail itself; empty if it answers none
 * @param previous Message-ID of the last mail that the reader got about the same board, in brackets
 */
public record MailDraft(
        String token,
        Instant now,
        List<String> recipients,
        Optional<Player> reader,
        Preferences preferences,
        MailContent content,
        Optional<String> cut,
        List<String> answers,
        Optional<String> previous) {

    public MailDraft {
        recipients = List.copyOf(recipients);
        answers = List.copyOf(answers);
    }
}
