package pbem.repository;

import java.util.Optional;
import pbem.player.Player;

/** The submitted moves that wait for confirmation: one for each player and board. */
public interface Submissions {

    Optional<Submission> of(int board, Player player);

    /** Stores a submission; it replaces an earlier one of the same player on the same board. */
    void keep(Submission submission);

    void drop(Submission submission);

    /** Removes all entries of a player. */
    void dropAll(Player player);

    /** Removes the comments of a player's entries; the moves stay. */
    void hush(Player player);
}
