package pbem.mail.writing;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.repository.MailThreads;
import pbem.repository.PostedNotice;

/** Which mails the mail of a notice follows; all ids in brackets. */
record MailReferences(MailIdentity identity, MailThreads threads, PostedNotice posted) {

    private static final Pattern ID = Pattern.compile("[!-;=?-~]+@[!-;=?-~]+");
    private static final Pattern BRACKETS = Pattern.compile("^<|>$");
    private static final int LONGEST_ID = 250;

    /** The reader's own mail only: what another player's mail program calls its mails is nobody's business. */
    Optional<String> answered(List<String> recipients) {
        if (posted.cause().isEmpty()) {
            return Optional.empty();
        }
        boolean sureOfSender = posted.notice() instanceof Notice.Reply;
        return threads.received(posted.cause().getAsLong())
                .filter(mail -> sureOfSender || recipients.stream().anyMatch(mail.sender()::equalsIgnoreCase))
                .map(mail -> BRACKETS.matcher(mail.messageId().strip()).replaceAll(""))
                .filter(id -> id.length() <= LONGEST_ID && ID.matcher(id).matches())
                .map(id -> "<" + id + ">");
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
