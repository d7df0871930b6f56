package pbem.mail.mailbox;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Cuts a long list of mails into batches that fit into memory and are large enough that round trips cost little. */
final class Batches {

    private static final int MAILS = 100;
    private static final long OCTETS = 20_000_000;

    private Batches() {}

    /**
     * @param sizes in octets; a mail without one is left out
     * @param largest mails of more octets are not fetched as a whole and count as empty
     */
    static List<List<Long>> of(List<Long> uids, Map<Long, Integer> sizes, int largest) {
        List<List<Long>> batches = new ArrayList<>();
        List<Long> batch = new ArrayList<>();
        long octets = 0;
        for (long uid : uids) {
            if (!sizes.containsKey(uid)) {
                continue;
            }
            int size = sizes.get(uid) > largest ? 0 : sizes.get(uid);
            if (batch.size() == MAILS || !batch.isEmpty() && octets + size > OCTETS) {
                batches.add(batch);
                batch = new ArrayList<>();
                octets = 0;
            }
            batch.add(uid);
            octets += size;
        }
        if (!batch.isEmpty()) {
            batches.add(batch);
        }
        return batches;
    }
}
