package pbem.mail.writing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import pbem.archive.PersonalArchive;
import pbem.mail.writing.body.Block;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.player.Player;

/**
 * The mail with all data that the server keeps about its reader. Its bytes depend on the notice and on the data when it
 * is written; the times in its archive are the notice's, so that the same rows give the same bytes. The bytes are
 * frozen before the first attempt, so that every attempt sends the same ones even if rows change meanwhile. A copy made
 * in the transaction of the notice would double the data kept about a person and be written while others wait for the
 * database.
 */
record MyDataMail(MailDraft mail, Notice.MyData data) {

    /** In octets. Many mail servers accept at most 10 MB, and encoding makes an attachment a third longer. */
    static final int LONGEST = 5_000_000;

    MailDraft write() {
        Player reader = mail.reader.orElseThrow(); // it is posted only to players
        PersonalArchive archive = new PersonalArchive(mail.repositories, reader, mail.phrases::say, data.at());
        Optional<byte[]> whole = zip(archive, PersonalArchive.Extent.WHOLE);
        Optional<byte[]> sent = whole.or(() -> zip(archive, PersonalArchive.Extent.WITHOUT_MAILS))
                .or(() -> zip(archive, PersonalArchive.Extent.WITHOUT_GAMES));
        mail.lead("mail.data", reader.user(), mail.phrases.instant(data.at()));
        if (whole.isEmpty()) {
            mail.paragraph(sent.isPresent() ? "mail.data-without-mails" : "mail.data-too-much");
        }
        sent.ifPresent(zip -> mail.add(new Block.Enclosure(
                mail.say("mail.data-enclosed", archive.name()), archive.name(), "application/zip", zip)));
        return mail.heading("mail.how-to-reply")
                .lines(
                        mail.phrases.complete("help privacy", "mail.does-help-privacy"),
                        mail.phrases.typed("signoff", "mail.does-signoff"))
                .footer()
                .subject(mail.say("mail.subject-data"))
                .replied(ReplyTarget.NONE);
    }

    /**
     * The archive as a ZIP file; empty if it is too large for a mail. No more than {@link #LONGEST} octets are ever in
     * memory.
     */
    private static Optional<byte[]> zip(PersonalArchive archive, PersonalArchive.Extent extent) {
        Bounded out = new Bounded();
        try {
            archive.writeTo(out, extent);
        } catch (TooMuch e) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Optional.of(out.bytes.toByteArray());
    }

    private static final class TooMuch extends IOException {
        private static final long serialVersionUID = 1;
    }

    private static final class Bounded extends OutputStream {

        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] some, int from, int length) throws IOException {
            if (bytes.size() + length > LONGEST) {
                throw new TooMuch();
            }
            bytes.write(some, from, length);
        }
    }
}
