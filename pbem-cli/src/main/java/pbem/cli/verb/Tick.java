package pbem.cli.verb;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.cli.home.PbemServer;
import pbem.cli.home.RobotTask;
import pbem.cli.listing.ShownText;
import pbem.mail.mailbox.Mailbox;
import pbem.schedule.Scheduler;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem tick}. */
@Command(
        name = "tick",
        description = "Do one round of a server's work: fetch mail and act on it; run the clock (reminders,"
                + " vacations, games lost on time, digests, tournaments); let robots play; send mail.",
        footer = {
            "",
            "pbem serve does this all the time. Without it, let cron do it every five minutes: an"
                    + " interruption of more than ten minutes does not count against any player."
        })
public final class Tick extends ServerVerb {

    /** How long robots may think: less than the time until cron starts the verb again. */
    private static final Duration THINKING = Duration.ofMinutes(2);

    /** A part of the round that can be run alone. */
    enum Part {
        in,
        out
    }

    @Option(
            names = "--only",
            paramLabel = "in|out",
            description = "in: only fetch new mail and act on waiting mail. out: only send mail.")
    private Part only;

    @Option(
            names = "--clock-is-right",
            description =
                    "Trust the clock of this machine although more than 30 days have passed since the last round.")
    private boolean clockIsRight;

    @Override
    int run(PbemServer server) throws Exception {
        if (!clockIsRight) {
            refuseIfDoubtful(server);
        }
        boolean good = true;
        if (only != Part.out) {
            server.tellOfRestore();
            server.prepareRobots();
            takeIn(server);
        }
        if (only == null) {
            good = clock(server);
        }
        if (only != Part.in) {
            boolean isAllSent = send(server);
            good &= only == null || isAllSent; // in a whole round, the next one sends what is left
        }
        return good ? 0 : 1;
    }

    private static void refuseIfDoubtful(PbemServer server) {
        server.goOnFromLastTime();
        Optional<Duration> doubt = server.clockDoubt();
        if (doubt.isPresent()) {
            throw new Refused("nothing was done: by the clock of this machine the server was away for "
                    + doubt.get().toDays() + " days. Set the clock right, or if it is right run once:"
                    + " pbem tick --clock-is-right");
        }
    }

    private void takeIn(PbemServer server) throws Exception {
        int fetched = 0;
        Optional<Mailbox> configured = server.mailbox();
        if (configured.isPresent()) {
            try (Mailbox mailbox = configured.get()) {
                fetched = mailbox.poll();
            }
        }
        out().println("Fetched " + fetched + ", acted on " + server.intake().work() + ".");
    }

    private boolean send(PbemServer server) {
        int sent = server.delivery().work();
        server.delivery()
                .away()
                .ifPresent(why -> out().println("The mail server cannot be reached: " + ShownText.of(why)));
        int left = server.outbox().undelivered().size();
        out().println("Sent " + sent + ", left " + left + ".");
        return left == 0;
    }

    /**
     * Does the work that is due because time has passed, then lets robots play. Returns whether all of it succeeded.
     */
    private boolean clock(PbemServer server) {
        server.scheduler()
                .beat(server.clock().instant())
                .ifPresent(silence -> out().println("From " + silence.from() + " to " + silence.to()
                        + " no server was at work, so no time counts. Without pbem serve, let cron run this every five"
                        + " minutes."));
        server.store().perform(tx -> tx.outages().ticked(server.clock().instant()));
        List<String> failures = new ArrayList<>();
        while (server.scheduler().catchUp(failures::add)) {
            server.scheduler().stir(server.clock().instant());
        }
        Instant now = server.clock().instant();
        Scheduler.Round round = server.scheduler().round(now);
        failures.addAll(round.failures());
        failures.forEach(failure -> out().println("failed: " + ShownText.of(failure)));
        out().println("Reminders " + round.reminders() + ", digests " + round.digests() + ", vacations "
                + round.vacations() + ", lapses " + round.lapses() + ", tournaments "
                + round.tournaments() + ".");
        Instant late = now.plus(THINKING);
        int boards = new RobotTask(server, () -> server.clock().instant().isAfter(late), () -> {}).round();
        if (boards > 0) {
            out().println("Robots thought about " + boards + (boards == 1 ? " board." : " boards."));
        }
        return failures.isEmpty();
    }
}
