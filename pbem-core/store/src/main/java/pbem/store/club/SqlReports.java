package pbem.store.club;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import pbem.player.Player;
import pbem.repository.Players;
import pbem.repository.club.Report;
import pbem.repository.club.Reports;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

/** The reports in one transaction. */
public record SqlReports(Session session, Players players) implements Reports {

    @Override
    public Report write(Player from, Optional<Player> about, OptionalInt board, String words, Instant at) {
        int number = Math.toIntExact(session.next("report"));
        session.sql("INSERT INTO report (number, player_id, about_player, board, words, at, answer)"
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
        return reports(session.sql("SELECT * FROM report WHERE number = :number")
                        .bind("number", number))
                .stream()
                .findFirst();
    }

    @Override
    public List<Report> open(int most) {
        return reports(session.sql("SELECT * FROM report WHERE closed_at IS NULL ORDER BY number LIMIT :most")
                .bind("most", most));
    }

    @Override
    public List<Report> newest(int most) {
        return reports(session.sql("SELECT * FROM report ORDER BY number DESC LIMIT :most")
                .bind("most", most));
    }

    @Override
    public void close(Report report, String answer, Instant at) {
        session.execute("UPDATE report SET closed_at = ?, answer = ? WHERE number = ?", at, answer, report.number());
    }

    private List<Report> reports(Sql query) {
        return query.map(row -> report(row));
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
