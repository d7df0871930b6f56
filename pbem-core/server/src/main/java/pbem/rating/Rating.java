package pbem.rating;

import java.time.Instant;
import java.util.Optional;
import pbem.player.Player;

/**
 * Where somebody stands in a game.
 *
 * @param game by its name
 * @param boards that counted
 * @param opponents how many different people they met on them
 * @param last when the last of them was closed; empty before the first
 */
public record Rating(
        Player player,
        String game,
        Skill skill,
        int boards,
        int opponents,
        int won,
        int drawn,
        int lost,
        Optional<Instant> last) {

    /** From so many boards on a rating is established... */
    public static final int ENOUGH_BOARDS = 10;

    /** ...if so many people were met on them. */
    public static final int ENOUGH_OPPONENTS = 4;

    /** Of somebody of whom no board has counted. */
    public static Rating none(Player player, String game) {
        return new Rating(player, game, Skill.START, 0, 0, 0, 0, 0, Optional.empty());
    }

    public boolean isProvisional() {
        return boards < ENOUGH_BOARDS || opponents < ENOUGH_OPPONENTS;
    }
}
