package pbem.web.api.value;

import java.util.List;

/** A page of a list of boards. */
public record BoardPage(List<BoardItem> boards, int page, int pages, int total) {}
