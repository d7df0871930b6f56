package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.repository.MailThreads;
import pbem.repository.PostedNotice;

/** Which mails the mail of a notice follows; all ids in brackets. */
record MailReferences(MailIdentity identity, MailThreads threads, PostedNotice posted) {

    private static final Pattern ID = Pattern.compile("[!-;=?-~]+@[!-;=?-~]+");
    private static final Pattern OWN_ID = Pattern.compile("pbem\\.([0-9a-f]{8,64})@.*");
    private static final Pattern BRACKETS = Pattern.compile("^<|>$");
    private static final int LONGEST_ID = 250;

    /** A header with more ids is longer than mail programs read. */
    private static final int MOST_IDS = 20;

    /**
     * What the mail answers, the oldest first: what the reader's own mail answered, and at the end that mail itself. The
     * reader's own only: what another player's mail program calls its mails is nobody's business.
     */
    List<String> answered(List<String> recipients) {
        boolean sureOfSender = posted.notice() instanceof Notice.Reply;
        return received()
                .filter(mail -> sureOfSender || recipients.stream().anyMatch(mail.sender()::equalsIgnoreCase))
                .map(MailReferences::ids)
                .orElse(List.of());
    }

    private static List<String> ids(MailThreads.Received mail) {
        Optional<String> own =
                id(BRACKETS.matcher(mail.messageId().strip()).replaceAll(""));
        if (own.isEmpty()) {
            return List.of();
        }
        List<String> ids = new ArrayList<>(
                mail.answered().stream().flatMap(id -> id(id).stream()).toList());
        ids.add(own.get());
        List<String> distinct = ids.stream().distinct().toList();
        return distinct.subList(Math.max(0, distinct.size() - MOST_IDS), distinct.size());
    }

    private static Optional<String> id(String bare) {
        return bare.length() <= LONGEST_ID && ID.matcher(bare).matches()
                ? Optional.of("<" + bare + ">")
                : Optional.empty();
    }

    /** What the mail of ours was called that the reader answered; nothing if they answered none. */
    Optional<String> answeredSubject() {
        return posted.to()
                .match(
                        player -> received().stream()
                                .flatMap(mail -> subjects(mail, player))
                                .reduce((older, newer) -> newer),
                        address -> Optional.empty(),
                        admin -> Optional.empty());
    }

    private Stream<String> subjects(MailThreads.Received mail, Recipient.ToPlayer player) {
        return mail.answered().stream()
                .map(id -> OWN_ID.matcher(id.toLowerCase(Locale.ROOT)))
                .filter(Matcher::matches)
                .flatMap(own -> threads.subject(own.group(1), player).stream());
    }

    private Optional<MailThreads.Received> received() {
        return posted.cause().isPresent() ? threads.received(posted.cause().getAsLong()) : Optional.empty();
    }

    /** The last news that a player got of the board to whose thread the mail belongs. */
    Optional<String> previous(Optional<MailThread> thread) {
        if (thread.isEmpty() || thread.get().board().isEmpty() || !(posted.to() instanceof Recipient.ToPlayer player)) {
            return Optional.empty();
        }
        return threads.previous(thread.get().board().getAsInt(), player, posted.id())
                .map(identity::messageId);
    }
}
