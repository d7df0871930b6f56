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
 * An open folder in which others work at the same time. Mails are spoken of by their UIDs alone, since a number in the
 * sequence can be another mail's as soon as somebody has removed one. A mail that is gone is left out, and no fault: where a
 * server refuses a command because of it, the rest is asked for once more.
 *
 * <p>The library's own way goes by numbers. It also takes a mail apart and keeps it in memory as long as the folder is open.
 */
final class SharedFolder {

    /** Their line is one that every server takes. */
    private static final int UIDS_A_COMMAND = 500;

    /** More of a header than the reader looks at. */
    private static final String HEADER = "BODY.PEEK[HEADER]<0.200000>";

    private static final String WHOLE = "BODY.PEEK[]";

    private final IMAPFolder folder;

    SharedFolder(IMAPFolder folder) {
        this.folder = folder;
    }

    /** The mails to which this applies, as the server has them now, the oldest first. */
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

    /** How many octets each of these mails has. */
    Map<Long, Integer> sizes(List<Long> uids) throws MessagingException {
        Map<Long, Integer> sizes = new HashMap<>();
        for (int from = 0; from < uids.size(); from += UIDS_A_COMMAND) {
            List<Long> some = uids.subList(from, Math.min(uids.size(), from + UIDS_A_COMMAND));
            sizes.putAll(fetch(some, "RFC822.SIZE", SharedFolder::size));
        }
        return sizes;
    }

    /** The mails as the bytes that they are, all in one command, without marking them as read. */
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
                        return false; // it tells of another session's flags
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

    /** @param flags with a space between two */
    void flag(Collection<Long> uids, String flags) throws MessagingException {
        forEach(uids, rest -> say("UID STORE " + set(rest) + " +FLAGS.SILENT (" + flags + ")", NOTHING_MORE, UNREAD));
    }

    void move(Collection<Long> uids, String target) throws MessagingException {
        forEach(uids, rest -> say("UID MOVE " + set(rest), name(target), UNREAD));
    }

    void copy(Collection<Long> uids, String target) throws MessagingException {
        forEach(uids, rest -> say("UID COPY " + set(rest), name(target), UNREAD));
    }

    /** Removes those of these mails that are flagged as deleted. Of a server with UIDPLUS. */
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

    /** Says it again without the mails that are gone, as long as that makes them fewer. */
    private void forEach(Collection<Long> uids, Command command) throws MessagingException {
        Collection<Long> rest = uids;
        while (!rest.isEmpty()) {
            Optional<String> refusal = command.say(rest);
            if (refusal.isEmpty()) {
                return;
            }
            say("NOOP", NOTHING_MORE, UNREAD); // some servers tell only then what is gone
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
        /** Whether this was for us, and no news for the library. */
        boolean read(Response line) throws ProtocolException;
    }

    private static final Reading UNREAD = line -> false;

    /** @return why the server does not do it; empty if it did */
    private Optional<String> say(String command, Writing more, Reading reading) throws MessagingException {
        return Optional.ofNullable((String) folder.doCommand(protocol -> answer(protocol, command, more, reading)));
    }

    /** As {@link #say}, with null for empty, as the library has it. */
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
