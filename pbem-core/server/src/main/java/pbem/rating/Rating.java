package pbem.rating;

import pbem.player.Player;

/**
 * A player's rating in a game.
 *
 * @param game by its name
 */
public record Rating(Player player, String game, Career career) {

    public Skill skill() {
        return career.skill();
    }
}
