package pbem.store;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.repository.Notices;
import pbem.store.engine.Sql;

final class SqlNotices implements Notices {

    private static final int TOKEN_BYTES = 12;

    private final Handle handle;
    private final SecureRandom random;

    SqlNotices(Handle handle, SecureRandom random) {
        this.handle = handle;
        this.random = random;
    }

    @Override
    public void post(Recipient to, Notice notice, OptionalLong cause, Instant at) {
        post(to, notice, cause, at, false);
    }

    @Override
    public void postLast(String address, Notice notice, OptionalLong cause, Instant at) {
        post(Recipient.address(address), notice, cause, at, true);
    }

    /** By which nobody can guess the id of another mail. */
    static String token(SecureRandom random) {
        byte[] token = new byte[TOKEN_BYTES];
        random.nextBytes(token);
        return HexFormat.of().formatHex(token);
    }

    /** What a player is to know is kept while no mail reaches them; an answer to an address goes where a mail came from. */
    private void post(Recipient to, Notice notice, OptionalLong cause, Instant at, boolean last) {
        Notice.BoardNews news = notice instanceof Notice.BoardNews board ? board : null;
        Sql.on(
                        handle,
                        "INSERT INTO outbox (id, token, player_id, address, kind, args, board, revision, inbox_id,"
                                + " at, state, next_attempt_at, is_last) VALUES (:id, :token, :player, :address, :kind, :args,"
                                + " :board, :revision, :cause, :at, CASE WHEN " + SqlAddressHealth.IS_OUT_OF_REACH
                                + " THEN 'PAUSED' ELSE 'WAITING' END, :at, :last)")
                .bind("id", new Counter(handle).next("outbox"))
                .bind("token", token(random))
                .bind("player", to.<Long>match(Recipient.ToPlayer::id, address -> null, admin -> null))
                .bind("address", to.<String>match(player -> null, Recipient.ToAddress::address, admin -> null))
                .bind("kind", Json.kind(notice))
                .bind("args", Json.write(notice))
                .bind("board", news == null ? null : news.board())
                .bind("revision", news == null ? null : news.revision())
                .bind("cause", cause.isPresent() ? cause.getAsLong() : null)
                .bind("at", at)
                .bind("last", last ? 1 : 0)
                .execute();
    }

    @Override
    public Optional<ReplyTarget> about(String token) {
        return handle.createQuery("SELECT args FROM outbox WHERE token = :token")
                .bind("token", token)
                .mapTo(String.class)
                .findOne()
                .map(args -> Json.read(args, Notice.class).target());
    }

    @Override
    public AddressLoad toAddresses(Instant from) {
        return handle.createQuery("SELECT count(*) AS mails, coalesce(sum(coalesce(size, :most)), 0) AS bytes"
                        + " FROM outbox WHERE player_id IS NULL AND address IS NOT NULL AND at >= :from")
                .bind("most", Recipient.MOST_BYTES_TO_ADDRESS)
                .bind("from", from)
                .mapTo(AddressLoad.class)
                .one();
    }
}
