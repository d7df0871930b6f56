package pbem.repository.club;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.player.Player;

/**
 * A player's report about another player or a board, for the people who look after the server.
 *
 * @param closedAt empty while the report is open
 * @param answer the answer to the reporter; may be empty
 */
public record Report(
        int number,
        Player from,
        Optional<Player> about,
        OptionalInt board,
        String words,
        Instant at,
        Optional<Instant> closedAt,
        String answer) {

    public boolean isOpen() {
        return closedAt.isEmpty();
    }
}
