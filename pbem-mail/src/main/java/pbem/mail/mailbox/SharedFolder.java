package pbem.mail.mailbox;

import jakarta.mail.MessagingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.angus.mail.iap.Argument;
import org.eclipse.angus.mail.iap.ProtocolException;
import org.eclipse.angus.mail.iap.Response;
import org.eclipse.angus.mail.imap.IMAPFolder;
import org.eclipse.angus.mail.imap.protocol.BASE64MailboxEncoder;
import org.eclipse.angus.mail.imap.protocol.BODY;
import org.eclipse.angus.mail.imap.protocol.FetchResponse;
import org.eclipse.angus.mail.imap.protocol.IMAPProtocol;
import org.eclipse.angus.mail.imap.protocol.IMAPResponse;
import org.eclipse.angus.mail.imap.protocol.RFC822SIZE;
import org.eclipse.angus.mail.imap.protocol.UID;
import org.eclipse.angus.mail.imap.protocol.UIDSet;

/**
 * An open folder that others use at the same time. Mails are named only by their UIDs, since a sequence number can mean
 * another mail as soon as another session has removed one. A mail that is gone is left out without a fault: if a server
 * refuses a command because of it, the command is repeated for the other mails.
 *
 * <p>The library's own methods use sequence numbers. They also parse each mail and keep it in memory as long as the
 * folder is open.
 */
record SharedFolder(IMAPFolder folder) {

    /** The most UIDs in one command, so that every server accepts the length of its line. */
    private static final int UIDS_A_COMMAND = 500;

    /** Fetches the start of a header, more than the mail reader looks at. */
    private static final String HEADER = "BODY.PEEK[HEADER]<0.200000>";

    private static final String WHOLE = "BODY.PEEK[]";

    /** The mails on the server that meet the criteria now, oldest first. */
    List<Long> search(String criteria) throws MessagingException {
        List<Long> uids = new ArrayList<>();
        Optional<String> refusal = say("UID SEARCH " + criteria, NOTHING_MORE, line -> {
            if (line instanceof IMAPResponse found && found.keyEquals("SEARCH")) {
                for (long uid = found.readLong(); uid != -1; uid = found.readLong()) {
                    uids.add(uid);
                }
                return true;
            }
            return false;
        });
        if (refusal.isPresent()) {
            throw new MessagingException(refusal.get());
        }
        return uids.stream().sorted().distinct().toList();
    }

    /** The size of each of these mails in octets. */
    Map<Long, Integer> sizes(List<Long> uids) throws MessagingException {
        Map<Long, Integer> sizes = new HashMap<>();
        for (int from = 0; from < uids.size(); from += UIDS_A_COMMAND) {
            List<Long> some = uids.subList(from, Math.min(uids.size(), from + UIDS_A_COMMAND));
            sizes.putAll(fetch(some, "RFC822.SIZE", SharedFolder::size));
        }
        return sizes;
    }

    /** The bytes of the mails, fetched in one command, without marking them as read. */
    Map<Long, byte[]> whole(Collection<Long> uids) throws MessagingException {
        return fetch(uids, WHOLE, SharedFolder::bytes);
    }

    Map<Long, byte[]> headers(Collection<Long> uids) throws MessagingException {
        return fetch(uids, HEADER, SharedFolder::bytes);
    }

    private <T> Map<Long, T> fetch(Collection<Long> uids, String what, Function<FetchResponse, Optional<T>> item)
            throws MessagingException {
        Map<Long, T> found = new HashMap<>();
        forEach(
                uids,
                rest -> say("UID FETCH " + set(rest) + " (UID " + what + ")", NOTHING_MORE, line -> {
                    if (!(line instanceof FetchResponse mail) || mail.getItem(UID.class) == null) {
                        return false; // it reports flags that another session set
                    }
                    Optional<T> one = item.apply(mail);
                    one.ifPresent(value -> found.put(mail.getItem(UID.class).uid, value));
                    return one.isPresent();
                }));
        return found;
    }

    private static Optional<Integer> size(FetchResponse mail) {
        return Optional.ofNullable(mail.getItem(RFC822SIZE.class))
                .map(octets -> (int) Math.min(octets.size, Integer.MAX_VALUE));
    }

    private static Optional<byte[]> bytes(FetchResponse mail) {
        return Optional.ofNullable(mail.getItem(BODY.class))
                .map(BODY::getByteArray)
                .map(octets -> octets.getNewBytes());
    }

    /** @param flags separated by spaces */
    void flag(Collection<Long> uids, String flags) throws MessagingException {
        forEach(uids, rest -> say("UID STORE " + set(rest) + " +FLAGS.SILENT (" + flags + ")", NOTHING_MORE, UNREAD));
    }

    void move(Collection<Long> uids, String target) throws MessagingException {
        forEach(uids, rest -> say("UID MOVE " + set(rest), name(target), UNREAD));
    }

    void copy(Collection<Long> uids, String target) throws MessagingException {
        forEach(uids, rest -> say("UID COPY " + set(rest), name(target), UNREAD));
    }

    /** Removes those of these mails that are flagged as deleted. For servers with UIDPLUS. */
    void expunge(Collection<Long> uids) throws MessagingException {
        forEach(uids, rest -> say("UID EXPUNGE " + set(rest), NOTHING_MORE, UNREAD));
    }

    /** Removes all mails that are flagged as deleted. */
    void expungeAll() throws MessagingException {
        Optional<String> refusal = say("EXPUNGE", NOTHING_MORE, UNREAD);
        if (refusal.isPresent()) {
            throw new MessagingException(refusal.get());
        }
    }

    private interface Command {
        Optional<String> say(Collection<Long> uids) throws MessagingException;
    }

    /**
     * Sends a command for these mails. If it is refused, sends it again without the mails that are gone, as long as
     * there are fewer each time.
     */
    private void forEach(Collection<Long> uids, Command command) throws MessagingException {
        Collection<Long> rest = uids;
        while (!rest.isEmpty()) {
            Optional<String> refusal = command.say(rest);
            if (refusal.isEmpty()) {
                return;
            }
            say("NOOP", NOTHING_MORE, UNREAD); // some servers report removed mails only then
            List<Long> left = search("UID " + set(rest));
            if (left.size() == rest.size()) {
                throw new MessagingException(refusal.get());
            }
            rest = left;
        }
    }

    private static String set(Collection<Long> uids) {
        return UIDSet.toString(UIDSet.createUIDSets(
                uids.stream().mapToLong(Long::longValue).sorted().toArray()));
    }

    private interface Writing {
        Argument of(IMAPProtocol protocol);
    }

    private static final Writing NOTHING_MORE = protocol -> null;

    private static Writing name(String folder) {
        return protocol -> protocol.supportsUtf8()
                ? new Argument().writeString(folder, StandardCharsets.UTF_8)
                : new Argument().writeString(BASE64MailboxEncoder.encode(folder));
    }

    private interface Reading {
        /** Whether the line was meant for us, so that the library need not see it. */
        boolean read(Response line) throws ProtocolException;
    }

    private static final Reading UNREAD = line -> false;

    /** @return why the server refused the command; empty if it did not */
    private Optional<String> say(String command, Writing more, Reading reading) throws MessagingException {
        return Optional.ofNullable((String) folder.doCommand(protocol -> answer(protocol, command, more, reading)));
    }

    /** Like {@link #say}, but returns null instead of empty, as the library expects. */
    private static String answer(IMAPProtocol protocol, String command, Writing more, Reading reading)
            throws ProtocolException {
        Response[] answer = protocol.command(command, more.of(protocol));
        Response end = answer[answer.length - 1];
        for (int i = 0; i < answer.length - 1; i++) {
            if (answer[i] != null && reading.read(answer[i])) {
                answer[i] = null;
            }
        }
        protocol.notifyResponseHandlers(answer);
        if (end.isNO()) {
            return command.split(" [0-9]")[0] + ": " + end.getRest();
        }
        protocol.handleResult(end);
        return null;
    }
}
