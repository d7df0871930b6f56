package pbem.web.api.value;

import java.util.List;
import java.util.Optional;

/**
 * A board in a list.
 *
 * @param programs which of the players are programs of the server's own
 */
public record BoardItem(
        int number,
        String url,
        String game,
        boolean open,
        List<String> players,
        List<String> programs,
        List<String> toMove,
        int moves,
        Optional<String> result,
        Optional<String> deadline,
        String changed) {}
