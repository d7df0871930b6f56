package pbem.mail.writing;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import pbem.command.CommandParser;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.player.Preferences;
import pbem.token.Tokens;

/**
 * Writes mails. Touches neither clock, store nor network, and the same draft gives the same bytes. Draws pictures, which
 * takes some tens of milliseconds, so never write inside a transaction. Safe for any thread.
 */
public final class MailWriter {

    /** Bears the mail's token: providers rewrite Message-IDs, and whatever bears this is no person's mail. */
    public static final String ID_HEADER = "X-PBeM-Id";

    private final MailIdentity identity;
    private final Tokens tokens;
    private final Games games;
    private final HelpPages help;
    private final CommandParser parser;
    private final PhraseFormatter phrases;
    private final HtmlPart html = new HtmlPart();

    /** @param locale the language of the mails */
    public MailWriter(MailIdentity identity, Tokens tokens, Games games, Locale locale) {
        this.identity = identity;
        this.tokens = tokens;
        this.games = games;
        this.help = new HelpPages(games);
        this.parser = new CommandParser(games);
        this.phrases = new PhraseFormatter(MailPhrases.in(locale, games));
    }

    public OutgoingMail write(MailDraft draft) {
        Composition composition = compose(draft);
        List<Block> blocks = composition.blocks();
        List<BoardPicture> pictures = blocks.stream()
                .filter(Block.Board.class::isInstance)
                .map(Block.Board.class::cast)
                .filter(Block.Board::pictured)
                .map(Block.Board::picture)
                .toList();
        Preferences wishes = draft.preferences();
        String text = new TextPart(wishes.width()).of(blocks);
        MailParts parts = wishes.format() == Preferences.Format.PLAIN
                ? MailParts.plain(text)
                : new MailParts(
                        text,
                        Optional.of(html.of(phrases, composition.subject(), blocks)),
                        pictures,
                        wishes.svg() ? pictures : List.of(),
                        draft.token());
        return new OutgoingMail(
                identity.messageId(draft.token()),
                draft.recipients(),
                identity.address(),
                composition.subject(),
                bytes(new MailHeaders(identity, tokens, draft, composition), parts));
    }

    /** What lists say of a mail, without drawing its pictures; the same as in {@link #write}. */
    public MailSummary head(MailDraft draft) {
        return new MailSummary(
                identity.messageId(draft.token()),
                draft.recipients(),
                compose(draft).subject());
    }

    private Composition compose(MailDraft draft) {
        PhraseFormatter phrases = this.phrases.in(draft.preferences().zone());
        if (draft.content() instanceof MailContent.OfBoard board) {
            return new BoardMail(identity, phrases, draft).compose(board);
        }
        if (draft.content() instanceof MailContent.OfClaim claim) {
            return new ClaimMail(identity, phrases, draft).compose(claim);
        }
        if (draft.content() instanceof MailContent.OfReminder reminder) {
            return new ReminderMail(identity, phrases, draft).compose(reminder);
        }
        if (draft.content() instanceof MailContent.OfVacation vacation) {
            return new VacationMail(identity, phrases, draft).compose(vacation);
        }
        if (draft.content() instanceof MailContent.OfDigest digest) {
            return new DigestMail(identity, phrases, draft).compose(digest);
        }
        if (draft.content() instanceof MailContent.OfChallenge challenge) {
            return new ChallengeMail(identity, phrases, draft).compose(challenge);
        }
        if (draft.content() instanceof MailContent.OfRemark remark) {
            return new RemarkMail(identity, phrases, draft).compose(remark);
        }
        if (draft.content() instanceof MailContent.OfMessage message) {
            return new MessageMail(identity, phrases, draft).compose(message);
        }
        if (draft.content() instanceof MailContent.OfHold hold) {
            return new ConfirmMail(identity, phrases, parser, draft).compose(hold);
        }
        MailContent.OfReply reply = (MailContent.OfReply) draft.content();
        Composition answer = new ReplyMail(identity, phrases, help, games, draft).compose(reply);
        return new DisplayTest(identity, phrases, games, draft).completed(answer, reply);
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
