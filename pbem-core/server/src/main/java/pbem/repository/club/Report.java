package pbem.repository.club;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.player.Player;

/**
 * What a player told of another, or of a board, to those who look after the server.
 *
 * @param closedAt empty while somebody has to look at it
 * @param answer what the reporter was answered; may be empty
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
