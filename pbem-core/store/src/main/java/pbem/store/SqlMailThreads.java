package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.repository.MailThreads;
import pbem.store.engine.Session;

record SqlMailThreads(Session session) implements MailThreads {

    /** The name under which the headers of a mail are loaded. */
    static final String RECEIVED = "received";

    private static final String PREVIOUS = "previous";

    /** Columns beside notices: the previous news of their board, and the headers of the mail that caused them. */
    static final String BESIDE_NOTICES = ", (SELECT earlier.token FROM outbox AS earlier"
            + " WHERE earlier.board = outbox.board AND earlier.player_id = outbox.player_id"
            + " AND earlier.id < outbox.id ORDER BY earlier.id DESC LIMIT 1) AS previous,"
            + " cause.id AS cause, cause.message_id AS cause_message_id, cause.sender AS cause_sender,"
            + " cause.answered AS cause_answered FROM outbox LEFT JOIN inbox AS cause ON cause.id = outbox.inbox_id";

    private static final Pattern BLANK = Pattern.compile(" ");

    @Override
    public Optional<Received> received(long mail) {
        return session.loaded().get(RECEIVED, mail, () -> storedOf(mail));
    }

    private Optional<Received> storedOf(long mail) {
        return session.sql("SELECT message_id, sender, answered FROM inbox WHERE id = ?", mail)
                .map(row -> received(row, ""))
                .findOne();
    }

    private static Received received(ResultSet row, String prefix) throws SQLException {
        return new Received(
                row.getString(prefix + "message_id"),
                row.getString(prefix + "sender"),
                BLANK.splitAsStream(row.getString(prefix + "answered"))
                        .filter(id -> !id.isEmpty())
                        .toList());
    }

    @Override
    public Optional<String> previous(int board, long player, long notice) {
        Optional<News> known = session.loaded().known(PREVIOUS, notice);
        return known.filter(news -> news.board() == board && news.player() == player)
                .map(News::previous)
                .orElseGet(() -> stored(board, player, notice));
    }

    private Optional<String> stored(int board, long player, long notice) {
        return session.sql("SELECT token FROM outbox WHERE board = :board AND player_id = :player AND id < :id"
                        + " ORDER BY id DESC LIMIT 1")
                .bind("board", board)
                .bind("player", player)
                .bind("id", notice)
                .texts()
                .findOne();
    }

    /**
     * A notice as news of a board.
     *
     * @param board 0 if it is about no board
     * @param previous the token of the previous news of the same board to the same player
     */
    private record News(long board, long player, Optional<String> previous) {}

    /** Records the columns of {@link #BESIDE_NOTICES} as loaded. */
    void keep(ResultSet row) throws SQLException {
        session.loaded()
                .put(
                        PREVIOUS,
                        row.getLong("id"),
                        new News(
                                row.getLong("board"),
                                row.getLong("player_id"),
                                Optional.ofNullable(row.getString("previous"))));
        if (row.getObject("cause") != null) {
            session.loaded().put(RECEIVED, row.getLong("cause"), Optional.of(received(row, "cause_")));
        }
    }

    @Override
    public Optional<String> subject(String token, long player) {
        return session.sql(
                        "SELECT subject FROM outbox WHERE token = :token AND player_id = :player AND subject IS NOT NULL")
                .bind("token", token)
                .bind("player", player)
                .texts()
                .findOne();
    }
}
