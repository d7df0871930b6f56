package pbem.mail.delivery;

import jakarta.mail.MessagingException;
import jakarta.mail.Part;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import pbem.repository.Transactions;

/** The mails that told the players of a board about its start, as they were sent. Read-only; safe for any thread. */
public record FirstMails(Transactions transactions) {

    private static final Pattern FINGERPRINT = Pattern.compile("(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])");

    /** The fingerprints of seeds in the text of each such mail that is still stored. */
    public List<List<String>> fingerprints(int board) {
        List<byte[]> mails = transactions.read(tx -> tx.outboundMails().firstOfBoard(board));
        return mails.stream()
                .map(FirstMails::text)
                .map(text -> FINGERPRINT
                        .matcher(text)
                        .results()
                        .map(MatchResult::group)
                        .distinct()
                        .toList())
                .toList();
    }

    private static String text(byte[] mail) {
        try {
            return text(new MimeMessage(null, new ByteArrayInputStream(mail)));
        } catch (MessagingException e) {
            throw new IllegalStateException("a mail that we sent cannot be read", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The plain text, which is the first part of every mail of this server. */
    private static String text(Part part) throws MessagingException, IOException {
        return part.getContent() instanceof MimeMultipart parts
                ? text(parts.getBodyPart(0))
                : part.getContent().toString();
    }
}
