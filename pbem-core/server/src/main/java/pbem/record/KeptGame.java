package pbem.record;

import java.util.List;
import pbem.game.Seed;

/**
 * A game that a visitor began, kept until they have an account.
 *
 * @param game its name
 * @param rulesVersion the version of the game's rules when it was kept
 * @param seed the source of its chance
 * @param moves played so far, canonical
 */
public record KeptGame(String game, int rulesVersion, Seed seed, List<String> moves) {

    public KeptGame {
        moves = List.copyOf(moves);
    }
}
