package pbem.play;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Game;

/** The invitations. */
public interface Challenges {

    Optional<Challenge> numbered(int number);

    /** Those still open in which that player was asked and has not answered, oldest first. */
    List<Challenge> waitingFor(Player player);

    /** Writes down a new one; the challenger, who is one of the players, has accepted by making it. */
    Challenge make(
            Game game,
            Map<String, String> options,
            Terms terms,
            Player challenger,
            List<Player> players,
            String comment,
            Instant at);

    Challenge accepted(Challenge challenge, Player by);

    Challenge declined(Challenge challenge, Player by);

    Challenge started(Challenge challenge, int board);
}
