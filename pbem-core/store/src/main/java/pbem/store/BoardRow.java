package pbem.store;

import com.fasterxml.jackson.core.type.TypeReference;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import pbem.clock.BoardClock;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.record.Offer;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Sql;
import pbem.store.json.Json;
import pbem.summary.BoardSummary;
import pbem.terms.Terms;
import pbem.terms.TimeControl;

/** The summary in a board's row, so that lists need no replay. */
final class BoardRow {

    private static final TypeReference<List<String>> NAMES = new TypeReference<>() {};
    private static final TypeReference<Map<String, String>> OPTIONS = new TypeReference<>() {};

    private BoardRow() {}

    /** The columns of the summary of a record. */
    static Map<String, Object> of(BoardClock clock) {
        GameRecord record = clock.record();
        Map<String, Object> row = new HashMap<>();
        row.put("state", record.state().name());
        row.put("moves", record.moves());
        row.put("toMove", Json.write(users(record)));
        row.put("offeredTo", record.offer().map(BoardRow::seats).orElse(null));
        row.put("result", record.result().map(Json::write).orElse(null));
        row.put("deadline", clock.deadline().map(Instant::toEpochMilli).orElse(null));
        row.put(
                "changed",
                record.last().map(Entry::at).orElse(record.board().started()).toEpochMilli());
        return row;
    }

    /** The player of a seat, and whether it is a program of the server. */
    record Seated(String user, boolean program) {}

    static Seated seated(ResultSet row) throws SQLException {
        return new Seated(row.getString("user_id"), row.getString("state").equals(Player.State.ROBOT.name()));
    }

    static BoardSummary summary(ResultSet row, List<Seated> seated) throws SQLException {
        Optional<Instant> until = OptionalColumn.instant(row, "deadline");
        Terms terms = Json.read(row.getString("terms"), Terms.class);
        Instant changed = Sql.instant(row, "changed_at");
        return new BoardSummary(
                row.getInt("number"),
                row.getString("game"),
                Json.read(row.getString("options"), OPTIONS),
                terms.origin(),
                terms.odds(),
                seated.stream().map(Seated::user).toList(),
                seated.stream().filter(Seated::program).map(Seated::user).toList(),
                Json.read(row.getString("to_move"), NAMES),
                row.getInt("moves"),
                GameRecord.State.valueOf(row.getString("state")),
                Optional.ofNullable(row.getString("result")).map(json -> Json.read(json, Phrase.class)),
                until.filter(end -> !TimeControl.isEndless(Duration.between(changed, end))),
                Sql.instant(row, "started_at"),
                changed);
    }

    /** The seats that have not answered yet: {@code ,1,3,}. */
    private static String seats(Offer offer) {
        return offer.missing().stream()
                .map(seat -> Integer.toString(seat.number()))
                .collect(Collectors.joining(",", ",", ","));
    }

    private static List<String> users(GameRecord record) {
        return record.toMove().stream()
                .map(seat -> record.board().player(seat).user())
                .toList();
    }
}
