package pbem.record;

import java.util.List;
import pbem.game.Seed;

/**
 * A game that somebody began before they were a player, as it is kept until they are one.
 *
 * @param game its name
 * @param rulesVersion of the game when it was kept
 * @param seed from which its chance comes
 * @param moves played so far, canonical
 */
public record KeptGame(String game, int rulesVersion, Seed seed, List<String> moves) {

    public KeptGame {
        moves = List.copyOf(moves);
    }
}
