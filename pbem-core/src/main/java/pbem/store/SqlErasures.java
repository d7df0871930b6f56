package pbem.store;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import pbem.play.Erasures;
import pbem.play.Player;

record SqlErasures(Handle handle) implements Erasures {

    private static final String HIS_ADDRESSES = "(SELECT address_key FROM address WHERE player_id = :player)";
    private static final String HIS_MAILS =
            "(SELECT id FROM inbox WHERE player_id = :player OR lower(sender) IN " + HIS_ADDRESSES + ")";

    @Override
    public List<Integer> erase(Player player, Instant at) {
        List<Integer> off = handle.createQuery("UPDATE challenge SET state = 'DECLINED' WHERE state = 'OPEN'"
                        + " AND (challenger = :player OR number IN (SELECT challenge FROM invitee"
                        + " WHERE player_id = :player)) RETURNING number")
                .bind("player", player.id())
                .mapTo(Integer.class)
                .list();
        change(player, "DELETE FROM inbox_line WHERE inbox_id IN " + HIS_MAILS);
        change(
                player,
                "UPDATE inbox SET raw = NULL, envelope = '{}', message_id = '', sender = '', subject = '',"
                        + " reason = 'erased' WHERE id IN " + HIS_MAILS);
        change(player, "DELETE FROM outbox WHERE player_id = :player OR lower(address) IN " + HIS_ADDRESSES);
        change(player, "DELETE FROM hold WHERE player_id = :player OR lower(address) IN " + HIS_ADDRESSES);
        change(player, "DELETE FROM rate WHERE who = 'player ' || :player OR who IN " + HIS_ADDRESSES);
        change(player, "DELETE FROM password WHERE player_id = :player");
        change(player, "DELETE FROM preference WHERE player_id = :player");
        change(player, "DELETE FROM address WHERE player_id = :player");
        change(player, "UPDATE player SET state = 'GONE' WHERE id = :player");
        return off;
    }

    private void change(Player player, String sql) {
        handle.createUpdate(sql).bind("player", player.id()).execute();
    }
}
