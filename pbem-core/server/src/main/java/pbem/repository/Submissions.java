package pbem.repository;

import java.util.Optional;
import pbem.player.Player;

/** Moves that wait for their players to confirm them: one for each player and board. */
public interface Submissions {

    Optional<Submission> of(int board, Player player);

    /** Writes one down; an earlier one of the same player on the same board is forgotten. */
    void keep(Submission submission);

    void drop(Submission submission);

    /** Forgets all of a player's. */
    void dropAll(Player player);

    /** Forgets what a player wanted to say with them; the moves stay. */
    void hush(Player player);
}
