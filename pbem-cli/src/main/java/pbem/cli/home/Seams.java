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
 * What stands between the outbox and those who write and carry its mails: nothing, except where faults are tried out.
 *
 * @param nanos a clock that nobody sets, by which deaths are long ago or not
 */
record Seams(UnaryOperator<NoticeRenderer> writing, UnaryOperator<MailTransport> sending, LongSupplier nanos) {

    static final Seams NOTHING = new Seams(renderer -> renderer, transport -> transport, System::nanoTime);

    /** The same, and how long they take is said. */
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
