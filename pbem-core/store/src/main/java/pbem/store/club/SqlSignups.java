package pbem.store.club;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.repository.club.Applicant;
import pbem.repository.club.Invitation;
import pbem.repository.club.Signups;
import pbem.store.engine.Session;

/** Invitations and applicants in one transaction. */
public record SqlSignups(Session session) implements Signups {

    @Override
    public int invite(String address, Instant at) {
        int number = Math.toIntExact(session.next("invitation"));
        session.execute(
                "INSERT INTO invitation (address_key, address, at, number) VALUES (?, ?, ?, ?)",
                key(address),
                address,
                at,
                number);
        return number;
    }

    @Override
    public Optional<String> invited(int number) {
        return session.sql("SELECT address FROM invitation WHERE number = :number"
                        + " UNION ALL SELECT address FROM kept_place WHERE number = :number AND address IS NOT NULL")
                .bind("number", number)
                .texts()
                .findOne();
    }

    @Override
    public List<Invitation> invitations() {
        return session.sql("SELECT number, address, at FROM invitation WHERE number IS NOT NULL ORDER BY number")
                .map(row -> new Invitation(
                        row.getInt("number"), row.getString("address"), Instant.ofEpochMilli(row.getLong("at"))));
    }

    @Override
    public boolean isInvited(String address) {
        return session.sql("SELECT count(*) FROM invitation WHERE address_key = ?", key(address))
                        .count()
                > 0;
    }

    @Override
    public boolean uninvite(String address) {
        return session.execute("DELETE FROM invitation WHERE address_key = ?", key(address)) > 0;
    }

    @Override
    public Applicant apply(String user, String address, Instant at) {
        int number = Math.toIntExact(session.next("applicant"));
        session.execute(
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
        return session.sql("SELECT * FROM applicant WHERE number = ?", number)
                .map(row -> applicant(row))
                .findOne();
    }

    @Override
    public Optional<Applicant> like(String user, String address) {
        return session
                .sql("SELECT * FROM applicant WHERE user_key = :user OR address_key = :address ORDER BY number")
                .bind("user", key(user))
                .bind("address", key(address))
                .map(row -> applicant(row))
                .stream()
                .findFirst();
    }

    @Override
    public List<Applicant> waiting(int most) {
        return session.sql("SELECT * FROM applicant ORDER BY number LIMIT ?", most)
                .map(row -> applicant(row));
    }

    @Override
    public int count() {
        return session.sql("SELECT count(*) FROM applicant").count();
    }

    @Override
    public void settled(String address) {
        uninvite(address);
        session.execute("DELETE FROM applicant WHERE address_key = ?", key(address));
    }

    @Override
    public void drop(Applicant applicant) {
        session.execute("DELETE FROM applicant WHERE number = ?", applicant.number());
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
