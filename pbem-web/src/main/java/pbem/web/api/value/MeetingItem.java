package pbem.web.api.value;

import java.util.List;
import java.util.Optional;

/** Who meets whom in a round of a tournament. */
public record MeetingItem(int round, List<String> players, Optional<Integer> board, List<String> points) {}
