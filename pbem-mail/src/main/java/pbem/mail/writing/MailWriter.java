package pbem.mail.writing;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.util.StreamProvider;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
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
import pbem.token.Tokens;

/**
 * Writes mails: words become text, HTML, pictures and headers, and those bytes. Touches neither clock, store nor network,
 * and the same draft gives the same bytes. Draws pictures, which takes some tens of milliseconds, so never write inside a
 * transaction. Safe for any thread.
 */
public final class MailWriter {

    /** Bears the mail's token: providers rewrite Message-IDs, and whatever bears this is no person's mail. */
    public static final String ID_HEADER = "X-PBeM-Id";

    static { // or the library would look through every jar for it, for every part of every mail
        System.setProperty(
                StreamProvider.class.getName(),
                StreamProvider.provider().getClass().getName());
    }

    private final MailIdentity identity;
    private final Tokens tokens;
    private final HtmlPart html;
    private final HtmlPart htmlInWords;

    /** @param locale the language of the mails */
    public MailWriter(MailIdentity identity, Tokens tokens, Locale locale) {
        this.identity = identity;
        this.tokens = tokens;
        this.html = new HtmlPart(locale, false);
        this.htmlInWords = new HtmlPart(locale, true);
    }

    public OutgoingMail write(MailDraft draft) {
        String subject = draft.content().subject();
        MailHeaders headers = new MailHeaders(identity, tokens, draft);
        byte[] bytes =
                draft.cut().map(cut -> bounded(headers, draft, cut)).orElseGet(() -> bytes(headers, parts(draft)));
        return new OutgoingMail(
                identity.messageId(draft.token()), draft.recipients(), identity.address(), subject, bytes);
    }

    /** Text alone; if it is too long, as many of its lines as fit, and the footer. */
    private byte[] bounded(MailHeaders headers, MailDraft draft, String cut) {
        TextPart text = TextPart.of(draft.preferences());
        List<Block> blocks = blocks(draft);
        byte[] whole = textAlone(headers, text.of(blocks));
        if (whole.length <= Recipient.MOST_BYTES_TO_ADDRESS) {
            return whole;
        }
        List<String> lines =
                text.of(blocks.subList(0, blocks.size() - 1)).lines().toList();
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

    private byte[] textAlone(MailHeaders headers, String text) {
        return bytes(headers, MailParts.plain(text, List.of(), headers.draft().token()));
    }

    private MailParts parts(MailDraft draft) {
        Preferences wishes = draft.preferences();
        List<Block> blocks = blocks(draft);
        TextPart setter = TextPart.of(wishes);
        String text = setter.of(blocks);
        List<Block.Enclosure> enclosures =
                blocks.stream().map(Block::enclosed).flatMap(Optional::stream).toList();
        if (wishes.format() == Preferences.Format.PLAIN) {
            return MailParts.plain(text, enclosures, draft.token());
        }
        List<BoardPicture> pictures = blocks.stream()
                .map(Block::shownPicture)
                .flatMap(Optional::stream)
                .toList();
        return new MailParts(
                text,
                Optional.of(html(draft, setter, wishes)),
                pictures,
                wishes.svg() ? pictures : List.of(),
                enclosures,
                draft.token());
    }

    private List<Block> blocks(MailDraft draft) {
        Optional<String> page = new MailHeaders(identity, tokens, draft).playPage();
        return draft.content().blocks().stream()
                .map(block -> block.leadingTo(page))
                .flatMap(Optional::stream)
                .toList();
    }

    private String html(MailDraft draft, TextPart text, Preferences wishes) {
        MailContent content = draft.content();
        Optional<ReplyLinks> links = new MailHeaders(identity, tokens, draft)
                .replyTo()
                .map(address -> new ReplyLinks(address, content.subject()));
        if (wishes.board() == Preferences.Boards.WORDS) {
            return htmlInWords.of(content.subject(), blocks(draft), links);
        }
        return content.textOnly()
                ? html.ofText(content.subject(), blocks(draft), text, links)
                : html.of(content.subject(), blocks(draft), links);
    }

    /** What lists say of a mail, without drawing its pictures; the same as in {@link #write}. */
    public MailSummary head(MailDraft draft) {
        return new MailSummary(
                identity.messageId(draft.token()),
                draft.recipients(),
                draft.content().subject());
    }

    private byte[] bytes(MailHeaders headers, MailParts parts) {
        try {
            MimeMessage mail =
                    new NumberedMessage(identity.messageId(headers.draft().token()));
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

    /** Keeps the Message-ID that the outbox gave it. */
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
