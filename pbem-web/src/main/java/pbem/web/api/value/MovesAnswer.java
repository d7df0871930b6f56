package pbem.web.api.value;

import java.util.List;

/** What the players did on a board, in order. */
public record MovesAnswer(int board, List<StepItem> steps) {}
