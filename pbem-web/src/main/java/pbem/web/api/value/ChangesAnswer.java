package pbem.web.api.value;

import java.util.List;

/** The boards on which something happened, the earliest first, and where to go on asking. */
public record ChangesAnswer(List<BoardItem> boards, String next) {}
