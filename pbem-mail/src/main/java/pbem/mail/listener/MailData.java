package pbem.mail.listener;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.subethamail.smtp.internal.io.DotTerminatedInputStream;
import org.subethamail.smtp.internal.io.DotUnstuffingInputStream;
import org.subethamail.smtp.internal.server.BaseCommand;
import org.subethamail.smtp.server.Session;
import pbem.mail.listener.ListenerSettings.Protocol;

/**
 * DATA. In LMTP there is one answer for each recipient that was accepted, in their order (RFC 2033, section 4.2). In SMTP
 * there is one for all, and it is yes only if all are. The library's own DATA forgets to end the mail after a refusal.
 */
final class MailData extends BaseCommand {

    private final Protocol protocol;

    MailData(Protocol protocol) {
        super("DATA", "The message follows, and ends with a line with nothing but a dot.");
        this.protocol = protocol;
    }

    @Override
    public void execute(String line, Session session) throws IOException {
        if (!session.isMailTransactionInProgress() || session.getRecipientCount() == 0) {
            session.sendResponse("503 5.5.1 no valid recipients");
            return;
        }
        session.sendResponse("354 end with a dot on a line of its own");
        InputStream data = new DotUnstuffingInputStream(new DotTerminatedInputStream(session.getRawInput()));
        List<Reply> replies = ((IncomingMail) session.getMessageHandler()).take(data);
        session.resetMailTransaction();
        for (Reply reply : protocol == Protocol.LMTP ? replies : List.of(forAll(replies))) {
            session.sendResponse(reply.toString());
        }
    }

    private static Reply forAll(List<Reply> replies) {
        return replies.stream().filter(reply -> !reply.isYes()).findFirst().orElse(Reply.STORED);
    }
}
