package pbem.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.OptionalInt;
import pbem.player.AddressOwner;
import pbem.player.Player;
import pbem.repository.KeptPlaces;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

record SqlKeptPlaces(Session session, SecureRandom random) implements KeptPlaces {

    @Override
    public int keep(Player by, String address, OptionalInt challenge, OptionalInt tournament, Instant at) {
        int number = (int) session.next("invitation");
        session.sql("INSERT INTO kept_place (number, address, address_key, mailbox_hash, player_id, challenge,"
                        + " tournament, at) VALUES (:number, :address, :key, :hash, :by, :challenge, :tournament, :at)")
                .bind("number", number)
                .bind("address", address)
                .bind("key", LookupKey.of(address))
                .bind("hash", hash(address))
                .bind("by", by.id())
                .bind("challenge", challenge.isPresent() ? (Integer) challenge.getAsInt() : null)
                .bind("tournament", tournament.isPresent() ? (Integer) tournament.getAsInt() : null)
                .bind("at", at)
                .execute();
        return number;
    }

    @Override
    public boolean isNotToBeWritten(String address, Instant since) {
        return session.sql("SELECT count(*) FROM kept_place WHERE mailbox_hash = :hash"
                                + " AND (at > :since OR never_again = 1)")
                        .bind("hash", hash(address))
                        .bind("since", since)
                        .integers()
                        .one()
                > 0;
    }

    @Override
    public List<KeptPlace> of(Player player, Instant since) {
        return session.sql("SELECT * FROM kept_place WHERE at > :since AND never_again = 0 AND address_key IN"
                        + " (SELECT address_key FROM address WHERE player_id = :player)"
                        + " AND (challenge IS NOT NULL OR tournament IS NOT NULL) ORDER BY number")
                .bind("player", player.id())
                .bind("since", since)
                .map(SqlKeptPlaces::place)
                .list();
    }

    @Override
    public int keptIn(int tournament, Player other, Instant since) {
        return session.sql("SELECT count(*) FROM kept_place WHERE tournament = :tournament AND at > :since"
                        + " AND never_again = 0 AND address_key NOT IN"
                        + " (SELECT address_key FROM address WHERE player_id = :player)")
                .bind("tournament", tournament)
                .bind("player", other.id())
                .bind("since", since)
                .integers()
                .one();
    }

    @Override
    public int inChallenge(int challenge, Instant since) {
        return session.sql("SELECT count(*) FROM kept_place WHERE challenge = :challenge AND at > :since")
                .bind("challenge", challenge)
                .bind("since", since)
                .integers()
                .one();
    }

    @Override
    public void taken(KeptPlace place) {
        session.execute("UPDATE kept_place SET challenge = NULL, tournament = NULL WHERE number = ?", place.number());
    }

    @Override
    public boolean leaveAlone(String address) {
        return session.execute(
                        "UPDATE kept_place SET never_again = 1, challenge = NULL, tournament = NULL WHERE mailbox_hash = ?",
                        hash(address))
                > 0;
    }

    @Override
    public void forget(Instant addressesBefore, Instant before) {
        List<String> nobodys = session.sql(
                        "SELECT DISTINCT address FROM kept_place WHERE at < :before AND address IS NOT NULL"
                                + " AND address_key NOT IN (SELECT address_key FROM address)")
                .bind("before", addressesBefore)
                .texts()
                .list();
        session.execute(
                "UPDATE kept_place SET address = NULL, address_key = NULL, challenge = NULL, tournament = NULL"
                        + " WHERE at < ? AND address IS NOT NULL",
                addressesBefore);
        if (!nobodys.isEmpty()) {
            new SqlErasures(session, random).forget(nobodys);
        }
        session.execute("DELETE FROM kept_place WHERE at < ? AND never_again = 0", before);
    }

    private static KeptPlace place(ResultSet row) throws SQLException {
        return new KeptPlace(
                row.getInt("number"),
                OptionalColumn.small(row, "challenge"),
                OptionalColumn.small(row, "tournament"),
                Sql.instant(row, "at"));
    }

    private static String hash(String address) {
        try {
            byte[] mailbox = AddressOwner.of(address).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(mailbox));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
