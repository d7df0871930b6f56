package pbem.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.Set;

/**
 * A board without pieces, as it is painted on the page. It is the same for every position, so the latest ones are kept;
 * a picture has the same bytes either way.
 */
final class Ground extends Motif {

    private static final int KEPT_BYTES = 4 << 20;

    private static final Cache<Key, Ground> KEPT = Caffeine.newBuilder()
            .maximumWeight(KEPT_BYTES)
            .weigher((Key key, Ground ground) -> ground.indexes.length)
            .executor(Runnable::run)
            .build();

    private final ColourTable colours;

    /**
     * The pixels row by row, as wide as the picture. They refer to a palette of their own, since a picture's palette
     * also depends on the pieces.
     */
    private final byte[] indexes;

    private Ground(Composition composition, Set<Integer> tones) {
        super(0, composition.height(), tones);
        this.colours = ColourTable.of(tones);
        this.indexes = composition.indexes(colours);
    }

    /** Everything that the result depends on. */
    private record Key(List<Item> items, Placing placing, int width) {}

    /**
     * @param placing on the picture
     * @param width of the picture
     */
    static Ground of(List<Item> items, Placing placing, int width) {
        return KEPT.get(new Key(items, placing, width), Ground::painted);
    }

    private static Ground painted(Key key) {
        Composition composition = Composition.of(key.items, key.placing, key.width);
        return new Ground(composition, composition.tones());
    }

    @Override
    void print(Strip strip, int x, int y) {
        strip.cover(indexes, colours.in(strip.colours()));
    }
}
