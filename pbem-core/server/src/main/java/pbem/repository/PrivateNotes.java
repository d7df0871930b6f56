package pbem.repository;

import java.time.Instant;
import java.util.Optional;
import pbem.player.Player;

/** Players' private notes at boards: one for each player and board. Nobody else may read it. */
public interface PrivateNotes {

    Optional<String> of(int board, Player player);

    /** Stores a note in place of an earlier one. */
    void keep(int board, Player player, String words, Instant at);

    /** @return whether there was one */
    boolean drop(int board, Player player);
}
