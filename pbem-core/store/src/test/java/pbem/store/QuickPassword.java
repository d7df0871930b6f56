package pbem.store;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.time.Instant;
import pbem.player.Player;
import pbem.repository.Repositories;

/** A password whose hash is compared within a millisecond, for tests that use it often. */
public final class QuickPassword {

    private static final Argon2Function FUNCTION = Argon2Function.getInstance(8, 1, 1, 32, Argon2.ID);

    private QuickPassword() {}

    /** Gives the player this password. */
    public static void set(Repositories repositories, Player player, String password, Instant at) {
        Tables.of(repositories)
                .createUpdate("INSERT INTO password (player_id, hash, changed_at) VALUES (:player, :hash, :at)")
                .bind("player", player.id())
                .bind(
                        "hash",
                        Password.hash(password).addRandomSalt(16).with(FUNCTION).getResult())
                .bind("at", at)
                .execute();
    }
}
