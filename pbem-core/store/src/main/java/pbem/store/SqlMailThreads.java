package pbem.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import pbem.repository.MailThreads;

record SqlMailThreads(Handle handle) implements MailThreads {

    @Override
    public Optional<Cause> cause(long inbound) {
        return handle.createQuery("SELECT message_id, sender FROM inbox WHERE id = :id")
                .bind("id", inbound)
                .mapTo(Cause.class)
                .findOne();
    }

    @Override
    public Optional<String> previous(int board, long player, long before) {
        return handle.createQuery(
                        "SELECT token FROM outbox WHERE board = :board AND player_id = :player AND id < :before"
                                + " ORDER BY id DESC LIMIT 1")
                .bind("board", board)
                .bind("player", player)
                .bind("before", before)
                .mapTo(String.class)
                .findOne();
    }
}
