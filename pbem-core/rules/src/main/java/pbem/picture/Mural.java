package pbem.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;

/** A large shape, such as the body of a board. It is painted each time, since its pixels are too many to keep. */
final class Mural extends Motif {

    private static final int KEPT = 256;

    /** Kept so that equal shapes have the same number. */
    private static final Cache<Shape, Mural> LATEST =
            Caffeine.newBuilder().maximumSize(KEPT).executor(Runnable::run).build();

    private final Shape shape;
    private final int left;
    private final int right;

    private Mural(Shape shape, Bounds bounds) {
        super(
                (int) Math.floor(bounds.top()) - Stamp.SMOOTH,
                (int) Math.ceil(bounds.bottom()) + Stamp.SMOOTH,
                Tones.of(List.of(shape)));
        this.shape = shape;
        this.left = (int) Math.floor(bounds.left()) - Stamp.SMOOTH;
        this.right = (int) Math.ceil(bounds.right()) + Stamp.SMOOTH;
    }

    /** @param shape in pixels */
    static Mural of(Shape shape) {
        return LATEST.get(shape, one -> new Mural(one, Bounds.painted(List.of(one))));
    }

    @Override
    void print(Strip strip, int x, int y) {
        int first = Math.max(top(), strip.top() - y);
        int rows = Math.min(bottom(), strip.top() + strip.height() - y) - first;
        if (rows > 0) {
            int width = right - left;
            strip.lay(Stamp.pixels(List.of(shape), left, first, width, rows), width, x + left, y + first);
        }
    }
}
