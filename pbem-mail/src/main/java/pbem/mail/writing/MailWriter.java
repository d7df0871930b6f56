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
import pbem.play.Preferences;
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
    private final HelpPages help;
    private final CommandParser parser;
    private final Voice voice;
    private final HtmlPart html = new HtmlPart();

    /** @param locale the language of the mails */
    public MailWriter(MailIdentity identity, Tokens tokens, Games games, Locale locale) {
        this.identity = identity;
        this.tokens = tokens;
        this.help = new HelpPages(games);
        this.parser = new CommandParser(games);
        this.voice = new Voice(MailPhrases.in(locale, games));
    }

    public OutgoingMail write(Draft draft) {
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
                        Optional.of(html.of(voice, composition.subject(), blocks)),
                        pictures,
                        wishes.svg() ? pictures : List.of(),
                        draft.token());
        return new OutgoingMail(
                identity.messageId(draft.token()),
                draft.recipients(),
                identity.address(), // an address of its own for each mail (VERP) would be made here, of the token
                composition.subject(),
                bytes(new MailHeaders(identity, tokens, draft, composition), parts));
    }

    /** What lists say of a mail, without drawing its pictures; the same as in {@link #write}. */
    public MailHead head(Draft draft) {
        return new MailHead(
                identity.messageId(draft.token()),
                draft.recipients(),
                compose(draft).subject());
    }

    private Composition compose(Draft draft) {
        if (draft.matter() instanceof Matter.OfBoard board) {
            return new BoardMail(identity, voice, draft).compose(board);
        }
        if (draft.matter() instanceof Matter.OfChallenge challenge) {
            return new ChallengeMail(identity, voice, draft).compose(challenge);
        }
        return draft.matter() instanceof Matter.OfHold hold
                ? new ConfirmMail(identity, voice, parser, draft).compose(hold)
                : new ReplyMail(identity, voice, help, draft).compose((Matter.OfReply) draft.matter());
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
