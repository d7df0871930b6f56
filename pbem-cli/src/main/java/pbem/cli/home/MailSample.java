package pbem.cli.home;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.mail.writing.MailComposer;
import pbem.mail.writing.MailDraft;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.player.Player;
import pbem.repository.PostedNotice;
import pbem.repository.Repositories;

/** Shows an admin what a mail that is not sent yet would say. It shows only the text, which contains no token. */
public record MailSample(MailComposer composer) {

    /**
     * The subject and the text of a mail.
     *
     * @return empty if the reader would get no mail
     */
    public Optional<String> of(Repositories repositories, Notice notice, Player reader, Instant now) {
        PostedNotice posted =
                new PostedNotice(0, "sample", Recipient.player(reader), notice, OptionalLong.empty(), now);
        return composer.compose(repositories, posted).map(MailDraft::sample);
    }
}
