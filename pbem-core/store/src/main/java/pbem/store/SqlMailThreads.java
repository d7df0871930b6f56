package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.notice.Recipient;
import pbem.repository.MailThreads;
import pbem.store.engine.Loaded;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

record SqlMailThreads(Session session) implements MailThreads {

    /** By which what a mail said of itself is loaded. */
    static final String RECEIVED = "received";

    private static final Pattern BLANK = Pattern.compile(" ");

    @Override
    public Optional<Received> received(long mail) {
        return session.loaded()
                .get(RECEIVED, Loaded.Kind.MAIL, mail, this::stored)
                .findOne();
    }

    private Map<Long, Sql.Rows<Received>> stored(Collection<Long> mails) {
        return session.sql("SELECT id, message_id, sender, answered FROM inbox WHERE id IN (<mails>)")
                .bindList("mails", mails)
                .mapEach(mails, "id", SqlMailThreads::received);
    }

    private static Received received(ResultSet row) throws SQLException {
        return new Received(
                row.getString("message_id"),
                row.getString("sender"),
                BLANK.splitAsStream(row.getString("answered"))
                        .filter(id -> !id.isEmpty())
                        .toList());
    }

    @Override
    public Optional<String> previous(int board, Recipient.ToPlayer player, long notice) {
        News news = session.loaded()
                .get("previous", Loaded.Kind.NOTICE, notice, this::storedNews)
                .findOne()
                .orElse(News.NONE);
        return news.board() == board && news.player() == player.id()
                ? news.previous()
                : session.sql("SELECT token FROM outbox WHERE board = :board AND player_id = :player AND id < :id"
                                + " ORDER BY id DESC LIMIT 1")
                        .bind("board", board)
                        .bind("player", player.id())
                        .bind("id", notice)
                        .texts()
                        .findOne();
    }

    /**
     * A notice as news of a board.
     *
     * @param board 0 if it is none
     * @param previous the token of the last news of the same board to the same player before it
     */
    private record News(long board, long player, Optional<String> previous) {
        static final News NONE = new News(0, 0, Optional.empty());
    }

    private Map<Long, Sql.Rows<News>> storedNews(Collection<Long> notices) {
        return session.sql("SELECT id, board, player_id, (SELECT earlier.token FROM outbox AS earlier"
                        + " WHERE earlier.board = outbox.board AND earlier.player_id = outbox.player_id"
                        + " AND earlier.id < outbox.id ORDER BY earlier.id DESC LIMIT 1) AS previous"
                        + " FROM outbox WHERE id IN (<notices>)")
                .bindList("notices", notices)
                .mapEach(
                        notices,
                        "id",
                        row -> new News(
                                row.getLong("board"),
                                row.getLong("player_id"),
                                Optional.ofNullable(row.getString("previous"))));
    }

    @Override
    public Optional<String> subject(String token, Recipient.ToPlayer player) {
        return session.sql(
                        "SELECT subject FROM outbox WHERE token = :token AND player_id = :player AND subject IS NOT NULL")
                .bind("token", token)
                .bind("player", player.id())
                .texts()
                .findOne();
    }
}
