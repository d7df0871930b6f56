package pbem.cli.home;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import pbem.cli.metrics.StepTimes;
import pbem.cli.metrics.TimedStep;
import pbem.mail.delivery.MailTransport;
import pbem.mail.delivery.NoticeRenderer;
import pbem.repository.OutboxItem;
import pbem.repository.OutgoingMail;
import pbem.repository.Repositories;

/**
 * Wrappers around the parts that write and carry the mails of the outbox. They add nothing, except where faults are
 * tried out.
 *
 * @param nanos a clock in nanoseconds that is never set, which tells how long ago a death was
 */
record Seams(UnaryOperator<NoticeRenderer> writing, UnaryOperator<MailTransport> sending, LongSupplier nanos) {

    static final Seams NOTHING = new Seams(renderer -> renderer, transport -> transport, System::nanoTime);

    /** These wrappers, which also measure how long writing and sending take. */
    Seams timed(StepTimes times) {
        return new Seams(
                renderer -> new TimedRenderer(writing.apply(renderer), times),
                transport -> {
                    MailTransport carrier = sending.apply(transport);
                    return mail -> times.time(TimedStep.SEND, () -> carrier.carry(mail));
                },
                nanos);
    }

    private record TimedRenderer(NoticeRenderer renderer, StepTimes times) implements NoticeRenderer {

        @Override
        public Optional<OutgoingMail> write(long id) {
            return times.time(TimedStep.WRITE, () -> renderer.write(id));
        }

        @Override
        public List<Supplier<Optional<OutgoingMail>>> read(Repositories repositories, List<Long> ids) {
            return renderer.read(repositories, ids).stream()
                    .<Supplier<Optional<OutgoingMail>>>map(mail -> () -> times.time(TimedStep.WRITE, mail))
                    .toList();
        }

        @Override
        public OutboxItem completed(OutboxItem item) {
            return renderer.completed(item);
        }
    }
}
