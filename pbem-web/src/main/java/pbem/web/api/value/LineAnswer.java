package pbem.web.api.value;

import java.util.List;
import java.util.Optional;

/** The position that a line of moves leads to. */
public record LineAnswer(
        int board,
        int move,
        List<String> line,
        List<String> toMove,
        Optional<String> result,
        List<String> happenings,
        String text,
        String svg) {}
