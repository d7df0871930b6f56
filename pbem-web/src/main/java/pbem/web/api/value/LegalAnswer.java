package pbem.web.api.value;

import java.util.List;

/** What can be played in a position. */
public record LegalAnswer(int board, int move, List<String> toMove, List<String> moves) {}
