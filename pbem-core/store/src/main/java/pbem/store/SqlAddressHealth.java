package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import pbem.player.AddressOwner;
import pbem.player.Player;
import pbem.repository.AddressHealth;
import pbem.store.engine.Loaded;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

record SqlAddressHealth(Session session, KeptMails kept) implements AddressHealth {

    /** The longest time after which a mail server reports a bounce. */
    private static final Duration QUIET = Duration.ofDays(3);

    /** The time in which refusals by policy count against the domain. */
    private static final Duration LATELY = Duration.ofDays(1);

    private static final String SOUND =
            "bounce_score = 0, bounced_at = NULL, bounce_reason = NULL, paused_at = NULL, revived_at = :at";

    /** The condition that neither an address nor its domain is paused. */
    static final String IS_OPEN = "(address.paused_at IS NULL AND NOT EXISTS (SELECT 1 FROM paused_domain WHERE "
            + isAt("address.address_key", "paused_domain.domain") + "))";

    /**
     * The condition that all addresses of the {@code :player} are paused, or the account is closing; false without a
     * player.
     */
    static final String IS_OUT_OF_REACH = isOutOfReach("player");

    private static final String CONDITION = "SELECT address.player_id, address.address, address.bounce_score,"
            + " coalesce(address.paused_at, paused_domain.at) AS paused_since,"
            + " coalesce(paused_domain.reason, address.bounce_reason) AS reason FROM address"
            + " LEFT JOIN paused_domain ON " + isAt("address.address_key", "paused_domain.domain") + " ";

    /** The only address of {@code player}, for {@link #keep}; null if there are several, or mail to it bounced. */
    static final String SOUND_ADDRESS = "(SELECT min(address.address) FROM address WHERE address.player_id = player.id"
            + " HAVING count(*) = 1 AND sum(CASE WHEN bounce_score = 0 AND bounce_reason IS NULL AND " + IS_OPEN
            + " THEN 1 ELSE 0 END) = 1)";

    /** The name under which the states of a player's addresses are loaded. */
    private static final String OF_PLAYER = "addresses";

    /**
     * The condition that an address ends with that domain. It is not a pattern, since strangers choose the names of
     * domains.
     */
    static String isAt(String address, String domain) {
        return "substr(" + address + ", length(" + address + ") - length(" + domain + ")) = '@' || " + domain;
    }

    /** The condition {@link #IS_OUT_OF_REACH} for another expression. */
    static String isOutOfReach(String player) {
        return "(EXISTS (SELECT 1 FROM address WHERE player_id = :" + player + ")"
                + " AND NOT EXISTS (SELECT 1 FROM address WHERE player_id = :" + player + " AND " + IS_OPEN + ") OR "
                + isClosing(player) + ")";
    }

    static String isClosing(String player) {
        return "EXISTS (SELECT 1 FROM player WHERE id = :" + player + " AND state = 'CLOSING')";
    }

    @Override
    public List<List<Condition>> of(List<Player> players) {
        return conditions(session, players);
    }

    /** Records the {@link #SOUND_ADDRESS} of a player as loaded, if there is one. */
    static void keep(Session session, long player, String sound) {
        if (sound != null) {
            Condition condition = new Condition(sound, 0, Optional.empty(), Optional.empty());
            session.loaded().put(OF_PLAYER, player, new Sql.Rows<>(List.of(condition)));
        }
    }

    /** The states of the addresses of each of these players. */
    static List<List<Condition>> conditions(Session session, List<Player> players) {
        List<Long> ids = players.stream().map(Player::id).toList();
        return List.copyOf(
                session.loaded().all(OF_PLAYER, Loaded.Kind.PLAYER, ids, several -> stored(session, several)));
    }

    private static Map<Long, Sql.Rows<Condition>> stored(Session session, Collection<Long> players) {
        return session.sql(CONDITION + "WHERE player_id IN (<players>) ORDER BY created_at, address_key")
                .bindList("players", players)
                .mapEach(players, "player_id", row -> condition(row));
    }

    @Override
    public Optional<Condition> failed(String address, Failure failure, String reason, Instant at) {
        return failed(address, failure, reason, at, at);
    }

    @Override
    public Optional<Condition> failed(String address, Failure failure, String reason, Instant sent, Instant at) {
        if (wasRevivedAfter(address, sent)) {
            owner(address).filter(player -> !isOutOfReach(player)).ifPresent(player -> kept.send(player, at));
        } else {
            count(address, failure, reason, at);
            if (failure == Failure.POLICY && isOurs(address)) {
                refused(address, reason, at);
            }
            owner(address).filter(this::isOutOfReach).ifPresent(kept::keep);
        }
        return session.sql(CONDITION + "WHERE address_key = :key")
                .bind("key", LookupKey.of(address))
                .map(SqlAddressHealth::condition)
                .findOne();
    }

    /**
     * Pauses the domain once mails to several people there were refused by policy. Strangers who were only answered do
     * not count, since a sender with three addresses could fake three bounces.
     */
    private void refused(String address, String reason, Instant at) {
        String domain = LookupKey.of(address.substring(address.lastIndexOf('@') + 1));
        Set<String> people = new HashSet<>(Set.of(AddressOwner.of(address)));
        session
                .sql("SELECT DISTINCT recipients FROM outbox WHERE state NOT IN ('WAITING', 'SENT')"
                        + " AND state IN ('BOUNCED', 'DEAD') AND at >= :since AND last_error LIKE '%5.7.%'"
                        + " AND " + isAt("lower(recipients)", ":domain"))
                .bind("since", at.minus(LATELY))
                .bind("domain", domain)
                .map(row -> row.getString("recipients"))
                .stream()
                .map(recipients -> recipients.substring(recipients.lastIndexOf(',') + 1))
                .filter(this::isOurs)
                .forEach(other -> people.add(AddressOwner.of(other)));
        if (people.size() >= REFUSED) {
            session.execute(
                    "INSERT INTO paused_domain (domain, at, reason) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                    domain,
                    at,
                    reason);
            owners(domain).stream().filter(this::isOutOfReach).forEach(kept::keep);
        }
    }

    private List<Long> owners(String domain) {
        return session.sql("SELECT DISTINCT player_id FROM address WHERE " + isAt("address_key", ":domain")
                        + " ORDER BY player_id")
                .bind("domain", domain)
                .longs();
    }

    @Override
    public List<PausedDomain> pausedDomains() {
        return session.sql("SELECT domain, at, reason FROM paused_domain ORDER BY domain")
                .map(row -> new PausedDomain(
                        row.getString("domain"), Instant.ofEpochMilli(row.getLong("at")), row.getString("reason")));
    }

    @Override
    public int resumeAll(Optional<String> domain, Instant at) {
        String there = "%" + domain.map(name -> "@" + LookupKey.of(name)).orElse("");
        List<Long> players = session.sql("SELECT player_id FROM address WHERE address_key LIKE :there AND NOT "
                        + IS_OPEN + " ORDER BY player_id")
                .bind("there", there)
                .longs();
        session.execute("DELETE FROM paused_domain WHERE '@' || domain LIKE ?", there);
        session.sql("UPDATE address SET " + SOUND + " WHERE address_key LIKE :there AND paused_at IS NOT NULL")
                .bind("at", at)
                .bind("there", there)
                .execute();
        players.stream().distinct().forEach(player -> kept.send(player, at));
        return players.size();
    }

    private boolean wasRevivedAfter(String address, Instant sent) {
        return session.sql("SELECT count(*) FROM address WHERE address_key = :key AND revived_at > :sent")
                        .bind("key", LookupKey.of(address))
                        .bind("sent", sent)
                        .count()
                == 1;
    }

    private void count(String address, Failure failure, String reason, Instant at) {
        session.sql("UPDATE address SET bounce_score = bounce_score + :weight, bounced_at = :at,"
                        + " bounce_reason = :reason WHERE address_key = :key")
                .bind("weight", failure.weight())
                .bind("at", at)
                .bind("reason", reason)
                .bind("key", LookupKey.of(address))
                .execute();
        session.sql("UPDATE address SET paused_at = :at"
                        + " WHERE address_key = :key AND paused_at IS NULL AND bounce_score >= :threshold")
                .bind("at", at)
                .bind("key", LookupKey.of(address))
                .bind("threshold", THRESHOLD)
                .execute();
    }

    @Override
    public void taken(List<String> addresses, Instant at) {
        List<String> left = addresses.stream().map(LookupKey::of).collect(Collectors.toCollection(ArrayList::new));
        while (!left.isEmpty()) { // again for players with several
            List<String> keys = left.stream().distinct().toList();
            session.sql("UPDATE address SET bounce_score = bounce_score - 1 WHERE address_key IN (<keys>)"
                            + " AND bounce_score > 0 AND paused_at IS NULL AND bounced_at < :quiet")
                    .bindList("keys", keys)
                    .bind("quiet", at.minus(QUIET))
                    .execute();
            keys.forEach(left::remove);
        }
    }

    @Override
    public boolean resume(Player player, String address, Instant at) {
        if (of(player).stream().allMatch(Condition::isSound)) {
            return false;
        }
        int resumed = session.sql("UPDATE address SET " + SOUND + " WHERE address_key = :key AND player_id = :player"
                        + " AND (bounce_score > 0 OR paused_at IS NOT NULL)")
                .bind("at", at)
                .bind("key", LookupKey.of(address))
                .bind("player", player.id())
                .execute();
        if (resumed == 1) {
            kept.send(player.id(), at);
        }
        return resumed == 1;
    }

    @Override
    public void changed(Player player, Instant at) {
        if (isOutOfReach(player.id())) {
            kept.keep(player.id());
        } else {
            kept.send(player.id(), at);
        }
    }

    private boolean isOutOfReach(long player) {
        return session.sql("SELECT " + IS_OUT_OF_REACH)
                .bind("player", player)
                .truths()
                .one();
    }

    /** Whether the address is a player's, or an invited person's. */
    private boolean isOurs(String address) {
        return session.sql("SELECT player_id FROM address WHERE address_key = :key"
                        + " UNION ALL SELECT 1 FROM invitation WHERE address_key = :key LIMIT 1")
                .bind("key", LookupKey.of(address))
                .longs()
                .findOne()
                .isPresent();
    }

    private Optional<Long> owner(String address) {
        return session.sql("SELECT player_id FROM address WHERE address_key = ?", LookupKey.of(address))
                .longs()
                .findOne();
    }

    private static Condition condition(ResultSet row) throws SQLException {
        Optional<Instant> since = OptionalColumn.instant(row, "paused_since");
        return new Condition(
                row.getString("address"),
                row.getInt("bounce_score"),
                since,
                Optional.ofNullable(row.getString("reason")));
    }
}
