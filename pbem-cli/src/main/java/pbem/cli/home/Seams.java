package pbem.cli.home;

import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import pbem.cli.metrics.StepTimes;
import pbem.cli.metrics.TimedStep;
import pbem.mail.delivery.MailTransport;
import pbem.mail.writing.MailDraft;
import pbem.repository.OutgoingMail;

/**
 * Wrappers around the parts that write and carry the mails of the outbox. They change nothing, except in tests that
 * cause faults.
 *
 * @param nanos a clock in nanoseconds that is never set, which tells how long ago a death was
 */
record Seams(
        UnaryOperator<Function<MailDraft, OutgoingMail>> writing,
        UnaryOperator<MailTransport> sending,
        LongSupplier nanos) {

    static final Seams NOTHING = new Seams(writer -> writer, transport -> transport, System::nanoTime);

    /** These wrappers, which also measure how long writing and sending take. */
    Seams timed(StepTimes times) {
        return new Seams(
                writer -> {
                    Function<MailDraft, OutgoingMail> written = writing.apply(writer);
                    return draft -> times.time(TimedStep.WRITE, () -> written.apply(draft));
                },
                transport -> {
                    MailTransport carrier = sending.apply(transport);
                    return mail -> times.time(TimedStep.SEND, () -> carrier.carry(mail));
                },
                nanos);
    }
}
