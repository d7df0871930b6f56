package pbem.mail.listener;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.SocketException;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.subethamail.smtp.internal.io.DotTerminatedInputStream;
import org.subethamail.smtp.internal.io.DotUnstuffingInputStream;
import org.subethamail.smtp.internal.server.BaseCommand;
import org.subethamail.smtp.server.Session;
import pbem.mail.listener.ListenerSettings.Protocol;

/**
 * DATA. In LMTP there is one answer for each accepted recipient, in their order (RFC 2033, section 4.2). In SMTP there
 * is one answer for all, positive only if it would be for each. The library's own DATA forgets to end the mail after a
 * refusal.
 */
final class MailData extends BaseCommand {

    private static final Logger LOG = LoggerFactory.getLogger(MailData.class);

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
        try {
            take(session);
        } catch (EOFException | SocketException e) { // the library would log it as a fault of this server
            LOG.info("the server that brought a mail hung up before it had our answer");
            session.quit();
        }
    }

    private void take(Session session) throws IOException {
        session.sendResponse("354 end with a dot on a line of its own");
        InputStream data = new DotUnstuffingInputStream(new DotTerminatedInputStream(session.getRawInput()));
        List<SmtpReply> replies = ((IncomingMail) session.getMessageHandler()).take(data);
        session.resetMailTransaction();
        for (SmtpReply reply : protocol == Protocol.LMTP ? replies : List.of(forAll(replies))) {
            session.sendResponse(reply.toString());
        }
    }

    private static SmtpReply forAll(List<SmtpReply> replies) {
        return replies.stream().filter(reply -> !reply.isYes()).findFirst().orElse(SmtpReply.STORED);
    }
}
