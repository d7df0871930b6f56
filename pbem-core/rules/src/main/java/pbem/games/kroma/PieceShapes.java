package pbem.games.kroma;

import java.util.Arrays;
import java.util.List;
import pbem.game.Resource;

/** The shapes of the game, read once from {@code shapes.txt}. */
final class PieceShapes {

    /** All shapes, those of small pieces first. */
    static final List<PieceShape> ALL = read();

    private PieceShapes() {}

    /** The shapes of the first or of the second level. */
    static List<PieceShape> of(int level) {
        return ALL.stream().filter(kind -> kind.level() == level).toList();
    }

    private static List<PieceShape> read() {
        return new Resource(PieceShapes.class, "shapes.txt")
                .lines().stream().map(line -> kind(line.strip().split(" +"))).toList();
    }

    private static PieceShape kind(String[] words) {
        List<Triangle> model =
                Arrays.stream(words).skip(3).map(PieceShapes::triangle).toList();
        return new PieceShape(words[0], Integer.parseInt(words[1]), Integer.parseInt(words[2]), model);
    }

    private static Triangle triangle(String name) {
        return Triangle.at(name.charAt(0) - 'a' + 1, Integer.parseInt(name.substring(1)), Triangle.ROWS)
                .orElseThrow();
    }
}
