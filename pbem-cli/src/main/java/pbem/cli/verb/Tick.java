package pbem.cli.verb;

import java.time.Instant;
import pbem.cli.home.PbemServer;
import pbem.schedule.Scheduler;
import picocli.CommandLine.Command;

/** {@code pbem tick}. */
@Command(
        name = "tick",
        description = "One round of the clock: reminders, vacations, games lost by time, digests, tournaments.",
        footer = {
            "",
            "pbem serve does this every minute; without it, let cron do it every five minutes: time in",
            "which nobody was at work for more than ten minutes counts for no player."
        })
public final class Tick extends HomeVerb {

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            server.tellOfRestore();
            Instant now = server.clock().instant();
            server.scheduler()
                    .beat(now)
                    .ifPresent(silence -> out().println("From " + silence.from() + " to " + silence.to()
                            + " nobody was at work, so no time counts. Without pbem serve, let cron run this every five"
                            + " minutes."));
            Scheduler.Round round = server.scheduler().round(now);
            round.failures().forEach(failure -> out().println("failed: " + TerminalText.safe(failure)));
            out().println("Reminders " + round.reminders() + ", digests " + round.digests() + ", vacations "
                    + round.vacations() + ", lapses " + round.lapses() + ", tournaments "
                    + round.tournaments() + ".");
            return round.failures().isEmpty() ? 0 : 1;
        }
    }
}
