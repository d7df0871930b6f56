package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.notice.Notice;
import pbem.repository.MailThreads;
import pbem.repository.PostedNotice;

/**
 * Finds the mails that the mail of a notice follows in its thread; all ids are in brackets.
 *
 * @param received the mail that caused the notice, if one did
 */
record MailReferences(
        MailIdentity identity, MailThreads threads, PostedNotice posted, Optional<MailThreads.Received> received) {

    private static final Pattern ID = Pattern.compile("[!-;=?-~]+@[!-;=?-~]+");
    private static final Pattern OWN_ID = Pattern.compile("pbem\\.([0-9a-f]{8,64})@.*");
    private static final Pattern BRACKETS = Pattern.compile("^<|>$");
    private static final int LONGEST_ID = 250;

    /** The most ids in a header: mail programs do not read longer ones. */
    private static final int MOST_IDS = 20;

    /**
     * The most ids in a mail to an unproven address: a stranger may have written the ids, so only a few are passed on.
     */
    private static final int MOST_IDS_UNPROVEN = 3;

    static MailReferences of(MailIdentity identity, MailThreads threads, PostedNotice posted) {
        Optional<MailThreads.Received> received =
                posted.cause().isPresent() ? threads.received(posted.cause().getAsLong()) : Optional.empty();
        return new MailReferences(identity, threads, posted, received);
    }

    /**
     * The mails that the mail answers, oldest first: those that the reader's own mail answered, and then that mail
     * itself. Only the reader's own: another player's Message-IDs are private.
     */
    List<String> answered(List<String> recipients) {
        boolean sureOfSender = posted.notice() instanceof Notice.Reply;
        int most = posted.to().player().isPresent() ? MOST_IDS : MOST_IDS_UNPROVEN;
        return received.filter(mail -> sureOfSender || recipients.stream().anyMatch(mail.sender()::equalsIgnoreCase))
                .map(mail -> ids(mail, most))
                .orElse(List.of());
    }

    private static List<String> ids(MailThreads.Received mail, int most) {
        Optional<String> own = id(BRACKETS.matcher(mail.messageId().strip()).replaceAll(""));
        if (own.isEmpty()) {
            return List.of();
        }
        List<String> ids = new ArrayList<>(
                mail.answered().stream().flatMap(id -> id(id).stream()).toList());
        ids.add(own.get());
        List<String> distinct = ids.stream().distinct().toList();
        return distinct.subList(Math.max(0, distinct.size() - most), distinct.size());
    }

    private static Optional<String> id(String bare) {
        return bare.length() <= LONGEST_ID && ID.matcher(bare).matches()
                ? Optional.of("<" + bare + ">")
                : Optional.empty();
    }

    /**
     * The subject of our mail that the reader answered; empty if they answered none, or if this mail is not an answer.
     */
    Optional<String> answeredSubject() {
        if (!(posted.notice() instanceof Notice.Reply) || posted.to().player().isEmpty()) {
            return Optional.empty();
        }
        long player = posted.to().player().get();
        return received.stream().flatMap(mail -> subjects(mail, player)).reduce((older, newer) -> newer);
    }

    private Stream<String> subjects(MailThreads.Received mail, long player) {
        return mail.answered().stream()
                .map(id -> OWN_ID.matcher(id.toLowerCase(Locale.ROOT)))
                .filter(Matcher::matches)
                .flatMap(own -> threads.subject(own.group(1), player).stream());
    }

    /** The previous mail that the player got about the board in whose thread the mail is. */
    Optional<String> previous(Optional<MailThread> thread) {
        if (thread.isEmpty()
                || thread.get().board().isEmpty()
                || posted.to().player().isEmpty()) {
            return Optional.empty();
        }
        return threads.previous(
                        thread.get().board().getAsInt(), posted.to().player().get(), posted.id())
                .map(identity::messageId);
    }
}
