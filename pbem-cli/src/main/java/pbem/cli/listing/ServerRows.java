package pbem.cli.listing;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import pbem.repository.robot.Robot;
import pbem.repository.watch.Alarm;
import pbem.repository.worker.Workers;
import pbem.summary.TournamentSummary;

/** What goes on at the server as table rows, with values by column name. */
public final class ServerRows {

    private ServerRows() {}

    public static Map<String, Object> of(TournamentSummary summary) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("number", summary.number());
        row.put("name", summary.rules().name());
        row.put("game", summary.rules().game());
        row.put("kind", summary.rules().kind().word());
        row.put("state", summary.state().name().toLowerCase(Locale.ROOT));
        row.put("players", summary.players());
        row.put("size", summary.rules().size());
        row.put("round", summary.stage());
        return row;
    }

    public static Map<String, Object> of(Alarm alarm) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("cause", alarm.cause());
        row.put("since", alarm.since().toString());
        row.put("toldAt", alarm.toldAt().map(Object::toString).orElse(null));
        row.put("endedAt", alarm.endedAt().map(Object::toString).orElse(null));
        return row;
    }

    public static Map<String, Object> of(Workers.Sign worker) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("name", worker.name());
        row.put("host", worker.host());
        row.put("roles", worker.roles());
        row.put("seenAt", worker.at().toString());
        return row;
    }

    public static Map<String, Object> of(Robot robot) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("user", robot.player().user());
        row.put("level", robot.level().number());
        return row;
    }
}
