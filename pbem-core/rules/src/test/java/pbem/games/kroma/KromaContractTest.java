package pbem.games.kroma;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import pbem.game.Position;
import pbem.testkit.GameContract;
import pbem.testkit.LessonContract;

class KromaContractTest implements KromaTables, GameContract, LessonContract {

    @Override
    public Map<String, String> filled(Position position) {
        PiecePlay board = ((KromaPosition) position).board();
        return board.first().all().triangles().stream().collect(Collectors.toMap(Triangle::name, triangle -> {
            Colour below = board.first().at(triangle).orElseThrow();
            String once = below.name().toLowerCase(Locale.ROOT);
            return board.second()
                    .at(triangle)
                    .map(above -> Blend.of(below, above)
                            .map(blend -> blend.name().toLowerCase(Locale.ROOT))
                            .orElse(once + " twice"))
                    .orElse(once);
        }));
    }

    @Override
    public Set<String> cells(Position position) {
        return ((KromaPosition) position)
                .board().grid().triangles().stream().map(Triangle::name).collect(Collectors.toSet());
    }
}
