package pbem.store;

import java.time.Instant;
import java.util.Optional;
import pbem.player.Player;
import pbem.repository.Passwords;
import pbem.repository.PendingConfirmation;
import pbem.store.engine.Session;

record SqlPasswords(Session session) implements Passwords {

    @Override
    public void set(Player player, String password, Instant at) {
        put(player, PasswordHash.of(password), at);
    }

    private void put(Player player, String hash, Instant at) {
        session.sql(
                        "INSERT INTO password (player_id, hash, changed_at) VALUES (:player, :hash, :at)"
                                + " ON CONFLICT (player_id) DO UPDATE SET hash = excluded.hash, changed_at = excluded.changed_at")
                .bind("player", player.id())
                .bind("hash", hash)
                .bind("at", at)
                .execute();
    }

    @Override
    public boolean match(Optional<Player> player, String password) {
        Optional<String> hash = player.filter(Player::isOwned).flatMap(this::hash);
        boolean matches = PasswordHash.matches(password, hash.orElseGet(PasswordHash::ofNobody));
        return matches && hash.isPresent();
    }

    @Override
    public void keep(PendingConfirmation question, String password) {
        session.execute("UPDATE hold SET password_hash = ? WHERE id = ?", PasswordHash.of(password), question.id());
    }

    @Override
    public boolean isKept(PendingConfirmation question) {
        return kept(question).isPresent();
    }

    @Override
    public void adopt(PendingConfirmation question, Player player, Instant at) {
        kept(question).ifPresent(hash -> put(player, hash, at));
        session.execute("UPDATE hold SET password_hash = NULL WHERE id = ?", question.id());
    }

    private Optional<String> kept(PendingConfirmation question) {
        return session.sql("SELECT password_hash FROM hold WHERE id = ? AND password_hash IS NOT NULL", question.id())
                .texts()
                .findOne();
    }

    private Optional<String> hash(Player player) {
        return session.sql("SELECT hash FROM password WHERE player_id = ?", player.id())
                .texts()
                .findOne();
    }
}
