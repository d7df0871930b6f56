package pbem.cli.listing;

import pbem.repository.InboxItem;
import pbem.repository.OutboxItem;
import pbem.repository.watch.Histories;

/** Mails as table rows, with values by column name. */
public final class MailRows {

    private MailRows() {}

    public static Row of(InboxItem item) {
        return new Row().with(item, "id", "messageId", "from", "subject", "receivedAt", "outcome", "reason", "repeats");
    }

    public static Row of(OutboxItem item) {
        return new Row()
                .with(item, "id", "messageId", "to", "subject", "state", "attempts", "nextAttemptAt", "lastError");
    }

    static Row of(Histories.Came mail) {
        return new Row()
                .with("kind", "in")
                .with("at", mail.at())
                .with("mail", mail.id())
                .with("from", mail.sender())
                .with("subject", mail.subject())
                .with("outcome", mail.state())
                .with(mail, "reason", "repeats");
    }

    static Row of(Histories.Went mail) {
        return new Row()
                .with("kind", "out")
                .with("at", mail.at())
                .with("mail", mail.id())
                .with("to", mail.to())
                .with("about", mail.kind())
                .with(mail, "board", "revision", "cause", "state", "attempts")
                .with("nextAttemptAt", mail.next())
                .with(mail, "sentAt", "bouncedAt", "said");
    }
}
