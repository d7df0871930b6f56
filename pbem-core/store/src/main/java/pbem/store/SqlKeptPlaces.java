package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.apache.commons.codec.digest.DigestUtils;
import pbem.player.AddressOwner;
import pbem.player.Player;
import pbem.player.Traces;
import pbem.repository.KeptPlaces;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;

record SqlKeptPlaces(Session session) implements KeptPlaces {

    private static final String OF_PLACES = "kind = 'place-kept' AND outbox.at < :before";

    @Override
    public int keep(
            Player by, String address, OptionalInt challenge, OptionalInt tournament, OptionalLong mail, Instant at) {
        int number = (int) session.next("invitation");
        session.sql("INSERT INTO kept_place (number, address, address_key, mailbox_hash, player_id, challenge,"
                        + " tournament, inbox_id, at) VALUES (:number, :address, :key, :hash, :by, :challenge, :tournament,"
                        + " :mail, :at)")
                .bind("number", number)
                .bind("address", address)
                .bind("key", LookupKey.of(address))
                .bind("hash", hash(address))
                .bind("by", by.id())
                .bind("challenge", challenge.isPresent() ? (Integer) challenge.getAsInt() : null)
                .bind("tournament", tournament.isPresent() ? (Integer) tournament.getAsInt() : null)
                .bind("mail", mail)
                .bind("at", at)
                .execute();
        return number;
    }

    @Override
    public Optional<Boolean> isLeftAlone(int number) {
        return session.sql("SELECT never_again FROM kept_place WHERE number = ?", number)
                .map(row -> row.getInt("never_again") == 1)
                .findOne();
    }

    @Override
    public boolean isNotToBeWritten(String address, Instant since) {
        return session.sql("SELECT count(*) FROM kept_place WHERE mailbox_hash = :hash"
                                + " AND (at > :since OR never_again = 1)")
                        .bind("hash", hash(address))
                        .bind("since", since)
                        .count()
                > 0;
    }

    @Override
    public List<KeptPlace> of(Player player, Instant since) {
        return session.sql("SELECT * FROM kept_place WHERE at > :since AND never_again = 0 AND address_key IN"
                        + " (SELECT address_key FROM address WHERE player_id = :player)"
                        + " AND (challenge IS NOT NULL OR tournament IS NOT NULL) ORDER BY number")
                .bind("player", player.id())
                .bind("since", since)
                .map(SqlKeptPlaces::place);
    }

    @Override
    public int keptIn(int tournament, Player other, Instant since) {
        return session.sql("SELECT count(*) FROM kept_place WHERE tournament = :tournament AND at > :since"
                        + " AND never_again = 0 AND address_key NOT IN"
                        + " (SELECT address_key FROM address WHERE player_id = :player)")
                .bind("tournament", tournament)
                .bind("player", other.id())
                .bind("since", since)
                .count();
    }

    @Override
    public int inChallenge(int challenge, Instant since) {
        return session.sql("SELECT count(*) FROM kept_place WHERE challenge = ? AND at > ?", challenge, since)
                .count();
    }

    @Override
    public void taken(KeptPlace place) {
        session.execute("UPDATE kept_place SET challenge = NULL, tournament = NULL WHERE number = ?", place.number());
    }

    @Override
    public boolean leaveAlone(int number) {
        return session.execute(
                        "UPDATE kept_place SET never_again = 1, challenge = NULL, tournament = NULL WHERE mailbox_hash ="
                                + " (SELECT mailbox_hash FROM kept_place WHERE number = ?)",
                        number)
                > 0;
    }

    @Override
    public void forget(Instant addressesBefore, Instant before) {
        session.sql("SELECT * FROM kept_place WHERE at < ? AND address IS NOT NULL", addressesBefore)
                .map(Known::of)
                .forEach(known -> {
                    forgetInWhatAsked(known);
                    forgetMails(known, addressesBefore);
                });
        session.execute(
                "UPDATE kept_place SET address = NULL, address_key = NULL, challenge = NULL, tournament = NULL,"
                        + " inbox_id = NULL WHERE at < ? AND address IS NOT NULL",
                addressesBefore);
        session.execute("DELETE FROM kept_place WHERE at < ? AND never_again = 0", before);
    }

    /** A place whose address is still stored, with the player and the mail that asked for it. */
    private record Known(String address, OptionalLong player, OptionalLong mail) {
        static Known of(ResultSet row) throws SQLException {
            return new Known(
                    row.getString("address"),
                    OptionalColumn.number(row, "player_id"),
                    OptionalColumn.number(row, "inbox_id"));
        }
    }

    /** The result is the same whether or not the address is a player's; otherwise it would reveal that. */
    private void forgetInWhatAsked(Known known) {
        Traces address = new Traces(List.of(known.address()), List.of(), List.of());
        known.mail().ifPresent(mail -> {
            session.execute("UPDATE inbox SET raw = NULL, raw_size = NULL WHERE id = ? AND state = 'DONE'", mail);
            blank("inbox", "subject", "id", mail, address);
            blank("inbox", "results", "id", mail, address);
            blank("outbox", "args", "inbox_id", mail, address);
        });
        known.player().ifPresent(player -> blank("hold", "line", "state <> 'WAITING' AND player_id", player, address));
    }

    private void blank(String table, String column, String key, long of, Traces traces) {
        session.sql("SELECT DISTINCT " + column + " FROM " + table + " WHERE " + key + " = :key")
                .bind("key", of)
                .texts()
                .forEach(text -> {
                    String without = traces.without(text);
                    if (!text.equals(without)) {
                        session.execute(
                                "UPDATE " + table + " SET " + column + " = ? WHERE " + key + " = ? AND " + column
                                        + " = ?",
                                without,
                                of,
                                text);
                    }
                });
    }

    private void forgetMails(Known known, Instant before) {
        String key = LookupKey.of(known.address());
        if (mayBecomePlayer(key)) {
            return;
        }
        List<Long> answers = session.sql("SELECT DISTINCT inbox.id FROM inbox JOIN outbox"
                        + " ON lower(outbox.address) = lower(inbox.sender) AND outbox.address IS NOT NULL"
                        + " AND inbox.answered LIKE '%' || trim(outbox.message_id, '<>') || '%'"
                        + " WHERE lower(inbox.sender) = :key AND inbox.state = 'DONE' AND outbox." + OF_PLACES)
                .bind("key", key)
                .bind("before", before)
                .longs();
        for (long answer : answers) {
            session.execute(
                    "DELETE FROM outbox WHERE inbox_id = ? AND board IS NULL AND lower(address) = ?", answer, key);
            session.execute(
                    "UPDATE inbox SET raw = NULL, raw_size = NULL, envelope = '{}', message_id = '', sender = '',"
                            + " subject = '', answered = '', reason = 'erased', results = '[]' WHERE id = ?",
                    answer);
        }
        session.sql("DELETE FROM outbox WHERE lower(address) = :key AND address IS NOT NULL AND " + OF_PLACES)
                .bind("key", key)
                .bind("before", before)
                .execute();
    }

    /** Whether the address belongs to a player, or may soon. */
    private boolean mayBecomePlayer(String key) {
        return session.sql("SELECT (SELECT count(*) FROM address WHERE address_key = :key)"
                                + " + (SELECT count(*) FROM applicant WHERE address_key = :key)"
                                + " + (SELECT count(*) FROM invitation WHERE address_key = :key)"
                                + " + (SELECT count(*) FROM hold WHERE lower(address) = :key AND state = 'WAITING')")
                        .bind("key", key)
                        .count()
                > 0;
    }

    private static KeptPlace place(ResultSet row) throws SQLException {
        return new KeptPlace(
                row.getInt("number"), OptionalColumn.small(row, "challenge"), OptionalColumn.small(row, "tournament"));
    }

    private static String hash(String address) {
        return DigestUtils.sha256Hex(AddressOwner.of(address));
    }
}
