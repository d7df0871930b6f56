package pbem.mail.mailbox;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.angus.mail.iap.ProtocolException;
import org.eclipse.angus.mail.iap.Response;
import org.eclipse.angus.mail.imap.IMAPFolder;
import org.eclipse.angus.mail.imap.protocol.BODY;
import org.eclipse.angus.mail.imap.protocol.FetchResponse;
import org.eclipse.angus.mail.imap.protocol.IMAPProtocol;
import org.eclipse.angus.mail.imap.protocol.MessageSet;

/**
 * Fetches mails as the bytes that they are, all of a batch in one command, without marking them as read. The library's
 * own way takes a mail apart and keeps it in memory as long as the folder is open.
 */
final class RawFetch {

    /** More of a header than the reader looks at. */
    private static final String HEADER = "BODY.PEEK[HEADER]<0.200000>";

    private static final String WHOLE = "BODY.PEEK[]";

    private RawFetch() {}

    /** By message number; what was deleted meanwhile is missing. */
    static Map<Integer, byte[]> whole(IMAPFolder folder, Collection<Message> mails) throws MessagingException {
        return fetch(folder, mails, WHOLE);
    }

    static Map<Integer, byte[]> headers(IMAPFolder folder, Collection<Message> mails) throws MessagingException {
        return fetch(folder, mails, HEADER);
    }

    private static Map<Integer, byte[]> fetch(IMAPFolder folder, Collection<Message> mails, String what)
            throws MessagingException {
        Map<Integer, byte[]> bytes = new HashMap<>();
        int[] numbers = mails.stream().mapToInt(Message::getMessageNumber).toArray();
        if (numbers.length > 0) {
            folder.doCommand(protocol -> {
                read(protocol, protocol.fetch(MessageSet.createMessageSets(numbers), what), bytes);
                return null;
            });
        }
        return bytes;
    }

    private static void read(IMAPProtocol protocol, Response[] responses, Map<Integer, byte[]> bytes)
            throws ProtocolException {
        for (int i = 0; i < responses.length; i++) {
            if (responses[i] instanceof FetchResponse mail) {
                BODY body = mail.getItem(BODY.class);
                if (body != null && body.getByteArray() != null) {
                    bytes.put(mail.getNumber(), body.getByteArray().getNewBytes());
                    responses[i] = null; // no news for the folder
                }
            }
        }
        protocol.notifyResponseHandlers(responses);
        protocol.handleResult(responses[responses.length - 1]);
    }
}
