package pbem.mail.writing;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeUtility;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import pbem.game.Game;
import pbem.notice.ReplyTarget;
import pbem.token.Token;
import pbem.token.Tokens;

/** The head of a mail: from whom to whom, what it answers, and that no person wrote it. */
record MailHeaders(MailIdentity identity, Tokens tokens, MailDraft draft, Composition composition) {

    private static final String CHARSET = StandardCharsets.UTF_8.name();

    void writeTo(MimeMessage mail) throws MessagingException {
        mail.setFrom(named(identity.address(), identity.name()));
        for (String recipient : draft.recipients()) {
            String name =
                    draft.reader().map(reader -> CleanText.line(reader.user())).orElse("");
            mail.addRecipient(Message.RecipientType.TO, named(recipient, name));
        }
        if (composition.reply().isPresent()) {
            // Folded by hand: left to itself, the long address leaves an empty first line, which some servers refuse.
            String address = named(replyAddress(composition.reply().get()), identity.name())
                    .toString();
            mail.setHeader("Reply-To", address.replace(" <", "\r\n <"));
        }
        mail.setSubject(composition.subject(), CHARSET);
        mail.setSentDate(Date.from(draft.now()));
        thread(mail);
        mail.setHeader("Auto-Submitted", draft.answers().isPresent() ? "auto-replied" : "auto-generated");
        mail.setHeader("X-Auto-Response-Suppress", "All");
        mail.setHeader(MailWriter.ID_HEADER, draft.token());
        if (composition.leave().map(ReplyGrant::target).equals(Optional.of(ReplyTarget.UNSUBSCRIBE))) {
            mail.setHeader("Precedence", "bulk");
            header(mail, "List-Id", "Digests <digest.pbem." + identity.domain() + ">");
        }
        if (composition.list().isPresent()) {
            Game game = composition.list().get();
            header(mail, "List-Id", game.title() + " <" + game.name() + ".pbem." + identity.domain() + ">");
        }
        if (composition.leave().isPresent()) {
            ReplyGrant right = composition.leave().get();
            new UnsubscribeLinks(identity, token(right), right.target()).writeTo(mail);
        }
    }

    private String replyAddress(ReplyGrant right) {
        return identity.replyAddress(token(right));
    }

    private String token(ReplyGrant right) {
        Instant expires = draft.now().plus(right.lifetime()).plus(Duration.ofDays(1)); // tokens count whole days
        return tokens.write(new Token(right.player(), right.target(), expires));
    }

    /** Mails about one thing refer to one id; within that each one refers to what it follows. */
    private void thread(MimeMessage mail) throws MessagingException {
        Set<String> references = new LinkedHashSet<>();
        composition.thread().ifPresent(references::add);
        draft.previous().ifPresent(references::add);
        draft.answers().ifPresent(references::add);
        Optional<String> follows = references.stream().reduce((first, second) -> second);
        if (follows.isPresent()) {
            header(mail, "In-Reply-To", follows.get());
            header(mail, "References", String.join(" ", references));
        }
    }

    private static void header(MimeMessage mail, String name, String value) throws MessagingException {
        mail.setHeader(name, MimeUtility.fold(name.length() + 2, value));
    }

    private static InternetAddress named(String address, String name) throws MessagingException {
        try {
            return name.isEmpty() ? new InternetAddress(address) : new InternetAddress(address, name, CHARSET);
        } catch (UnsupportedEncodingException e) {
            throw new IllegalStateException("every Java has " + CHARSET, e);
        }
    }
}
