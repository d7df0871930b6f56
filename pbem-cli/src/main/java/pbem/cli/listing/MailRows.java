package pbem.cli.listing;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import pbem.repository.InboxItem;
import pbem.repository.OutboxItem;

/** Mails as table rows, with values by column name. */
public final class MailRows {

    private MailRows() {}

    public static Map<String, Object> of(InboxItem item) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("id", item.id());
        row.put("messageId", item.messageId());
        row.put("from", item.from());
        row.put("subject", item.subject());
        row.put("receivedAt", item.receivedAt().toString());
        row.put("outcome", item.outcome().orElse(null));
        row.put("reason", item.reason().orElse(null));
        row.put("repeats", item.repeats());
        return row;
    }

    public static Map<String, Object> of(OutboxItem item) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("id", item.id());
        row.put("messageId", item.messageId());
        row.put("to", item.to());
        row.put("subject", item.subject());
        row.put("state", item.state().name().toLowerCase(Locale.ROOT));
        row.put("attempts", item.attempts());
        row.put("nextAttemptAt", item.nextAttemptAt().toString());
        row.put("lastError", item.lastError().orElse(null));
        return row;
    }
}
