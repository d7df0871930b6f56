package pbem.store.club;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import pbem.repository.club.Applicant;
import pbem.repository.club.Invitation;
import pbem.repository.club.Signups;
import pbem.store.engine.Underlying;

/** Invitations and applicants over one open handle. */
public record SqlSignups(Handle handle) implements Signups {

    @Override
    public int invite(String address, Instant at) {
        int number = Math.toIntExact(Underlying.of(handle).counters().next(handle, "invitation"));
        handle.execute(
                "INSERT INTO invitation (address_key, address, at, number) VALUES (?, ?, ?, ?)",
                key(address),
                address,
                at,
                number);
        return number;
    }

    @Override
    public Optional<String> invited(int number) {
        return handle.createQuery("SELECT address FROM invitation WHERE number = :number"
                        + " UNION ALL SELECT address FROM kept_place WHERE number = :number AND address IS NOT NULL")
                .bind("number", number)
                .mapTo(String.class)
                .findOne();
    }

    @Override
    public List<Invitation> invitations() {
        return handle.createQuery("SELECT number, address, at FROM invitation WHERE number IS NOT NULL ORDER BY number")
                .map((row, context) -> new Invitation(
                        row.getInt("number"), row.getString("address"), Instant.ofEpochMilli(row.getLong("at"))))
                .list();
    }

    @Override
    public boolean isInvited(String address) {
        return handle.createQuery("SELECT count(*) FROM invitation WHERE address_key = :key")
                        .bind("key", key(address))
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    @Override
    public boolean uninvite(String address) {
        return handle.execute("DELETE FROM invitation WHERE address_key = ?", key(address)) > 0;
    }

    @Override
    public Applicant apply(String user, String address, Instant at) {
        int number = Math.toIntExact(Underlying.of(handle).counters().next(handle, "applicant"));
        handle.execute(
                "INSERT INTO applicant (number, user_id, user_key, address, address_key, at) VALUES (?, ?, ?, ?, ?, ?)",
                number,
                user,
                key(user),
                address,
                key(address),
                at);
        return new Applicant(number, user, address, at);
    }

    @Override
    public Optional<Applicant> numbered(int number) {
        return handle.createQuery("SELECT * FROM applicant WHERE number = :number")
                .bind("number", number)
                .map((row, context) -> applicant(row))
                .findOne();
    }

    @Override
    public Optional<Applicant> like(String user, String address) {
        return handle
                .createQuery("SELECT * FROM applicant WHERE user_key = :user OR address_key = :address ORDER BY number")
                .bind("user", key(user))
                .bind("address", key(address))
                .map((row, context) -> applicant(row))
                .list()
                .stream()
                .findFirst();
    }

    @Override
    public List<Applicant> waiting(int most) {
        return handle.createQuery("SELECT * FROM applicant ORDER BY number LIMIT :most")
                .bind("most", most)
                .map((row, context) -> applicant(row))
                .list();
    }

    @Override
    public int count() {
        return handle.createQuery("SELECT count(*) FROM applicant")
                .mapTo(Integer.class)
                .one();
    }

    @Override
    public void settled(String address) {
        uninvite(address);
        handle.execute("DELETE FROM applicant WHERE address_key = ?", key(address));
    }

    @Override
    public void drop(Applicant applicant) {
        handle.execute("DELETE FROM applicant WHERE number = ?", applicant.number());
    }

    private static String key(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    private static Applicant applicant(ResultSet row) throws SQLException {
        return new Applicant(
                row.getInt("number"),
                row.getString("user_id"),
                row.getString("address"),
                Instant.ofEpochMilli(row.getLong("at")));
    }
}
