package pbem.store;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.repository.Notices;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;
import pbem.store.json.Json;

record SqlNotices(Session session, SecureRandom random) implements Notices {

    private static final int TOKEN_BYTES = 8;

    /** Gives a mail another token of the same time, with random digits as the value. */
    static final String ANOTHER_TOKEN = "token = substr(token, 1, 8) || ?";

    /** The INSERT for one notice, for two, and so on. */
    private static final List<String> INSERTS = IntStream.rangeClosed(1, Sql.MOST_ROWS)
            .mapToObj(many -> "INSERT INTO outbox (token, player_id, address, kind, args, board, revision, inbox_id,"
                    + " at, state, next_attempt_at, is_last) VALUES "
                    + Sql.rows(
                            many,
                            "(:token_, :player_, :address_, :kind_, :args_, :board_, :revision_, :cause_, :at,"
                                    + " CASE WHEN " + SqlAddressHealth.isOutOfReach("player_")
                                    + " AND NOT (:kind_ = 'reply' AND " + SqlAddressHealth.isClosing("player_")
                                    + ") THEN 'PAUSED' ELSE 'WAITING' END, :due_, :last)"))
            .toList();

    /** Mails to addresses without an account, without the admin's. */
    private static final String TO_ADDRESSES = " FROM outbox WHERE player_id IS NULL AND address IS NOT NULL"
            + " AND at >= :from AND kind NOT IN ('invited', 'club')";

    private static final String STANDING = "CASE"
            + " WHEN EXISTS (SELECT 1 FROM address WHERE address_key = lower(outbox.address)) THEN 'REGISTERED'"
            + " WHEN kind = 'confirm' OR EXISTS (SELECT 1 FROM hold WHERE hold.address = outbox.address) THEN 'NEWCOMER'"
            + " ELSE 'STRANGER' END";

    @Override
    public void post(Recipient to, Notice notice, OptionalLong cause, Instant at) {
        post(List.of(new Posting(to, notice, cause, Duration.ZERO)), at);
    }

    @Override
    public void post(List<Posting> postings, Instant at) {
        for (int next = 0; next < postings.size(); next += Sql.MOST_ROWS) {
            post(postings.subList(next, Math.min(next + Sql.MOST_ROWS, postings.size())), at, false);
        }
    }

    @Override
    public void postLast(String address, Notice notice, OptionalLong cause, Instant at) {
        post(List.of(new Posting(Recipient.address(address), notice, cause, Duration.ZERO)), at, true);
    }

    /** A notice that was tried or is claimed cannot be taken back. */
    @Override
    public Optional<Held> takeHeld(Player player, int board, Instant at) {
        return session.sql("DELETE FROM outbox WHERE player_id = :player AND board = :board AND state = 'WAITING'"
                        + " AND attempts = 0 AND claimed_by IS NULL AND next_attempt_at > :at"
                        + " RETURNING args, inbox_id")
                .bind("player", player.id())
                .bind("board", board)
                .bind("at", at)
                .map(row -> new Held(
                        (Notice.BoardNews) Json.read(row.getString("args"), Notice.class),
                        OptionalColumn.number(row, "inbox_id")))
                .findOne();
    }

    @Override
    public List<Notice.BoardNews> takeReceipts(Player player, long cause) {
        return session
                .sql("DELETE FROM outbox WHERE inbox_id = :cause AND player_id = :player AND board IS NOT NULL"
                        + " AND state = 'WAITING' AND attempts = 0 AND claimed_by IS NULL RETURNING args")
                .bind("cause", cause)
                .bind("player", player.id())
                .map(row -> (Notice.BoardNews) Json.read(row.getString("args"), Notice.class))
                .stream()
                .sorted(Comparator.comparingInt(Notice.BoardNews::board).thenComparing(Notice.BoardNews::revision))
                .toList();
    }

    /**
     * New tokens, in order: the seconds of their time, so that each stands at the end of the index, and random digits, so
     * that nobody can guess another mail's id.
     */
    private List<String> tokens(int many, Instant at) {
        String time = HexFormat.of().toHexDigits((int) at.getEpochSecond());
        return Stream.generate(() -> time + digits(random)).limit(many).sorted().toList();
    }

    /** The random digits of a token. */
    static String digits(SecureRandom random) {
        byte[] token = new byte[TOKEN_BYTES];
        random.nextBytes(token);
        return HexFormat.of().formatHex(token);
    }

    /**
     * Notices to a player are kept while no mail reaches them. Answers go to the address that the mail came from, also
     * for a closing account.
     */
    private void post(List<Posting> postings, Instant at, boolean last) {
        List<String> tokens = tokens(postings.size(), at);
        Sql insert = session.sql(INSERTS.get(postings.size() - 1))
                .leavingLoaded()
                .bind("at", at)
                .bind("last", last ? 1 : 0);
        for (int i = 0; i < postings.size(); i++) {
            Recipient to = postings.get(i).to();
            Notice notice = postings.get(i).notice();
            Notice.BoardNews news = notice instanceof Notice.BoardNews board ? board : null;
            OptionalLong cause = postings.get(i).cause();
            insert.bind(i, "cause", cause.isPresent() ? cause.getAsLong() : null)
                    .bind(i, "due", at.plus(postings.get(i).held()))
                    .bind(i, "token", tokens.get(i))
                    .bind(i, "player", to.player().orElse(null))
                    .bind(i, "address", to.address().orElse(null))
                    .bind(i, "kind", Json.kind(notice))
                    .bind(i, "args", Json.write(notice))
                    .bind(i, "board", news == null ? null : news.board())
                    .bind(i, "revision", news == null ? null : news.revision());
        }
        insert.execute();
    }

    @Override
    public Optional<ReplyTarget> about(String token) {
        return session.sql("SELECT args FROM outbox WHERE token = :token")
                .bind("token", token)
                .texts()
                .findOne()
                .map(args -> Json.read(args, Notice.class).target());
    }

    @Override
    public Map<Standing, AddressLoad> toAddresses(Instant from) {
        Map<Standing, AddressLoad> loads = new EnumMap<>(Standing.class);
        session.sql("SELECT standing, count(*) AS mails, sum(bytes) AS bytes FROM (SELECT " + STANDING
                        + " AS standing, coalesce(size, :most) AS bytes" + TO_ADDRESSES
                        + " AND NOT EXISTS (SELECT 1 FROM invitation WHERE address_key = lower(outbox.address)))"
                        + " AS load GROUP BY standing")
                .bind("most", Recipient.MOST_BYTES_TO_ADDRESS)
                .bind("from", from)
                .map(row -> {
                    loads.put(
                            Standing.valueOf(row.getString("standing")),
                            new AddressLoad(row.getInt("mails"), row.getLong("bytes")));
                    return true;
                });
        return loads;
    }

    @Override
    public int toDomain(String domain, Instant from) {
        String end = "@" + domain;
        return session.sql("SELECT count(*)" + TO_ADDRESSES
                        + " AND lower(substr(address, length(address) - :length + 1)) = :end AND " + STANDING
                        + " <> 'REGISTERED'")
                .bind("from", from)
                .bind("length", end.length())
                .bind("end", end)
                .count();
    }
}
