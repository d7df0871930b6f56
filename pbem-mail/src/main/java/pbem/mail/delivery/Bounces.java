package pbem.mail.delivery;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.mail.reading.Bounce;
import pbem.mail.writing.MailIdentity;
import pbem.mail.writing.ReturnAddresses;
import pbem.phrase.Phrase;
import pbem.repository.AddressHealth;
import pbem.repository.AddressHealth.Failure;
import pbem.repository.OutboundMails.Sent;
import pbem.repository.Repositories;

/**
 * Bounces: which mail failed to reach which address. Only a bounce with the signed return address or the random
 * Message-ID of a mail of this server counts; anybody could write another.
 */
public record Bounces(ReturnAddresses addresses) {

    /**
     * Records the bounce with the mail and its address.
     *
     * @return the result for the record
     */
    public Phrase note(Repositories repositories, Bounce bounce, Instant at) {
        Optional<Sent> sent = sent(repositories, bounce, at);
        if (sent.isEmpty()) {
            return Phrase.of("letter.bounce");
        }
        long id = sent.get().id();
        boolean hard = bounce.severity() == Bounce.Severity.HARD || bounce.severity() == Bounce.Severity.POLICY;
        String reason = reason(bounce);
        boolean news = hard ? !sent.get().forGood() : !sent.get().cameBack();
        if (news) {
            repositories.outboundMails().bounced(id, reason, hard, at);
        }
        Optional<AddressHealth.Condition> condition = failed(sent.get(), bounce)
                .filter(address -> news)
                .flatMap(address -> repositories
                        .addressHealth()
                        .failed(
                                address,
                                failure(bounce.severity()),
                                reason,
                                sent.get().sentAt().orElse(at),
                                at));
        return condition.filter(AddressHealth.Condition::isPaused).isPresent()
                ? Phrase.of("letter.bounce-paused", Long.toString(id), reason)
                : Phrase.of("letter.bounce-of", Long.toString(id), reason);
    }

    /** The address that failed: the one in the report if the mail went there, or the only one that it went to. */
    private static Optional<String> failed(Sent sent, Bounce bounce) {
        return bounce.failedAddress()
                .filter(address -> sent.recipients().stream().anyMatch(address::equalsIgnoreCase))
                .or(() -> sent.recipients().size() == 1
                        ? Optional.of(sent.recipients().get(0))
                        : Optional.empty());
    }

    private static Failure failure(Bounce.Severity severity) {
        return switch (severity) {
            case HARD -> Failure.LASTING;
            case POLICY -> Failure.POLICY;
            case SOFT, UNKNOWN -> Failure.PASSING;
        };
    }

    private static String reason(Bounce bounce) {
        String kind = switch (bounce.severity()) {
            case HARD -> "for good";
            case POLICY -> "by policy";
            case SOFT -> "for now";
            case UNKNOWN -> "without a readable reason";
        };
        return bounce.status().map(status -> kind + ", " + status).orElse(kind);
    }

    private Optional<Sent> sent(Repositories repositories, Bounce bounce, Instant at) {
        OptionalLong returned = addresses.returned(bounce.addressedTo(), at);
        if (returned.isPresent()) {
            return repositories.outboundMails().find(returned.getAsLong());
        }
        return MailIdentity.tokens(bounce.originalMessageId().stream().toList())
                .findFirst()
                .flatMap(repositories.outboundMails()::find);
    }
}
