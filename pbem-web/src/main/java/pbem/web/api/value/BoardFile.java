package pbem.web.api.value;

import java.util.List;

/** A board as it is and all that was played on it, to be taken along. */
public record BoardFile(BoardAnswer board, List<StepItem> steps) {}
