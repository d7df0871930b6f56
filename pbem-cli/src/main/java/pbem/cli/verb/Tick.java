package pbem.cli.verb;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import pbem.cli.home.PbemServer;
import pbem.cli.home.RobotTask;
import pbem.schedule.Scheduler;
import picocli.CommandLine.Command;

/** {@code pbem tick}. */
@Command(
        name = "tick",
        description =
                "One round of the clock: reminders, vacations, games lost by time, digests, tournaments; then robots play.",
        footer = {
            "",
            "pbem serve does this every minute; without it, let cron do it every five minutes: time in",
            "which nobody was at work for more than ten minutes counts for no player."
        })
public final class Tick extends HomeVerb {

    /** Less than the time until cron comes again. */
    private static final Duration THINKING = Duration.ofMinutes(2);

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            server.tellOfRestore();
            server.scheduler()
                    .beat(server.clock().instant())
                    .ifPresent(silence -> out().println("From " + silence.from() + " to " + silence.to()
                            + " nobody was at work, so no time counts. Without pbem serve, let cron run this every five"
                            + " minutes."));
            List<String> failures = new ArrayList<>();
            while (server.scheduler().catchUp(failures::add)) {
                server.scheduler().stir(server.clock().instant());
            }
            Instant now = server.clock().instant();
            Scheduler.Round round = server.scheduler().round(now);
            failures.addAll(round.failures());
            failures.forEach(failure -> out().println("failed: " + TerminalText.safe(failure)));
            out().println("Reminders " + round.reminders() + ", digests " + round.digests() + ", vacations "
                    + round.vacations() + ", lapses " + round.lapses() + ", tournaments "
                    + round.tournaments() + ".");
            server.prepareRobots();
            Instant late = now.plus(THINKING);
            int boards = new RobotTask(server, () -> server.clock().instant().isAfter(late), () -> {}).round();
            if (boards > 0) {
                out().println("Robots thought about " + boards + (boards == 1 ? " board." : " boards."));
            }
            return failures.isEmpty() ? 0 : 1;
        }
    }
}
