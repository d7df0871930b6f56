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
import java.util.Optional;
import java.util.Set;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.ReplyTarget;
import pbem.token.Pass;
import pbem.token.Token;
import pbem.token.Tokens;

/**
 * The headers of a mail: its sender and recipients, its thread, and that a program wrote it.
 *
 * @param proof the token that a reply carries; empty if a reply proves nothing
 */
record MailHeaders(Tokens tokens, MailDraft draft, Optional<String> proof) {

    private static final String CHARSET = StandardCharsets.UTF_8.name();

    private static final Set<ReplyTarget> NEWSLETTERS =
            Set.of(ReplyTarget.UNSUBSCRIBE, ReplyTarget.UNSUBSCRIBE_SEEKS, ReplyTarget.UNSUBSCRIBE_NEWS);

    MailHeaders(Tokens tokens, MailDraft draft) {
        this(tokens, draft, draft.reply.map(grant -> token(tokens, draft, grant)));
    }

    void writeTo(MimeMessage mail) throws MessagingException {
        mail.setFrom(named(draft.identity.address(), draft.identity.name()));
        for (String recipient : draft.recipients) {
            String name =
                    draft.reader.map(reader -> CleanText.line(reader.user())).orElse("");
            mail.addRecipient(Message.RecipientType.TO, named(recipient, name));
        }
        Optional<String> replyTo = replyTo();
        if (replyTo.isPresent()) {
            // Folded by hand: the library leaves the first line empty before a long address, which some servers refuse.
            String address = named(replyTo.get(), draft.identity.name()).toString();
            mail.setHeader("Reply-To", address.replace(" <", "\r\n <"));
        }
        mail.setSubject(draft.subject, CHARSET);
        mail.setSentDate(Date.from(draft.now));
        if (!draft.follows.isEmpty()) {
            header(mail, "In-Reply-To", draft.follows.get(draft.follows.size() - 1));
            header(mail, "References", String.join(" ", draft.follows));
        }
        mail.setHeader("Auto-Submitted", !draft.references.answered().isEmpty() ? "auto-replied" : "auto-generated");
        mail.setHeader("X-Auto-Response-Suppress", "All");
        mail.setHeader(MailWriter.ID_HEADER, draft.posted.token());
        boolean newsletter = draft.leave
                .map(ReplyGrant::target)
                .filter(NEWSLETTERS::contains)
                .isPresent();
        if (newsletter) {
            mail.setHeader("Precedence", "bulk");
        }
        if (draft.list.isPresent()) {
            header(mail, "List-Id", draft.list.get());
        }
        if (draft.leave.isPresent()) {
            ReplyGrant grant = draft.leave.get();
            new UnsubscribeLinks(draft.identity, token(tokens, draft, grant), grant.target()).writeTo(mail);
        }
    }

    /** The address for replies; empty if a reply proves nothing. */
    Optional<String> replyTo() {
        return proof.map(draft.identity::replyAddress);
    }

    /**
     * The pages where the reader can play this board and see all their boards. The tokens in the addresses follow the
     * #, so that browsers send them to no server. Empty if the mail is about no board, or if the site has no page
     * for tokens.
     */
    Optional<Block.PlayPage.Links> playPage() {
        return draft.reply
                .filter(grant -> grant.target() instanceof ReplyTarget.OfBoard)
                .flatMap(grant -> draft.identity
                        .pageForTokens("/play#" + proof.orElseThrow())
                        .flatMap(board -> draft.identity
                                .pageForTokens("/my#" + pass(grant))
                                .map(boards -> new Block.PlayPage.Links(board, boards))));
    }

    private String pass(ReplyGrant grant) {
        return tokens.write(new Pass(grant.player(), draft.now));
    }

    private static String token(Tokens tokens, MailDraft draft, ReplyGrant grant) {
        Instant expires = draft.now.plus(grant.lifetime()).plus(Duration.ofDays(1)); // tokens count in whole days
        return tokens.write(new Token(grant.player(), grant.target(), expires));
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
