package pbem.store;

import java.time.Instant;
import java.util.List;
import pbem.repository.PostedNotice;
import pbem.store.engine.Session;

/** The mails for a player that were kept while none could reach them. */
record KeptMails(Session session, SqlNotices notices) {

    private static final String NEWEST_OF_ITS_BOARD =
            "id IN (SELECT max(id) FROM outbox WHERE player_id = :player AND board IS NOT NULL GROUP BY board)";

    private static final String CAME_BACK = "state IN ('BOUNCED', 'DEAD') OR state = 'SENT' AND bounced_at IS NOT NULL";

    /** A mail that was written for addresses that are no longer the player's. */
    private static final String TO_NONE_OF_THEIRS =
            "state = 'PAUSED' AND recipients IS NOT NULL AND NOT EXISTS (SELECT 1 FROM address"
                    + " WHERE address.player_id = :player AND " + SqlAddressHealth.IS_OPEN
                    + " AND replace(',' || lower(recipients) || ',', ',' || lower(address_key) || ',', '')"
                    + " <> ',' || lower(recipients) || ',')";

    /** Keeps the waiting mails of a player. */
    void keep(long player) {
        session.execute("UPDATE outbox SET state = 'PAUSED' WHERE player_id = ? AND state = 'WAITING'", player);
    }

    /**
     * Sends the kept mails, but only the newest of each board. If the newest one bounced, it is posted again, since it
     * was written for an address that did not work.
     */
    void send(long player, Instant at) {
        drop(player, "board IS NOT NULL AND state = 'PAUSED' AND NOT " + NEWEST_OF_ITS_BOARD);
        postAnew(player, at);
        session.sql("UPDATE outbox SET " + SqlOutboundMails.AS_IF_UNTRIED
                        + " WHERE player_id = :player AND state = 'PAUSED'")
                .bind("player", player)
                .bind("at", at)
                .execute();
    }

    private void postAnew(long player, Instant at) {
        String lost = NEWEST_OF_ITS_BOARD + " AND (" + CAME_BACK + ") OR player_id = :player AND " + TO_NONE_OF_THEIRS;
        List<PostedNotice> mails = session.sql("SELECT * FROM outbox WHERE " + lost + " ORDER BY id")
                .bind("player", player)
                .map(PostedNotices::notice);
        drop(player, TO_NONE_OF_THEIRS);
        mails.forEach(mail -> notices.post(mail.to(), mail.notice(), mail.cause(), at));
    }

    private void drop(long player, String which) {
        session.sql("UPDATE outbox SET state = 'DROPPED', last_error = 'a later mail took its place'"
                        + " WHERE player_id = :player AND " + which)
                .bind("player", player)
                .execute();
    }
}
