package pbem.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The palette of a picture: the colours that it is painted in, and some between them for the shades along edges. It
 * depends on nothing else, so a game's pictures have the same palette from move to move, and unchanged rows have the
 * same bytes. Safe for any thread.
 */
final class ColourTable {

    /** The least {@link #difference} between two shades. */
    private static final int SHADE = 3 * 60 * 60;

    /**
     * The least {@link #difference} between shades of translucent areas, which are larger, so that the eye sees more.
     */
    private static final int SHEER = 3 * 12 * 12;

    /**
     * Colours closer than this, such as a field and the faint figure on it, get a shade between them, which the usual
     * step would leave out. Colours that are closer still need none.
     */
    private static final int ALIKE = 3 * 87 * 87;

    private static final int HARDLY_DIFFERENT = 3 * 80 * 80;

    /** The number of shades between two colours. */
    private static final int STEPS = 4;

    /** The largest palette for indexes of one byte; one value means that the index is not known yet. */
    private static final int MOST = 255;

    /** Colours that agree in this many leading bits of each channel count as one. */
    private static final int BITS = 5;

    private static final int LOST = 8 - BITS;
    private static final int MASK = (1 << BITS) - 1;

    /** The number of palettes that are kept, 32 kB each. */
    private static final int KEPT = 64;

    private static final Cache<Set<Integer>, ColourTable> LATEST =
            Caffeine.newBuilder().maximumSize(KEPT).executor(Runnable::run).build();

    private static final AtomicLong LAST = new AtomicLong();

    private final long number = LAST.incrementAndGet();
    private final int[] colours = new int[MOST];
    private int size;

    /** For each bin one more than the index of its colour; 0 until it is first used. */
    private final byte[] indexes = new byte[1 << 3 * BITS];

    private ColourTable(Set<Integer> tones) {
        List<Integer> ordered = tones.stream().sorted().toList();
        Set<Integer> flat = new LinkedHashSet<>(List.of(Tones.PAGE & 0xffffff));
        ordered.stream().filter(Tones::isOpaque).forEach(tone -> flat.add(tone & 0xffffff));
        for (int colour : flat) {
            if (size < MOST) {
                colours[size++] = colour;
            }
        }
        List<Integer> sheer = new ArrayList<>();
        ordered.stream()
                .filter(tone -> !Tones.isOpaque(tone))
                .forEach(tone -> flat.forEach(below -> sheer.add(mixed(below, tone, (tone >>> 24) / 255.0))));
        add(sheer, SHEER);
        List<Integer> between = new ArrayList<>();
        List<Integer> shades = new ArrayList<>();
        for (int one : flat) {
            for (int other : flat) {
                if (one < other && isAlike(difference(one, other))) {
                    between.add(mixed(one, other, 0.5));
                }
                for (int step = 1; step < STEPS && one < other; step++) {
                    shades.add(mixed(one, other, (double) step / STEPS));
                }
            }
        }
        add(between, SHEER);
        add(shades, SHADE);
        for (int i = size - 1; i >= 0; i--) {
            indexes[bin(colours[i])] = (byte) (i + 1);
        }
    }

    /** @param tones as in {@link Tones} */
    static ColourTable of(Set<Integer> tones) {
        return LATEST.get(tones, ColourTable::new);
    }

    /** Unique while the program runs. */
    long number() {
        return number;
    }

    /** The colours in the order of their indexes. */
    int[] colours() {
        return Arrays.copyOf(colours, size);
    }

    /** The colour with that index. */
    int colour(byte index) {
        return colours[index & 0xff];
    }

    /** For each index here the index of the nearest colour in another table. */
    byte[] in(ColourTable other) {
        byte[] indexes = new byte[size];
        for (int i = 0; i < size; i++) {
            indexes[i] = other.index(colours[i]);
        }
        return indexes;
    }

    /** The index of the nearest colour. */
    byte index(int colour) {
        int bin = bin(colour);
        int known = indexes[bin] & 0xff;
        return (byte) (known == 0 ? found(bin) : known - 1);
    }

    /** Independent of the order of calls. */
    private int found(int bin) {
        int half = 1 << LOST - 1;
        int middle = ((bin >> 2 * BITS) << LOST | half) << 16
                | ((bin >> BITS & MASK) << LOST | half) << 8
                | (bin & MASK) << LOST
                | half;
        int nearest = 0;
        int least = difference(colours[0], middle);
        for (int i = 1; i < size; i++) {
            int green = (colours[i] >> 8 & 0xff) - (middle >> 8 & 0xff);
            if (4 * green * green < least && difference(colours[i], middle) < least) { // most are far by green alone
                nearest = i;
                least = difference(colours[i], middle);
            }
        }
        indexes[bin] = (byte) (nearest + 1);
        return nearest;
    }

    /** Adds the colour farthest from the chosen ones until all are near enough. */
    private void add(List<Integer> wanted, int wellEnough) {
        int[] off = new int[wanted.size()];
        Arrays.fill(off, Integer.MAX_VALUE);
        for (int i = 0; i < size; i++) {
            serve(wanted, off, colours[i]);
        }
        while (size < MOST) {
            int worst = -1;
            for (int i = 0; i < off.length; i++) {
                worst = off[i] > wellEnough && (worst < 0 || off[i] > off[worst]) ? i : worst;
            }
            if (worst < 0) {
                return;
            }
            colours[size] = wanted.get(worst);
            serve(wanted, off, colours[size++]);
        }
    }

    private static void serve(List<Integer> wanted, int[] off, int colour) {
        for (int i = 0; i < off.length; i++) {
            off[i] = Math.min(off[i], difference(wanted.get(i), colour));
        }
    }

    private static int mixed(int one, int other, double share) {
        return Rgb.of(one).mixed(Rgb.of(other), share).packed();
    }

    private static boolean isAlike(int difference) {
        return difference >= HARDLY_DIFFERENT && difference <= ALIKE;
    }

    /** The approximate visible difference. */
    private static int difference(int one, int other) {
        int red = (one >> 16 & 0xff) - (other >> 16 & 0xff);
        int green = (one >> 8 & 0xff) - (other >> 8 & 0xff);
        int blue = (one & 0xff) - (other & 0xff);
        return 2 * red * red + 4 * green * green + 3 * blue * blue;
    }

    private static int bin(int colour) {
        return (colour >> 16 + LOST & MASK) << 2 * BITS | (colour >> 8 + LOST & MASK) << BITS | colour >> LOST & MASK;
    }
}
