package pbem.mail.writing;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.util.StreamProvider;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.BoardPicture;
import pbem.mail.writing.body.HtmlPart;
import pbem.mail.writing.body.MailParts;
import pbem.mail.writing.body.ReplyLinks;
import pbem.mail.writing.body.TextPart;
import pbem.notice.Recipient;
import pbem.player.Preferences;
import pbem.repository.OutgoingMail;
import pbem.token.Tokens;

/**
 * Turns drafts of mails into bytes: text, HTML, pictures and headers. It uses neither clock, database nor network, and
 * the same draft gives the same bytes. Drawing the pictures takes some tens of milliseconds, so never write inside a
 * transaction. Safe for any thread.
 */
public record MailWriter(Tokens tokens, ReturnAddresses returns) {

    /**
     * The header with the mail's token, since some providers rewrite Message-IDs. It also shows that no person wrote
     * the mail.
     */
    public static final String ID_HEADER = "X-PBeM-Id";

    static { // else the library would search every jar for its provider, for every part of every mail
        System.setProperty(
                StreamProvider.class.getName(),
                StreamProvider.provider().getClass().getName());
    }

    /** The mail with the address to which delivery failures are reported. */
    public OutgoingMail write(MailDraft draft) {
        MailHeaders headers = new MailHeaders(tokens, draft);
        List<Block> blocks = draft.blocks.stream()
                .map(block -> block.leadingTo(headers::playPage))
                .flatMap(Optional::stream)
                .toList();
        TextPart text = draft.text();
        byte[] bytes = draft.posted.to().address().isPresent()
                ? bounded(headers, text, withoutFiles(blocks))
                : bytes(headers, parts(headers, text, blocks));
        String envelopeFrom = returns.of(draft.posted.id(), draft.now);
        return new OutgoingMail(draft.messageId(), draft.recipients, envelopeFrom, draft.subject, bytes);
    }

    private static List<Block> withoutFiles(List<Block> blocks) {
        return blocks.stream().filter(block -> block.enclosed().isEmpty()).toList();
    }

    /**
     * The mail to an address as text alone, no longer than {@link Recipient#MOST_BYTES_TO_ADDRESS}: if it is too long, as
     * many of its lines as fit, a sentence that says so, and the footer.
     */
    private static byte[] bounded(MailHeaders headers, TextPart text, List<Block> blocks) {
        byte[] whole = textAlone(headers, text.of(blocks));
        if (whole.length <= Recipient.MOST_BYTES_TO_ADDRESS) {
            return whole;
        }
        List<String> lines =
                text.of(blocks.subList(0, blocks.size() - 1)).lines().toList();
        String cut = headers.draft().say("mail.cut");
        String end = "\n" + text.of(List.of(new Block.Paragraph(cut), blocks.get(blocks.size() - 1)));
        int fitting = 0;
        int tooMany = lines.size();
        byte[] best = textAlone(headers, end);
        while (tooMany - fitting > 1) {
            int tried = (fitting + tooMany) >>> 1;
            byte[] some = textAlone(headers, String.join("\n", lines.subList(0, tried)) + "\n" + end);
            if (some.length <= Recipient.MOST_BYTES_TO_ADDRESS) {
                fitting = tried;
                best = some;
            } else {
                tooMany = tried;
            }
        }
        return best;
    }

    private static byte[] textAlone(MailHeaders headers, String text) {
        return bytes(
                headers, MailParts.plain(text, List.of(), headers.draft().posted.token()));
    }

    private MailParts parts(MailHeaders headers, TextPart text, List<Block> blocks) {
        MailDraft draft = headers.draft();
        List<Block.Enclosure> enclosures =
                blocks.stream().map(Block::enclosed).flatMap(Optional::stream).toList();
        if (draft.preferences.format() == Preferences.Format.PLAIN) {
            return MailParts.plain(text.of(blocks), enclosures, draft.posted.token());
        }
        List<BoardPicture> pictures = blocks.stream()
                .map(Block::shownPicture)
                .flatMap(Optional::stream)
                .toList();
        return new MailParts(
                text.of(blocks),
                Optional.of(html(headers, text, blocks)),
                pictures,
                draft.preferences.svg() ? pictures : List.of(),
                enclosures,
                draft.posted.token());
    }

    private String html(MailHeaders headers, TextPart text, List<Block> blocks) {
        MailDraft draft = headers.draft();
        Optional<ReplyLinks> links = headers.replyTo().map(address -> new ReplyLinks(address, draft.subject));
        boolean inWords = draft.preferences.board() == Preferences.Boards.WORDS;
        HtmlPart html = new HtmlPart(draft.phrases.phrases().locale(), inWords, links);
        return draft.textOnly && !inWords ? html.ofText(draft.subject, blocks, text) : html.of(draft.subject, blocks);
    }

    private static byte[] bytes(MailHeaders headers, MailParts parts) {
        try {
            MimeMessage mail = new NumberedMessage(headers.draft().messageId());
            headers.writeTo(mail);
            parts.writeTo(mail);
            mail.saveChanges();
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            mail.writeTo(bytes);
            return bytes.toByteArray();
        } catch (MessagingException e) {
            throw new IllegalStateException("a mail of ours does not fit together", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A message that keeps the Message-ID that the outbox gave it. */
    private static final class NumberedMessage extends MimeMessage {

        private static final Session SESSION = Session.getInstance(new Properties());

        private final String messageId;

        NumberedMessage(String messageId) {
            super(SESSION);
            this.messageId = messageId;
        }

        @Override
        protected void updateMessageID() throws MessagingException {
            setHeader("Message-ID", messageId);
        }
    }
}
