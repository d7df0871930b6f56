package pbem.store;

import java.time.Instant;
import java.util.List;
import pbem.notice.Notice;
import pbem.player.Player;
import pbem.repository.PendingDigests;
import pbem.store.engine.Session;

record SqlPendingDigests(Session session) implements PendingDigests {

    @Override
    public void put(Player player, Notice.BoardNews news, Instant at) {
        session.sql("INSERT INTO digest_news (player_id, board, revision, at)"
                        + " VALUES (:player, :board, :revision, :at) ON CONFLICT DO NOTHING")
                .bind("player", player.id())
                .bind("board", news.board())
                .bind("revision", news.revision())
                .bind("at", at)
                .execute();
    }

    @Override
    public List<Long> players() {
        return session.sql("SELECT DISTINCT player_id FROM digest_news ORDER BY player_id")
                .longs();
    }

    @Override
    public List<Notice.BoardNews> take(Player player, Instant before) {
        long end = before.equals(Instant.MAX) ? Long.MAX_VALUE : before.toEpochMilli();
        List<Notice.BoardNews> news = session.sql("SELECT board, revision FROM digest_news"
                        + " WHERE player_id = :player AND at < :end ORDER BY at, board, revision")
                .bind("player", player.id())
                .bind("end", end)
                .map(row -> new Notice.BoardNews(row.getInt("board"), row.getInt("revision")));
        session.execute("DELETE FROM digest_news WHERE player_id = ? AND at < ?", player.id(), end);
        return news;
    }
}
