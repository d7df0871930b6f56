package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import pbem.game.Seat;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.player.Sanction;
import pbem.record.BrokenRecord;
import pbem.repository.AddressHealth;
import pbem.repository.Players;
import pbem.store.engine.Database;
import pbem.store.engine.Loaded;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;
import pbem.store.rating.SqlRatings;
import pbem.store.seat.AccountRows;
import pbem.store.seat.SeatRows;
import pbem.store.seat.Seated;

record SqlPlayers(Session session) implements Players {

    /** The name under which the membership of a player is loaded. */
    private static final String MEMBERSHIP = "membership";

    /** The name under which a player is loaded. */
    private static final String PLAYER = "player";

    /** The columns of {@code player}, for {@link #kept}. */
    static String withBeside(Database database) {
        return "player.*, " + SqlAddressHealth.SOUND_ADDRESS
                + " AS sound_address, EXISTS (SELECT 1 FROM block WHERE block.player_id = player.id) AS is_blocking,"
                + " (SELECT min(kind) FROM sanction WHERE sanction.player_id = player.id) AS kind, "
                + SqlPlayerPreferences.ofPlayer(database) + " AS wishes";
    }

    @Override
    public Optional<Player> withId(long id) {
        return session.loaded()
                .get(PLAYER, Loaded.Kind.PLAYER, id, this::stored)
                .findOne();
    }

    /** Most players are asked for with a board of theirs, whose players are loaded together. */
    private Map<Long, Sql.Rows<Player>> stored(Collection<Long> ids) {
        ofExpectedBoards();
        Map<Long, Sql.Rows<Player>> all = new HashMap<>();
        for (long id : ids) {
            session.loaded().<Sql.Rows<Player>>known(PLAYER, id).ifPresent(player -> all.put(id, player));
        }
        List<Long> others = ids.stream().filter(id -> !all.containsKey(id)).toList();
        if (!others.isEmpty()) {
            all.putAll(alone(others));
        }
        return all;
    }

    private void ofExpectedBoards() {
        try {
            ofBoards(List.copyOf(session.loaded().expected(Loaded.Kind.BOARD)));
        } catch (BrokenRecord e) {
            // the reader of that board is told
        }
    }

    private Map<Long, Sql.Rows<Player>> alone(Collection<Long> ids) {
        String columns = withBeside(session.database());
        return session.sql("SELECT player.id AS asked, " + columns + " FROM player WHERE player.id IN (<ids>)"
                        + " AND NOT EXISTS (SELECT 1 FROM merged_player WHERE player_id = player.id)"
                        + " UNION ALL SELECT player_id AS asked, " + columns + " FROM merged_player"
                        + " JOIN player ON player.id = into_player WHERE player_id IN (<ids>)")
                .bindList("ids", ids)
                .mapEach(ids, "asked", this::kept);
    }

    /** A player, who is loaded with their preferences, their sound address and the rare data that they lack. */
    Player kept(ResultSet row) throws SQLException {
        Player player = player(row);
        long id = player.id();
        session.loaded().put(PLAYER, id, new Sql.Rows<>(List.of(player)));
        session.loaded().put(SqlPlayerPreferences.OF_PLAYER, id, SqlPlayerPreferences.of(row.getString("wishes")));
        SqlAddressHealth.keep(session, id, row.getString("sound_address"));
        if (!row.getBoolean("is_blocking")) {
            session.loaded().put(SqlBlocks.OF_PLAYER, id, Sql.Rows.none());
        }
        if (row.getObject("kind") == null) {
            session.loaded().put(MEMBERSHIP, id, new Sql.Rows<>(List.of(membershipOf(row))));
        }
        return player;
    }

    /** The present and former players of each of these boards, who are expected to be queried soon. */
    List<Seated> ofBoards(List<Long> boards) {
        return session.loaded().all("seats", Loaded.Kind.BOARD, boards, this::sittings);
    }

    private Map<Long, Seated> sittings(Collection<Long> boards) {
        Map<Long, Sql.Rows<Seated.Sitting>> seated = session.sql(SeatRows.sittings(withBeside(session.database())))
                .bindList("numbers", boards)
                .mapEach(boards, "at_board", row -> {
                    if (!row.getBoolean("is_away")) {
                        session.loaded().put(SqlVacations.OF_PLAYER, row.getLong("player_id"), Sql.Rows.none());
                    }
                    return new Seated.Sitting(new Seat(row.getInt("seat")), seated(row));
                });
        session.loaded()
                .expect(
                        Loaded.Kind.PLAYER,
                        seated.values().stream()
                                .flatMap(Sql.Rows::stream)
                                .map(sitting -> sitting.player().id())
                                .distinct()
                                .toList());
        return seated.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, one -> Seated.of(one.getValue())));
    }

    private Player seated(ResultSet row) throws SQLException {
        if (row.getObject("id") == null) {
            throw new BrokenRecord(row.getInt("at_board"), "its player " + row.getLong("player_id") + " is not there");
        }
        return kept(row);
    }

    @Override
    public Optional<Player> called(String user) {
        return session.loaded().get("called", LookupKey.of(user), () -> calledBy(LookupKey.of(user)));
    }

    private Optional<Player> calledBy(String key) {
        // A union instead of an OR, for which PostgreSQL scans all players.
        return session.sql("SELECT * FROM player WHERE id IN (SELECT id FROM player WHERE user_key = :key"
                        + " AND id NOT IN (SELECT player_id FROM merged_player)"
                        + " UNION ALL SELECT player_id FROM former_userid WHERE user_key = :key)")
                .bind("key", key)
                .map(row -> player(row))
                .findOne();
    }

    @Override
    public Optional<Player> at(String address) {
        return session.sql("SELECT player.* FROM player JOIN address ON address.player_id = player.id"
                        + " WHERE address.address_key = :key")
                .bind("key", LookupKey.of(address))
                .map(row -> player(row))
                .findOne();
    }

    @Override
    public List<String> addresses(Player player) {
        return SqlAddressHealth.conditions(session, List.of(player)).get(0).stream()
                .map(AddressHealth.Condition::address)
                .toList();
    }

    @Override
    public List<Player> all() {
        return session.sql("SELECT * FROM player ORDER BY user_key").map(row -> player(row));
    }

    @Override
    public List<Player> active(int skip, int most) {
        return session.sql("SELECT * FROM player WHERE state = 'ACTIVE' AND " + SqlRatings.SHOWN
                        + " ORDER BY user_key LIMIT :most OFFSET :skip")
                .bind("skip", skip)
                .bind("most", most)
                .map(row -> player(row));
    }

    @Override
    public List<Player> holding(String part, int most) {
        String key = LookupKey.of(part).replaceAll("([!%_])", "!$1");
        return session.sql(
                        "SELECT * FROM player WHERE state IN ('ACTIVE', 'ROBOT') AND user_key LIKE :within ESCAPE '!' AND "
                                + SqlRatings.SHOWN
                                + " ORDER BY CASE WHEN user_key LIKE :first ESCAPE '!' THEN 0 ELSE 1 END, user_key LIMIT :most")
                .bind("within", "%" + key + "%")
                .bind("first", key + "%")
                .bind("most", most)
                .map(row -> player(row));
    }

    @Override
    public int countActive() {
        return session.sql("SELECT count(*) FROM player WHERE state = 'ACTIVE' AND " + SqlRatings.SHOWN)
                .count();
    }

    @Override
    public void markBot(Player player, boolean bot, boolean rated) {
        session.sql("UPDATE player SET bot = :bot, rated_bot = :rated WHERE id = :id")
                .bind("id", player.id())
                .bind("bot", bot ? 1 : 0)
                .bind("rated", bot && rated ? 1 : 0)
                .execute();
    }

    @Override
    public List<Membership> memberships(List<Player> players) {
        List<Long> ids = players.stream().map(Player::id).toList();
        List<Sql.Rows<Membership>> found =
                session.loaded().all(MEMBERSHIP, Loaded.Kind.PLAYER, ids, this::storedMemberships);
        return IntStream.range(0, ids.size())
                .mapToObj(i -> whole(ids.get(i), found.get(i)))
                .toList();
    }

    private static Membership whole(long player, List<Membership> rows) {
        if (rows.isEmpty()) {
            throw new IllegalStateException("there is no player " + player);
        }
        Map<Sanction.Kind, Sanction> sanctions = new EnumMap<>(Sanction.Kind.class);
        rows.forEach(row -> sanctions.putAll(row.sanctions()));
        return new Membership(
                rows.get(0).bot(), rows.get(0).director(), rows.get(0).office(), sanctions);
    }

    private Map<Long, Sql.Rows<Membership>> storedMemberships(Collection<Long> players) {
        return session.sql(
                        "SELECT player.id, player.bot, player.director, player.office, sanction.kind, sanction.since_at, sanction.until_at,"
                                + " sanction.why FROM player LEFT JOIN sanction ON sanction.player_id = player.id"
                                + " WHERE player.id IN (<players>)")
                .bindList("players", players)
                .mapEach(players, "id", SqlPlayers::membershipOf);
    }

    /** The membership with one of the sanctions, if there are any. */
    private static Membership membershipOf(ResultSet row) throws SQLException {
        String kind = row.getString("kind");
        Map<Sanction.Kind, Sanction> sanctions = new EnumMap<>(Sanction.Kind.class);
        if (kind != null) {
            sanctions.put(
                    Sanction.Kind.valueOf(kind),
                    new Sanction(
                            Sql.instant(row, "since_at"),
                            OptionalColumn.instant(row, "until_at"),
                            row.getString("why")));
        }
        return new Membership(
                row.getBoolean("bot"),
                row.getBoolean("director"),
                Membership.Office.valueOf(row.getString("office")),
                sanctions);
    }

    @Override
    public void sanction(Player player, Sanction.Kind kind, Optional<Sanction> sanction) {
        session.execute("DELETE FROM sanction WHERE player_id = ? AND kind = ?", player.id(), kind.name());
        sanction.ifPresent(decided -> session.sql("INSERT INTO sanction (player_id, kind, since_at, until_at, why)"
                        + " VALUES (:player, :kind, :since, :until, :why)")
                .bind("player", player.id())
                .bind("kind", kind.name())
                .bind("since", decided.since())
                .bind("until", decided.until().map(Instant::toEpochMilli).orElse(null))
                .bind("why", decided.why())
                .execute());
    }

    @Override
    public void appoint(Player player, Membership.Office office) {
        session.execute("UPDATE player SET office = ? WHERE id = ?", office.name(), player.id());
    }

    @Override
    public List<Player> officers() {
        return session.sql("SELECT * FROM player WHERE office <> 'NONE' AND state = 'ACTIVE' ORDER BY user_key")
                .map(row -> player(row));
    }

    @Override
    public List<Integer> boardsOfBoth(Player one, Player other) {
        return new AccountRows(session, one, other).common();
    }

    @Override
    public void merge(Player gone, Player stays, Instant at) {
        new AccountRows(session, gone, stays).merge(LookupKey.of(gone.user()), at.toEpochMilli());
    }

    @Override
    public void markDirector(Player player, boolean director) {
        session.execute("UPDATE player SET director = ? WHERE id = ?", director ? 1 : 0, player.id());
        if (!director) {
            session.execute("DELETE FROM tournament_director WHERE player_id = ?", player.id());
        }
    }

    @Override
    public void endPasses(Player player, Instant at) {
        session.execute("UPDATE player SET passes_ended_at = ? WHERE id = ?", at.toEpochMilli(), player.id());
    }

    @Override
    public Optional<Instant> passesEnded(Player player) {
        return session.sql("SELECT passes_ended_at FROM player WHERE id = :id AND passes_ended_at IS NOT NULL")
                .bind("id", player.id())
                .map(row -> Instant.ofEpochMilli(row.getLong("passes_ended_at")))
                .findOne();
    }

    @Override
    public Player house(String user, Instant at) {
        return add(user, Player.State.HOUSE, at);
    }

    @Override
    public Player robot(String user, Instant at) {
        return add(user, Player.State.ROBOT, at);
    }

    @Override
    public Player departed(String user, Instant at) {
        return add(user, Player.State.GONE, at);
    }

    private Player add(String user, Player.State state, Instant at) {
        Player player = new Player(session.next("player"), user, state);
        session.sql("INSERT INTO player (id, user_id, user_key, state, created_at)"
                        + " VALUES (:id, :user, :key, :state, :at)")
                .bind("id", player.id())
                .bind("user", user)
                .bind("key", LookupKey.of(user))
                .bind("state", player.state().name())
                .bind("at", at)
                .execute();
        return player;
    }

    @Override
    public Player enrol(String user, String address, Instant at) {
        Player player = add(user, Player.State.ACTIVE, at);
        addAddress(player, address, at);
        return player;
    }

    @Override
    public void addAddress(Player player, String address, Instant at) {
        session.sql("INSERT INTO address (address_key, address, player_id, created_at)"
                        + " VALUES (:key, :address, :player, :at)")
                .bind("key", LookupKey.of(address))
                .bind("address", address)
                .bind("player", player.id())
                .bind("at", at)
                .execute();
    }

    @Override
    public void removeAddress(Player player, String address) {
        session.execute(
                "DELETE FROM address WHERE player_id = ? AND address_key = ?", player.id(), LookupKey.of(address));
    }

    @Override
    public Player rename(Player player, String user, Instant at) {
        session.execute(
                "DELETE FROM former_userid WHERE player_id = ? AND user_key = ?", player.id(), LookupKey.of(user));
        if (!LookupKey.of(user).equals(LookupKey.of(player.user()))) {
            session.execute(
                    "INSERT INTO former_userid (user_key, user_id, player_id, until_at) VALUES (?, ?, ?, ?)",
                    LookupKey.of(player.user()),
                    player.user(),
                    player.id(),
                    at);
        }
        session.execute(
                "UPDATE player SET user_id = ?, user_key = ? WHERE id = ?", user, LookupKey.of(user), player.id());
        return withId(player.id()).orElseThrow();
    }

    @Override
    public void closing(Player player, boolean closing) {
        Player.State state = closing ? Player.State.CLOSING : Player.State.ACTIVE;
        session.execute("UPDATE player SET state = ? WHERE id = ?", state.name(), player.id());
    }

    @Override
    public List<Player> closing() {
        return session.sql("SELECT * FROM player WHERE state = 'CLOSING' ORDER BY user_key")
                .map(row -> player(row));
    }

    @Override
    public Optional<Instant> renamedAt(Player player) {
        return session.sql("SELECT until_at FROM former_userid WHERE player_id = :id ORDER BY until_at DESC LIMIT 1")
                .bind("id", player.id())
                .map(row -> Sql.instant(row, "until_at"))
                .findOne();
    }

    @Override
    public List<String> formerNames(Player player) {
        return session.sql("SELECT user_id FROM former_userid WHERE player_id = ? ORDER BY until_at", player.id())
                .texts();
    }

    /** The player in a row. */
    static Player player(ResultSet row) throws SQLException {
        return new Player(row.getLong("id"), row.getString("user_id"), Player.State.valueOf(row.getString("state")));
    }
}
