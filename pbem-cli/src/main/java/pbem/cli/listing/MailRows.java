package pbem.cli.listing;

import pbem.repository.InboxItem;
import pbem.repository.OutboxItem;
import pbem.repository.watch.Histories;

/** Mails as table rows, with values by column name. */
public final class MailRows {

    private MailRows() {}

    public static Row of(InboxItem item) {
        return new Row()
                .with("id", item.id())
                .with("messageId", item.messageId())
                .with("from", item.from())
                .with("subject", item.subject())
                .with("receivedAt", item.receivedAt())
                .with("outcome", item.outcome())
                .with("reason", item.reason())
                .with("repeats", item.repeats());
    }

    public static Row of(OutboxItem item) {
        return new Row()
                .with("id", item.id())
                .with("messageId", item.messageId())
                .with("to", item.to())
                .with("subject", item.subject())
                .with("state", item.state())
                .with("attempts", item.attempts())
                .with("nextAttemptAt", item.nextAttemptAt())
                .with("lastError", item.lastError());
    }

    static Row of(Histories.Came mail) {
        return new Row()
                .with("kind", "in")
                .with("at", mail.at())
                .with("mail", mail.id())
                .with("from", mail.sender())
                .with("subject", mail.subject())
                .with("outcome", mail.state())
                .with("reason", mail.reason())
                .with("repeats", mail.repeats());
    }

    static Row of(Histories.Went mail) {
        return new Row()
                .with("kind", "out")
                .with("at", mail.at())
                .with("mail", mail.id())
                .with("to", mail.to())
                .with("about", mail.kind())
                .with("board", mail.board())
                .with("revision", mail.revision())
                .with("cause", mail.cause())
                .with("state", mail.state())
                .with("attempts", mail.attempts())
                .with("nextAttemptAt", mail.next())
                .with("sentAt", mail.sentAt())
                .with("bouncedAt", mail.bouncedAt())
                .with("said", mail.said());
    }
}
