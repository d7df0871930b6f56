package pbem.mail.writing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.archive.PersonalArchive;
import pbem.mail.writing.body.Block;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.player.Player;

/**
 * The mail with everything that is kept of its reader. Its bytes follow from the notice and from what is kept when it is
 * written; the times in its archive are the notice's, so that the same rows give the same bytes. They are frozen before
 * the first attempt, so that every attempt sends the same, whatever changes meanwhile. Keeping a copy from the transaction
 * of the notice on would double what is kept of a person, and have it written while others wait for the database.
 */
record MyDataMail(MailContext context, Notice.MyData data) {

    /** Many mail servers take no more than 10 MB, and an attachment grows by a third on the way. */
    static final int LONGEST = 5_000_000;

    MailContent content() {
        Player reader = context.reader().orElseThrow(); // it is posted to players alone
        PersonalArchive archive =
                new PersonalArchive(context.repositories(), reader, context.phrases()::say, data.at());
        Optional<byte[]> whole = zip(archive, PersonalArchive.Mails.WHOLE);
        Optional<byte[]> sent = whole.or(() -> zip(archive, PersonalArchive.Mails.LEFT_OUT));
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                context.say("mail.data", reader.user(), context.phrases().instant(data.at())), List.of()));
        blocks.add(new Block.Marker());
        if (whole.isEmpty()) {
            blocks.add(new Block.Paragraph(
                    context.say(sent.isPresent() ? "mail.data-without-mails" : "mail.data-too-much")));
        }
        sent.ifPresent(zip -> blocks.add(new Block.Enclosure(
                context.say("mail.data-enclosed", archive.name()), archive.name(), "application/zip", zip)));
        blocks.add(new Block.Heading(context.say("mail.how-to-reply")));
        blocks.add(new Block.CommandLines(List.of(
                Block.CommandLine.complete("help privacy", context.say("mail.does-help-privacy")),
                new Block.CommandLine("signoff", context.say("mail.does-signoff")))));
        blocks.add(context.footer());
        return MailContent.of(context.say("mail.subject-data"), blocks).repliedWith(context.grant(ReplyTarget.NONE));
    }

    /** Empty if it is too much for a mail; no more than that is ever in memory. */
    private static Optional<byte[]> zip(PersonalArchive archive, PersonalArchive.Mails mails) {
        Bounded out = new Bounded();
        try {
            archive.writeTo(out, mails);
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
