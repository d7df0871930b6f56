package pbem.mail.intake;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.notice.Notice;
import pbem.repository.Claim;
import pbem.repository.InboundMails.Twin;
import pbem.repository.MailOutcome;
import pbem.repository.PendingConfirmation;
import pbem.repository.Repositories;
import pbem.request.CommandResult;

/**
 * The copies of a mail that came to other addresses of ours. A mail to two of our addresses is delivered twice and must
 * act once. Copies are looked for inside the transaction of the outcome, so that if two workers have one copy each, the
 * second finds the first.
 */
record Twins(Repositories repositories, Claim claim) {

    private static final List<String> WITHOUT_EFFECT = Stream.of(
                    CommandResult.Status.HELD, CommandResult.Status.ASKED, CommandResult.Status.REFUSED)
            .map(Twins::word)
            .toList();

    /** The outcomes of mails that were heard. Others, such as those that were not letters, had no effect. */
    private static final List<String> HEARD = Stream.concat(
                    Stream.of(CommandResult.Status.values()).map(Twins::word), Stream.of(MailOutcome.IGNORED))
            .toList();

    /**
     * The number of the mail that was heard in place of this one; empty if this one is to be heard. A reply address can
     * be among the hidden recipients; then only one copy proves its sender. If that is the later one, it acts, and the
     * requests of the other that wait for confirmation are dropped.
     *
     * @param proven whether this mail proves its sender
     */
    Optional<Long> heard(boolean proven) {
        List<Twin> twins = repositories.inboundMails().twins(claim, HEARD);
        if (twins.isEmpty()) {
            return Optional.empty();
        }
        boolean actsNow = proven && twins.stream().allMatch(this::cameToNothing);
        if (actsNow) {
            twins.forEach(this::dropPending);
            return Optional.empty();
        }
        return Optional.of(twins.get(0).id());
    }

    private boolean cameToNothing(Twin twin) {
        return twin.player().isEmpty()
                && WITHOUT_EFFECT.contains(twin.outcome())
                && questions(twin).stream()
                        .noneMatch(asked -> pending(asked)
                                .filter(pending -> pending.state() == PendingConfirmation.State.CONFIRMED)
                                .isPresent());
    }

    private void dropPending(Twin twin) {
        for (Question question : questions(twin)) {
            pending(question)
                    .ifPresent(pending ->
                            repositories.confirmations().settle(pending, PendingConfirmation.State.CANCELLED));
            repositories.outboundMails().withdraw(question.mail(), "its question is settled");
        }
    }

    private Optional<PendingConfirmation> pending(Question question) {
        return repositories.confirmations().numbered(question.asked().hold());
    }

    /** @param mail its number in the outbox */
    private record Question(long mail, Notice.ConfirmRequest asked) {}

    /** Our mails that asked for confirmation of that copy. */
    private List<Question> questions(Twin twin) {
        return repositories.outboundMails().answersTo(twin.id()).stream()
                .flatMap(posted -> posted.notice() instanceof Notice.ConfirmRequest asked
                        ? Stream.of(new Question(posted.id(), asked))
                        : Stream.empty())
                .toList();
    }

    private static String word(CommandResult.Status verdict) {
        return verdict.name().toLowerCase(Locale.ROOT);
    }
}
