package pbem.store.club;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.repository.club.Announcements;
import pbem.store.engine.Session;
import pbem.summary.Announcement;

/** The announcements in one transaction. */
public record SqlAnnouncements(Session session) implements Announcements {

    /**
     * The players who read announcements about the game {@code :game}, or about all games if it is empty. Programs read
     * none.
     */
    private static final String READERS = " FROM player WHERE state = 'ACTIVE' AND bot = 0"
            + " AND NOT EXISTS (SELECT 1 FROM preference WHERE preference.player_id = player.id"
            + " AND preference.name = 'news' AND preference.value = 'false')"
            + " AND (:game = '' OR EXISTS (SELECT 1 FROM seat JOIN board ON board.number = seat.board"
            + " WHERE seat.player_id = player.id AND board.game = :game))";

    @Override
    public Announcement make(Announcement.Draft draft, Instant at) {
        int number = Math.toIntExact(session.next("announcement"));
        session.sql("INSERT INTO announcement (number, at, game, subject, words, shown, told, last)"
                        + " VALUES (:number, :at, :game, :subject, :words, :shown, 0,"
                        + " CASE WHEN :mailed = 1 THEN (SELECT coalesce(max(id), 0) FROM player) ELSE 0 END)")
                .bind("number", number)
                .bind("at", at)
                .bind("game", draft.game().orElse(null))
                .bind("subject", draft.subject())
                .bind("words", draft.words())
                .bind("shown", draft.shown() ? 1 : 0)
                .bind("mailed", draft.mailed() ? 1 : 0)
                .execute();
        return numbered(number).orElseThrow();
    }

    @Override
    public Optional<Announcement> numbered(int number) {
        return session.sql("SELECT * FROM announcement WHERE number = ?", number)
                .map(row -> announcement(row))
                .findOne();
    }

    @Override
    public List<Announcement> newest(int most) {
        return session.sql("SELECT * FROM announcement ORDER BY number DESC LIMIT ?", most)
                .map(row -> announcement(row));
    }

    @Override
    public List<Announcement> shown(int most) {
        return session.sql("SELECT * FROM announcement WHERE shown = 1 ORDER BY number DESC LIMIT ?", most)
                .map(row -> announcement(row));
    }

    @Override
    public Optional<Announcement> mailing() {
        return session.sql("SELECT * FROM announcement WHERE told < last ORDER BY number LIMIT 1")
                .map(row -> announcement(row))
                .findOne();
    }

    @Override
    public int untried() {
        return session.sql("SELECT count(*) FROM outbox WHERE kind = 'announcement' AND state = 'WAITING'"
                        + " AND attempts = 0")
                .count();
    }

    @Override
    public int readers(Optional<String> game) {
        return session.sql("SELECT count(*)" + READERS)
                .bind("game", game.orElse(""))
                .count();
    }

    @Override
    public List<Long> next(Announcement announcement, int most) {
        long told = session.sql("SELECT told FROM announcement WHERE number = ?", announcement.number())
                .longs()
                .one();
        List<Long> next = session.sql("SELECT id" + READERS + " AND id > :told"
                        + " AND id <= (SELECT last FROM announcement WHERE number = :number) ORDER BY id LIMIT :most")
                .bind("game", announcement.game().orElse(""))
                .bind("told", told)
                .bind("number", announcement.number())
                .bind("most", most)
                .longs();
        String upTo = next.size() < most ? "last" : Long.toString(next.get(next.size() - 1));
        int mine = session.sql("UPDATE announcement SET told = " + upTo + " WHERE number = :number AND told = :told")
                .bind("number", announcement.number())
                .bind("told", told)
                .execute();
        return mine == 1 ? next : List.of(); // or another process was faster
    }

    @Override
    public void withdraw(Announcement announcement) {
        session.execute("UPDATE announcement SET shown = 0, told = last WHERE number = ?", announcement.number());
    }

    private static Announcement announcement(ResultSet row) throws SQLException {
        return new Announcement(
                row.getInt("number"),
                Instant.ofEpochMilli(row.getLong("at")),
                Optional.ofNullable(row.getString("game")),
                row.getString("subject"),
                row.getString("words"),
                row.getBoolean("shown"),
                row.getLong("told") < row.getLong("last"));
    }
}
