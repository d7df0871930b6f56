package pbem.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.awt.image.BufferedImage;
import java.util.List;

/**
 * A board without pieces, as it is painted on the page: the same for every position, so those of the latest boards are
 * kept; a picture is the same whether they were or not.
 *
 * @param pixels row by row, as wide as the picture
 */
record Ground(int[] pixels) {

    private static final int KEPT_BYTES = 12 << 20;

    private static final Cache<Key, Ground> KEPT = Caffeine.newBuilder()
            .maximumWeight(KEPT_BYTES)
            .weigher((Key key, Ground ground) -> 4 * ground.pixels.length)
            .executor(Runnable::run)
            .build();

    /** All on which it depends. */
    private record Key(List<Item> items, Sheet.Placing placing, double pixels, int width) {}

    /** @param width of the picture */
    static Ground of(Sheet sheet, double pixels, int width) {
        return KEPT.get(new Key(sheet.ground(), sheet.placing(), pixels, width), Ground::painted);
    }

    private static Ground painted(Key key) {
        List<Item> items = key.placing.of(key.items);
        Bounds bounds = Bounds.painted(
                items.stream().flatMap(item -> item.shapes().stream()).toList());
        BufferedImage image = Canvas.blank(key.width, (int) Math.ceil(Math.max(0, bounds.bottom()) * key.pixels) + 2);
        Canvas.paint(image, items, key.pixels);
        return new Ground(Canvas.pixels(image));
    }
}
