package pbem.cli.admin;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import pbem.cli.listing.FigureRows;
import pbem.cli.listing.Row;
import pbem.cli.listing.ServerRows;
import pbem.cli.watch.BackupState;
import pbem.repository.worker.Workers;

/**
 * The process that answers, and its knowledge of the other processes.
 *
 * @param name the name under which it claims work
 * @param roles its roles
 * @param since when it started
 * @param readiness the JSON of {@code /readyz}, made for each call
 * @param backupState the state of the scheduled backups; empty if this process makes none
 */
public record ProcessView(
        String name,
        String roles,
        Instant since,
        Supplier<String> readiness,
        Supplier<Optional<BackupState>> backupState) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** One row for each part of {@code /readyz}. */
    List<Row> ready() {
        try {
            List<Row> rows = new ArrayList<>();
            JSON.readTree(readiness.get()).properties().stream()
                    .filter(part -> part.getValue().isObject())
                    .forEach(part -> rows.add(new Row()
                            .with("part", part.getKey())
                            .with("state", part.getValue().path("state").asText())
                            .with("more", more(part.getValue()))));
            return rows;
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The other members of a part, in words: {@code oldest waits seconds 40}. */
    private static List<String> more(JsonNode part) {
        return part.properties().stream()
                .filter(entry -> !entry.getKey().equals("state"))
                .map(entry -> entry.getKey().replace('_', ' ') + " "
                        + entry.getValue().asText())
                .toList();
    }

    List<Row> backups() {
        return backupState.get().stream()
                .map(state -> new Row()
                        .with("every", FigureRows.words(state.every()))
                        .with("newest", state.newest().map(Object::toString).orElse("none yet"))
                        .with("fault", state.fault()))
                .toList();
    }

    /** One row for each worker, this process first. */
    List<Row> workers(Workers workers) {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row()
                .with("name", name)
                .with("host", "")
                .with("roles", roles)
                .with("seenAt", "now; it began at " + since));
        workers.all().stream()
                .filter(worker -> !worker.name().equals(name))
                .map(ServerRows::of)
                .forEach(rows::add);
        return rows;
    }
}
