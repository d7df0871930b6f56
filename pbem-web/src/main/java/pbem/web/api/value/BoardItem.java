package pbem.web.api.value;

import java.util.List;
import java.util.Optional;

/** A board in a list. */
public record BoardItem(
        int number,
        String url,
        String game,
        boolean open,
        List<String> players,
        List<String> toMove,
        int moves,
        Optional<String> result,
        Optional<String> deadline,
        String changed) {}
