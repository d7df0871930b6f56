package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.game.Seed;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.record.KeptGame;
import pbem.repository.PendingConfirmation;
import pbem.repository.PendingConfirmations;
import pbem.repository.Players;
import pbem.store.engine.Session;
import pbem.store.json.Json;

record SqlPendingConfirmations(Session session, Players players) implements PendingConfirmations {

    /** The stored form of a game. */
    private record StoredGame(String game, int rules, String seed, List<String> moves) {}

    @Override
    public Optional<PendingConfirmation> numbered(long id) {
        return session.sql("SELECT * FROM hold WHERE id = ?", id)
                .map(row -> hold(row))
                .findOne();
    }

    @Override
    public PendingConfirmation keep(
            Player player, String address, String line, String comment, ReplyTarget target, Instant at) {
        return keep(Optional.of(player), address, line, comment, target, Optional.empty(), Locale.ENGLISH, at);
    }

    @Override
    public PendingConfirmation keepSignup(
            String address, String line, ReplyTarget target, Locale language, Instant at) {
        return keep(Optional.empty(), address, line, "", target, Optional.empty(), language, at);
    }

    @Override
    public void keepGame(PendingConfirmation signup, KeptGame game) {
        StoredGame stored =
                new StoredGame(game.game(), game.rulesVersion(), game.seed().reveal(), game.moves());
        session.execute("UPDATE hold SET game = ? WHERE id = ?", Json.write(stored), signup.id());
    }

    @Override
    public Optional<KeptGame> gameWith(long id) {
        return session.sql("SELECT game FROM hold WHERE id = ? AND game IS NOT NULL", id)
                .map(row -> Json.read(row.getString("game"), StoredGame.class))
                .findOne()
                .map(stored -> new KeptGame(stored.game(), stored.rules(), Seed.ofHex(stored.seed()), stored.moves()));
    }

    @Override
    public PendingConfirmation keepMeant(
            Player player, String address, String line, String comment, ReplyTarget target, String heard, Instant at) {
        return keep(Optional.of(player), address, line, comment, target, Optional.of(heard), Locale.ENGLISH, at);
    }

    private PendingConfirmation keep(
            Optional<Player> player,
            String address,
            String line,
            String comment,
            ReplyTarget target,
            Optional<String> heard,
            Locale language,
            Instant at) {
        long id = session.next("hold");
        session.sql("INSERT INTO hold (id, player_id, address, line, comment, context, heard, language, at, state)"
                        + " VALUES (:id, :player, :address, :line, :comment, :context, :heard, :language, :at, :state)")
                .bind("id", id)
                .bind("player", player.map(Player::id).orElse(null))
                .bind("address", address)
                .bind("line", line)
                .bind("comment", comment)
                .bind("context", Json.write(target))
                .bind("heard", heard.orElse(null))
                .bind("language", player.isEmpty() ? language.toLanguageTag() : null)
                .bind("at", at)
                .bind("state", PendingConfirmation.State.WAITING.name())
                .execute();
        return new PendingConfirmation(
                id, player, address, line, comment, target, PendingConfirmation.State.WAITING, heard, language);
    }

    @Override
    public void join(PendingConfirmation first, PendingConfirmation other) {
        session.execute("UPDATE hold SET asked_with = ? WHERE id = ?", first.id(), other.id());
    }

    @Override
    public List<PendingConfirmation> askedWith(PendingConfirmation first) {
        return session.sql("SELECT * FROM hold WHERE id = ? OR asked_with = ? ORDER BY id", first.id(), first.id())
                .map(row -> hold(row));
    }

    @Override
    public void settle(PendingConfirmation pending, PendingConfirmation.State state) {
        session.execute("UPDATE hold SET state = ? WHERE id = ?", state.name(), pending.id());
    }

    private PendingConfirmation hold(ResultSet row) throws SQLException {
        long player = row.getLong("player_id");
        Optional<Player> owner = row.wasNull() ? Optional.empty() : players.withId(player);
        return new PendingConfirmation(
                row.getLong("id"),
                owner,
                row.getString("address"),
                row.getString("line"),
                row.getString("comment"),
                Json.read(row.getString("context"), ReplyTarget.class),
                PendingConfirmation.State.valueOf(row.getString("state")),
                Optional.ofNullable(row.getString("heard")),
                Optional.ofNullable(row.getString("language"))
                        .map(Locale::forLanguageTag)
                        .orElse(Locale.ENGLISH));
    }
}
