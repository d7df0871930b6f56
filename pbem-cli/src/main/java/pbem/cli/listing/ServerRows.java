package pbem.cli.listing;

import pbem.repository.robot.Robot;
import pbem.repository.watch.Alarm;
import pbem.repository.worker.Workers;
import pbem.summary.TournamentSummary;

/** What goes on at the server as table rows, with values by column name. */
public final class ServerRows {

    private ServerRows() {}

    public static Row of(TournamentSummary summary) {
        return new Row()
                .with("number", summary.number())
                .with("name", summary.rules().name())
                .with("game", summary.rules().game())
                .with("kind", summary.rules().kind().word())
                .with(summary, "state", "players")
                .with("size", summary.rules().size())
                .with("round", summary.stage());
    }

    public static Row of(Alarm alarm) {
        return new Row().with(alarm, "cause", "since", "toldAt", "endedAt");
    }

    public static Row of(Workers.Sign worker) {
        return new Row().with(worker, "name", "host", "roles").with("seenAt", worker.at());
    }

    public static Row of(Robot robot) {
        return new Row()
                .with("user", robot.player().user())
                .with("level", robot.level().number());
    }
}
