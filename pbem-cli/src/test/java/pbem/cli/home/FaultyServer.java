package pbem.cli.home;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.LongSupplier;
import pbem.mail.delivery.MailTransport;
import pbem.mail.writing.MailDraft;
import pbem.repository.OutgoingMail;

/**
 * A server process in which errors of the Java machine occur while it writes and sends mails. The property {@code
 * pbem.faults} sets their number for every hundred mails; half occur before the work is done and half after it.
 */
public final class FaultyServer {

    private static final int FAULTS = Integer.getInteger("pbem.faults", 0);
    private static final Random RANDOM = new Random();

    private FaultyServer() {}

    /** @param args {@code serve --home DIR}, as for {@code pbem} */
    public static void main(String[] args) throws Exception {
        System.setProperty("java.awt.headless", "true");
        Home home = new Home(Path.of(args[2]));
        Seams faults = new Seams(FaultyServer::faultyWriter, FaultyServer::faultyCarrier, nanos());
        try (PbemServer server = PbemServer.open(home, home.read(Map.of()), Clock.systemUTC(), faults);
                Service service = Service.start(server, Role.all(), banner -> banner.forEach(System.out::println))) {
            service.awaitStop();
        }
    }

    /** For half of the servers earlier deaths are long ago, so that they act on mails as they arrive. */
    private static LongSupplier nanos() {
        AtomicLong days = new AtomicLong();
        return RANDOM.nextBoolean()
                ? System::nanoTime
                : () -> days.addAndGet(Duration.ofDays(2).toNanos());
    }

    private static Function<MailDraft, OutgoingMail> faultyWriter(Function<MailDraft, OutgoingMail> sound) {
        return draft -> {
            perhapsFail();
            OutgoingMail mail = sound.apply(draft);
            perhapsFail();
            return mail;
        };
    }

    private static MailTransport faultyCarrier(MailTransport sound) {
        return mail -> {
            perhapsFail();
            MailTransport.Reply reply = sound.carry(mail);
            perhapsFail();
            return reply;
        };
    }

    /** It is called four times for each mail, so each call fails with a quarter of the rate. */
    private static void perhapsFail() {
        if (RANDOM.nextInt(400) < FAULTS) {
            if (RANDOM.nextBoolean()) {
                overflow(0);
            }
            throw new IllegalStateException("there was room for " + new byte[Integer.MAX_VALUE].length);
        }
    }

    private static int overflow(int depth) {
        return overflow(depth + 1) + 1;
    }
}
