package pbem.mail.intake;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.notice.Notice;
import pbem.repository.PendingConfirmation;
import pbem.repository.PostedNotice;
import pbem.request.CommandResult;
import pbem.store.PostedNoticeMapper;
import pbem.store.Store;

/**
 * The same mail as it came to other addresses of ours: a mail to two of them is brought twice and has to act once. Looked
 * for inside the transaction of the outcome, so that of two workers with one of them each the second finds the first.
 */
record Twins(Store.Transaction tx, long id) {

    private static final List<String> WITHOUT_EFFECT = Stream.of(
                    CommandResult.Status.HELD, CommandResult.Status.REFUSED)
            .map(Twins::word)
            .toList();

    /** One that was heard; of those that were no letters, or none of ours, nothing came. */
    private record Twin(long id, Optional<Long> player, String outcome) {}

    /**
     * The number of the mail that was heard in place of this one; empty if this one is to be heard. A reply address can be
     * among the hidden recipients: then only one of the twins proves its sender. If it is the later one, it acts, and what
     * was held of the other for want of proof is dropped.
     *
     * @param proven whether this one proves its sender
     */
    Optional<Long> heard(boolean proven) {
        List<Twin> twins = twins();
        if (twins.isEmpty()) {
            return Optional.empty();
        }
        boolean actsNow = proven && twins.stream().allMatch(this::cameToNothing);
        if (actsNow) {
            twins.forEach(this::dropHeld);
            return Optional.empty();
        }
        return Optional.of(twins.get(0).id());
    }

    private boolean cameToNothing(Twin twin) {
        return twin.player().isEmpty()
                && WITHOUT_EFFECT.contains(twin.outcome())
                && questions(twin).stream()
                        .noneMatch(asked -> hold(asked)
                                .filter(hold -> hold.state() == PendingConfirmation.State.CONFIRMED)
                                .isPresent());
    }

    private void dropHeld(Twin twin) {
        for (PostedNotice asked : questions(twin)) {
            hold(asked)
                    .ifPresent(hold ->
                            tx.repositories().confirmations().settle(hold, PendingConfirmation.State.CANCELLED));
            tx.handle()
                    .execute(
                            "UPDATE outbox SET state = 'DEAD', last_error = 'its question is settled' WHERE id = ?"
                                    + " AND state = 'WAITING'",
                            asked.id());
        }
    }

    private Optional<PendingConfirmation> hold(PostedNotice asked) {
        return tx.repositories().confirmations().numbered(((Notice.ConfirmRequest) asked.notice()).hold());
    }

    /** The mails in which we asked whether that one is true. */
    private List<PostedNotice> questions(Twin twin) {
        return tx
                .handle()
                .createQuery("SELECT * FROM outbox WHERE inbox_id = :id")
                .bind("id", twin.id())
                .map(new PostedNoticeMapper())
                .stream()
                .filter(posted -> posted.notice() instanceof Notice.ConfirmRequest)
                .toList();
    }

    private List<Twin> twins() {
        List<String> heard = Stream.concat(
                        Stream.of(CommandResult.Status.values()).map(Twins::word), Stream.of(MailOutcome.IGNORED))
                .toList();
        return tx.handle()
                .createQuery(
                        "SELECT other.id, other.player_id, other.outcome FROM inbox mail"
                                + " JOIN inbox other ON other.fingerprint = mail.fingerprint AND other.id <> mail.id"
                                + " WHERE mail.id = :id AND other.state = 'DONE' AND other.outcome IN (<heard>) ORDER BY other.id")
                .bind("id", id)
                .bindList("heard", heard)
                .map((row, context) -> new Twin(
                        row.getLong("id"),
                        Optional.ofNullable(row.getString("player_id")).map(Long::valueOf),
                        Objects.requireNonNull(row.getString("outcome"))))
                .list();
    }

    private static String word(CommandResult.Status verdict) {
        return verdict.name().toLowerCase(Locale.ROOT);
    }
}
