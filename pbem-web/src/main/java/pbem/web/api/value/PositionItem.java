package pbem.web.api.value;

import java.util.List;

/** A position as everybody may see it. */
public record PositionItem(int board, int move, List<String> happenings, String text, String svg, String png) {}
