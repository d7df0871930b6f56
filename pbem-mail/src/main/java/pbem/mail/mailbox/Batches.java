package pbem.mail.mailbox;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import java.util.ArrayList;
import java.util.List;

/** Cuts a long list of mails into pieces that fit into memory and are large enough that round trips do not count. */
final class Batches {

    private static final int MAILS = 100;
    private static final long OCTETS = 20_000_000;

    private Batches() {}

    /** @param largest mails of more octets are not fetched as a whole and count for nothing */
    static List<List<Message>> of(Message[] mails, int largest) throws MessagingException {
        List<List<Message>> batches = new ArrayList<>();
        List<Message> batch = new ArrayList<>();
        long octets = 0;
        for (Message mail : mails) {
            int size = mail.getSize() > largest ? 0 : Math.max(0, mail.getSize());
            if (batch.size() == MAILS || !batch.isEmpty() && octets + size > OCTETS) {
                batches.add(batch);
                batch = new ArrayList<>();
                octets = 0;
            }
            batch.add(mail);
            octets += size;
        }
        if (!batch.isEmpty()) {
            batches.add(batch);
        }
        return batches;
    }
}
