package pbem.mail.delivery;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.mail.reading.Bounce;
import pbem.phrase.Phrase;
import pbem.repository.AddressHealth;
import pbem.repository.AddressHealth.Failure;
import pbem.store.Store;

/**
 * What a mail that came back says about the mail that it was and the address that it did not reach. Only one that bears
 * the signed return address or the random Message-ID of a mail of ours says anything: any other could be written by anybody.
 */
public final class Bounces {

    private static final Pattern OWN_ID = Pattern.compile("pbem\\.([0-9a-f]{8,64})@.*");

    private final ReturnAddresses addresses;

    public Bounces(ReturnAddresses addresses) {
        this.addresses = addresses;
    }

    /** A mail of ours as a bounce finds it. */
    private record Sent(long id, List<String> recipients, boolean cameBack, boolean forGood) {}

    /** Whether a mail went to an address that only mail servers have reason to write to. */
    public boolean isReturned(List<String> addressedTo, Instant now) {
        return addresses.returned(addressedTo, now).isPresent();
    }

    /**
     * Notes it in the books.
     *
     * @return for the record
     */
    public Phrase note(Store.Transaction tx, Bounce bounce, Instant at) {
        Optional<Sent> sent = sent(tx, bounce, at);
        if (sent.isEmpty()) {
            return Phrase.of("letter.bounce");
        }
        long id = sent.get().id();
        boolean hard = bounce.severity() == Bounce.Severity.HARD;
        String reason = reason(bounce);
        boolean news = hard ? !sent.get().forGood() : !sent.get().cameBack();
        if (news) {
            tx.handle()
                    .createUpdate("UPDATE outbox SET bounced_at = :at, last_error = :reason,"
                            + " state = CASE WHEN :hard THEN 'BOUNCED' ELSE state END WHERE id = :id")
                    .bind("id", id)
                    .bind("at", at.toEpochMilli())
                    .bind("reason", reason)
                    .bind("hard", hard)
                    .execute();
        }
        Optional<AddressHealth.Condition> condition = failed(sent.get(), bounce)
                .filter(address -> news)
                .flatMap(address -> tx.repositories()
                        .addressHealth()
                        .failed(address, hard ? Failure.LASTING : Failure.PASSING, reason, at));
        return condition.filter(AddressHealth.Condition::isPaused).isPresent()
                ? Phrase.of("letter.bounce-paused", Long.toString(id), reason)
                : Phrase.of("letter.bounce-of", Long.toString(id), reason);
    }

    /** The address that the report names if the mail went there, or the only one that it went to. */
    private static Optional<String> failed(Sent sent, Bounce bounce) {
        return bounce.failedAddress()
                .filter(address -> sent.recipients().stream().anyMatch(address::equalsIgnoreCase))
                .or(() -> sent.recipients().size() == 1
                        ? Optional.of(sent.recipients().get(0))
                        : Optional.empty());
    }

    private static String reason(Bounce bounce) {
        String kind = switch (bounce.severity()) {
            case HARD -> "for good";
            case SOFT -> "for now";
            case UNKNOWN -> "without a reason that I understand";
        };
        return bounce.status().map(status -> kind + ", " + status).orElse(kind);
    }

    private Optional<Sent> sent(Store.Transaction tx, Bounce bounce, Instant at) {
        OptionalLong returned = addresses.returned(bounce.addressedTo(), at);
        if (returned.isPresent()) {
            return find(tx, "id = :key", returned.getAsLong());
        }
        return bounce.originalMessageId()
                .map(id -> OWN_ID.matcher(id.toLowerCase(Locale.ROOT)))
                .filter(Matcher::matches)
                .flatMap(own -> find(tx, "token = :key", own.group(1)));
    }

    private static Optional<Sent> find(Store.Transaction tx, String condition, Object key) {
        return tx.handle()
                .createQuery("SELECT id, recipients, bounced_at, state FROM outbox WHERE recipients IS NOT NULL AND "
                        + condition)
                .bind("key", key)
                .map((row, context) -> new Sent(
                        row.getLong("id"),
                        List.of(row.getString("recipients").split(",")),
                        row.getObject("bounced_at") != null,
                        row.getString("state").equals("BOUNCED")))
                .findOne();
    }
}
