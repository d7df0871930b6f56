package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.notice.Notice;
import pbem.repository.MailThreads;
import pbem.repository.PostedNotice;

/**
 * The mails that the mail of a notice follows in its thread; all ids are in brackets.
 *
 * @param received the mail that caused the notice, if one did
 * @param answered the mails that the mail answers, oldest first: those that the reader's own mail answered, and then
 *     that mail itself. Only the reader's own: another player's Message-IDs are private.
 */
record MailReferences(
        MailIdentity identity,
        MailThreads threads,
        PostedNotice posted,
        Optional<MailThreads.Received> received,
        List<String> answered) {

    private static final Pattern ID = Pattern.compile("[!-;=?-~]+@[!-;=?-~]+");
    private static final Pattern BRACKETS = Pattern.compile("^<|>$");
    private static final int LONGEST_ID = 250;

    /** The most ids in a header: mail programs do not read longer ones. */
    private static final int MOST_IDS = 20;

    /**
     * The most ids in a mail to an unproven address: a stranger may have written the ids, so only a few are passed on.
     */
    private static final int MOST_IDS_UNPROVEN = 3;

    /** @param recipients the addresses of the reader */
    static MailReferences of(MailIdentity identity, MailThreads threads, PostedNotice posted, List<String> recipients) {
        Optional<MailThreads.Received> received =
                posted.cause().isPresent() ? threads.received(posted.cause().getAsLong()) : Optional.empty();
        boolean sureOfSender = posted.notice() instanceof Notice.Reply;
        int most = posted.to().player().isPresent() ? MOST_IDS : MOST_IDS_UNPROVEN;
        List<String> answered = received.filter(
                        mail -> sureOfSender || recipients.stream().anyMatch(mail.sender()::equalsIgnoreCase))
                .map(mail -> ids(mail, most))
                .orElse(List.of());
        return new MailReferences(identity, threads, posted, received, answered);
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
        return MailIdentity.tokens(mail.answered()).flatMap(token -> threads.subject(token, player).stream());
    }

    /**
     * The mails that a mail in a thread follows: an id that all mails of the thread refer to and no mail has, and those
     * that it answers.
     */
    List<String> in(String thread) {
        return follows(thread, Optional.empty());
    }

    /**
     * The mails that a mail about a board follows; if it answers none of ours, also the previous one that the player got
     * about that board.
     */
    List<String> inThreadOfBoard(int number) {
        Optional<Long> player = posted.to().player().filter(reader -> answered.size() <= 1);
        return follows(
                "board." + number,
                player.flatMap(reader -> threads.previous(number, reader, posted.id()))
                        .map(identity::messageId));
    }

    private List<String> follows(String thread, Optional<String> previous) {
        return Stream.of(Stream.of(identity.messageId(thread)), previous.stream(), answered.stream())
                .flatMap(ids -> ids)
                .distinct()
                .toList();
    }
}
