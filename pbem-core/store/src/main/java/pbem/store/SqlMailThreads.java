package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import pbem.notice.Recipient;
import pbem.repository.MailThreads;
import pbem.store.engine.Sql;

record SqlMailThreads(Handle handle, Once once) implements MailThreads {

    private static final Pattern BLANK = Pattern.compile(" ");

    @Override
    public Optional<Received> received(long mail) {
        return once.ask("received", Once.Kind.MAIL, mail, this::stored).findOne();
    }

    private Map<Long, Sql.Rows<Received>> stored(Collection<Long> mails) {
        return Sql.on(handle, "SELECT id, message_id, sender, answered FROM inbox WHERE id IN (<mails>)")
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
        return Sql.on(
                        handle,
                        "SELECT token FROM outbox WHERE board = :board AND player_id = :player AND id < :id"
                                + " ORDER BY id DESC LIMIT 1")
                .bind("board", board)
                .bind("player", player.id())
                .bind("id", notice)
                .map(ColumnMappers.TEXT)
                .findOne();
    }

    @Override
    public Optional<String> subject(String token, Recipient.ToPlayer player) {
        return Sql.on(
                        handle,
                        "SELECT subject FROM outbox WHERE token = :token AND player_id = :player AND subject IS NOT NULL")
                .bind("token", token)
                .bind("player", player.id())
                .map(ColumnMappers.TEXT)
                .findOne();
    }
}
