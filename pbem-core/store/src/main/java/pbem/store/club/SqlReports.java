package pbem.store.club;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import pbem.player.Player;
import pbem.repository.Players;
import pbem.repository.club.Report;
import pbem.repository.club.Reports;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Underlying;

/** The reports over one open handle. */
public record SqlReports(Handle handle, Players players) implements Reports {

    @Override
    public Report write(Player from, Optional<Player> about, OptionalInt board, String words, Instant at) {
        int number = Math.toIntExact(Underlying.of(handle).counters().next(handle, "report"));
        handle.createUpdate("INSERT INTO report (number, player_id, about_player, board, words, at, answer)"
                        + " VALUES (:number, :from, :about, :board, :words, :at, '')")
                .bind("number", number)
                .bind("from", from.id())
                .bind("about", about.map(Player::id).orElse(null))
                .bind("board", board.isPresent() ? board.getAsInt() : null)
                .bind("words", words)
                .bind("at", at)
                .execute();
        return new Report(number, from, about, board, words, at, Optional.empty(), "");
    }

    @Override
    public Optional<Report> numbered(int number) {
        return reports(handle.createQuery("SELECT * FROM report WHERE number = :number")
                        .bind("number", number))
                .stream()
                .findFirst();
    }

    @Override
    public List<Report> open(int most) {
        return reports(handle.createQuery("SELECT * FROM report WHERE closed_at IS NULL ORDER BY number LIMIT :most")
                .bind("most", most));
    }

    @Override
    public List<Report> newest(int most) {
        return reports(handle.createQuery("SELECT * FROM report ORDER BY number DESC LIMIT :most")
                .bind("most", most));
    }

    @Override
    public void close(Report report, String answer, Instant at) {
        handle.createUpdate("UPDATE report SET closed_at = :at, answer = :answer WHERE number = :number")
                .bind("at", at)
                .bind("answer", answer)
                .bind("number", report.number())
                .execute();
    }

    private List<Report> reports(Query query) {
        return query.map((row, context) -> report(row)).list();
    }

    private Report report(ResultSet row) throws SQLException {
        OptionalLong about = OptionalColumn.number(row, "about_player");
        return new Report(
                row.getInt("number"),
                players.withId(row.getLong("player_id")).orElseThrow(),
                about.isPresent() ? players.withId(about.getAsLong()) : Optional.empty(),
                OptionalColumn.small(row, "board"),
                row.getString("words"),
                Instant.ofEpochMilli(row.getLong("at")),
                OptionalColumn.instant(row, "closed_at"),
                row.getString("answer"));
    }
}
