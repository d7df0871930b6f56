package pbem.games.chromino;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import pbem.phrase.Phrase;

/**
 * The tiles on the table, in the order in which they were laid, and the places where others can be laid. All of this is
 * public. It changes with every tile; the instance in a position never changes.
 *
 * <p>It covers a window around the tiles. {@link #roomFor} makes a larger one in time. The search of robots keeps to
 * its window and ignores placements beyond.
 */
final class LaidTiles {

    /** The smallest number of contacts of a tile. */
    static final int CONTACTS = 2;

    /**
     * The width of a robot's window beyond the tiles on the table, in cells. It is enough because a tile needs two
     * contacts, so a table grows slowly.
     */
    private static final int FAR = 30;

    /** The width of a new window of a position, which is small, since records keep positions. */
    private static final int NEAR = 8;

    /** The width that stays beyond the tiles of a position. A tile that touches them lies within it. */
    private static final int ROOM = 6;

    private static final int MOST_PLACEMENTS = 1_000;

    private static final int[][] BITS = new int[Tile.ALL.size()][Placement.SQUARES];
    private static final int FIRST = Decision.Call.values().length; // smaller codes are those of calls
    private static final int HALVES = 2; // sets of tiles have two words, since there are more than 64 tiles
    private static final int WAYS = 2;
    private static final int TURNS = 2;

    /** By half of the tiles, square and set of colours, the tiles that have one of these colours on that square. */
    private static final long[][][] WITH = new long[HALVES][Placement.SQUARES][Hue.ALL + 1];

    static {
        for (int tile = 0; tile < Tile.ALL.size(); tile++) {
            for (int square = 0; square < Placement.SQUARES; square++) {
                BITS[tile][square] = Tile.ALL.get(tile).hue(square).bit();
                for (int set = 0; set <= Hue.ALL; set++) {
                    WITH[tile / Long.SIZE][square][set] |= (set & BITS[tile][square]) == 0 ? 0 : 1L << tile;
                }
            }
        }
    }

    /**
     * Two adjacent squares: one of a tile to be laid and one on the table.
     *
     * @param cell the cell of the square to be laid
     * @param hue its colour
     * @param other the occupied cell beside it
     * @param otherHue the colour there
     */
    record Contact(Cell cell, Hue hue, Cell other, Hue otherHue) {

        boolean clashes() {
            return !hue.matches(otherHue);
        }

        Phrase inWords() {
            return Phrase.of("chromino.clash-of", hue.named(), cell.name(), otherHue.named(), other.name());
        }
    }

    private final int left;
    private final int top;
    private final int width;
    private final byte[] hues; // by cell, the bit of the colour; 0 if the cell is empty
    private final byte[] tiles; // by cell, the number of the tile plus one; 0 if the cell is empty
    private int[] openings; // twice the cell of the first square, plus one if it points south
    private int[] allowed; // by opening, the allowed colours: six bits for each square
    private int size;
    private int[] laid = {}; // the codes of the tiles in their order; never changed, so that copies share it
    private long[] taken = new long[HALVES]; // tiles that fit somewhere; never changed, so that copies share it

    private LaidTiles(int left, int top, int width, byte[] hues, byte[] tiles) {
        this.left = left;
        this.top = top;
        this.width = width;
        this.hues = hues;
        this.tiles = tiles;
        this.openings = new int[64];
        this.allowed = new int[64];
    }

    static LaidTiles of(List<Placement> laid) {
        return of(laid, NEAR);
    }

    /** This table on a window in whose middle the tiles lie, so that a search does not come to its edge. */
    LaidTiles centred() {
        return of(tiles(), FAR);
    }

    private static LaidTiles of(List<Placement> laid, int margin) {
        Frame frame = Frame.round(laid, margin);
        int cells = frame.width() * frame.height();
        LaidTiles table = new LaidTiles(frame.west(), frame.north(), frame.width(), new byte[cells], new byte[cells]);
        laid.forEach(placement -> table.lay(table.code(placement)));
        return table;
    }

    /** A copy of this table on which the tile can be laid: on a window around all tiles if it is near the edge. */
    LaidTiles roomFor(Placement placement) {
        return placement.cells().stream().allMatch(cell -> isInside(cell, ROOM)) ? copy() : of(tiles());
    }

    List<Placement> tiles() {
        return IntStream.of(laid).mapToObj(this::placement).toList();
    }

    /** The colour of the square on that cell; empty if there is none. */
    Optional<Hue> hue(Cell cell) {
        int bit = isInside(cell, 0) ? hues[index(cell)] : 0;
        return bit == 0 ? Optional.empty() : Optional.of(Hue.values()[Integer.numberOfTrailingZeros(bit)]);
    }

    /** The tile on that cell; empty if there is none. */
    Optional<Placement> tile(Cell cell) {
        return tiles().stream()
                .filter(placement -> placement.cells().contains(cell))
                .findFirst();
    }

    /** All pairs of a square of the tile and a square on the table beside it. */
    List<Contact> contacts(Placement placement) {
        List<Contact> contacts = new ArrayList<>();
        for (int square = 0; square < Placement.SQUARES; square++) {
            Cell cell = placement.cell(square);
            for (Heading way : Heading.ALL) {
                Cell other = cell.step(way, 1);
                Hue hue = placement.hue(square);
                hue(other).ifPresent(beside -> contacts.add(new Contact(cell, hue, other, beside)));
            }
        }
        return contacts;
    }

    /** All ways to lay the tile. */
    List<Placement> placements(Tile tile) {
        int[] codes = new int[MOST_PLACEMENTS];
        return IntStream.of(codes)
                .limit(placements(tile, codes, 0))
                .mapToObj(this::placement)
                .toList();
    }

    LaidTiles copy() {
        LaidTiles copy = new LaidTiles(left, top, width, hues.clone(), tiles.clone());
        copy.openings = openings.clone();
        copy.allowed = allowed.clone();
        copy.size = size;
        copy.laid = laid;
        copy.taken = taken;
        return copy;
    }

    /** An exclusive upper bound of the codes of placements. */
    int codes() {
        return FIRST + hues.length * Tile.ALL.size() * WAYS * TURNS;
    }

    int code(Placement placement) {
        int way = placement.way() == Heading.SOUTH ? 1 : 0;
        return code(placement.tile(), placement.reversed(), index(placement.first()) * WAYS + way);
    }

    private int index(Cell cell) {
        return (top - cell.y()) * width + cell.x() - left;
    }

    /** Whether a cell is in the window and at least that many cells away from its edge. */
    private boolean isInside(Cell cell, int margin) {
        int column = cell.x() - left;
        int row = top - cell.y();
        return Math.min(column, row) >= margin && column < width - margin && row < hues.length / width - margin;
    }

    private static int code(Tile tile, boolean reversed, int opening) {
        return FIRST + (opening * TURNS + (reversed ? 1 : 0)) * Tile.ALL.size() + tile.number();
    }

    static Tile tile(int code) {
        return Tile.ALL.get((code - FIRST) % Tile.ALL.size());
    }

    private static boolean isReversed(int code) {
        return (code - FIRST) / Tile.ALL.size() % TURNS == 1;
    }

    private static int opening(int code) {
        return (code - FIRST) / Tile.ALL.size() / TURNS;
    }

    Placement placement(int code) {
        int cell = opening(code) / WAYS;
        Cell first = new Cell(left + cell % width, top - cell / width);
        Heading way = opening(code) % WAYS == 1 ? Heading.SOUTH : Heading.EAST;
        return new Placement(tile(code), isReversed(code), first, way);
    }

    private int step(int opening) {
        return opening % WAYS == 1 ? width : 1;
    }

    /**
     * Whether a cell is at least two cells away from the edge of the window, so that its neighbours are in the window,
     * too.
     */
    private boolean isInside(int cell) {
        int column = cell % width;
        return cell >= 2 * width && cell < hues.length - 2 * width && column >= 2 && column < width - 2;
    }

    void lay(int code) {
        laid = Arrays.copyOf(laid, laid.length + 1);
        laid[laid.length - 1] = code;
        int tile = tile(code).number();
        boolean reversed = isReversed(code);
        int step = step(opening(code));
        int first = opening(code) / WAYS;
        for (int square = 0; square < Placement.SQUARES; square++) {
            hues[first + square * step] = (byte) BITS[tile][reversed ? 2 - square : square];
            tiles[first + square * step] = (byte) (tile + 1);
        }
        renew(first, step);
    }

    /** Renews all openings that cover a cell of the tile or a cell beside it. */
    private void renew(int first, int step) {
        int[] zone = new int[11];
        int count = 0;
        int across = step == 1 ? width : 1;
        for (int along = -1; along <= Placement.SQUARES; along++) {
            zone[count++] = first + along * step;
            if (along >= 0 && along < Placement.SQUARES) {
                zone[count++] = first + along * step + across;
                zone[count++] = first + along * step - across;
            }
        }
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (!meets(openings[i], zone)) {
                openings[kept] = openings[i];
                allowed[kept] = allowed[i];
                kept++;
            }
        }
        size = kept;
        for (int way = 0; way < WAYS; way++) {
            int along = way == 1 ? width : 1;
            int fresh = size;
            for (int cell : zone) {
                for (int back = 0; back < Placement.SQUARES; back++) {
                    consider((cell - back * along) * WAYS + way, fresh);
                }
            }
        }
        taken = new long[HALVES];
        for (int half = 0; half < HALVES; half++) {
            for (int i = 0; i < size; i++) {
                taken[half] |= fitting(WITH[half], allowed[i]);
            }
        }
    }

    private static long fitting(long[][] sets, int allowed) {
        int one = allowed & Hue.ALL;
        int two = allowed >> 6 & Hue.ALL;
        int three = allowed >> 12 & Hue.ALL;
        return sets[1][two] & (sets[0][one] & sets[2][three] | sets[0][three] & sets[2][one]);
    }

    private boolean meets(int opening, int[] zone) {
        int step = step(opening);
        int first = opening / WAYS;
        for (int cell : zone) {
            if (cell == first || cell == first + step || cell == first + 2 * step) {
                return true;
            }
        }
        return false;
    }

    private void consider(int opening, int fresh) {
        int step = step(opening);
        int first = opening / WAYS;
        if (!isInside(first) || !isInside(first + 2 * step)) {
            return;
        }
        int contacts = 0;
        int all = 0;
        for (int square = 0; square < Placement.SQUARES; square++) {
            int cell = first + square * step;
            if (hues[cell] != 0) {
                return;
            }
            int here = Hue.ALL;
            for (int side = 0; side < 4; side++) {
                int beside = hues[cell + aside(side)];
                if (beside != 0) {
                    contacts++;
                    here &= beside == Hue.JOKER.bit() ? Hue.ALL : beside | Hue.JOKER.bit();
                }
            }
            all |= here << 6 * square;
        }
        if (contacts < CONTACTS) {
            return;
        }
        for (int i = fresh; i < size; i++) {
            if (openings[i] == opening) {
                return;
            }
        }
        if (size == openings.length) {
            openings = Arrays.copyOf(openings, 2 * size);
            allowed = Arrays.copyOf(allowed, 2 * size);
        }
        openings[size] = opening;
        allowed[size++] = all;
    }

    /** The step from a cell to its neighbour on one of four sides. */
    private int aside(int side) {
        return side == 0 ? 1 : side == 1 ? -1 : side == 2 ? width : -width;
    }

    private static boolean fits(int allowed, Tile tile, boolean reversed) {
        int[] bits = BITS[tile.number()];
        return (allowed & bits[reversed ? 2 : 0]) != 0
                && (allowed >> 6 & bits[1]) != 0
                && (allowed >> 12 & bits[reversed ? 0 : 2]) != 0;
    }

    /** Whether the tile can be laid anywhere. */
    boolean takes(Tile tile) {
        return (taken[tile.number() / Long.SIZE] >> tile.number() & 1) != 0;
    }

    /**
     * Writes the codes of all placements of a tile into the array, beginning at index {@code from}. Returns the index
     * after the last one.
     */
    int placements(Tile tile, int[] into, int from) {
        int count = from;
        if (!takes(tile)) {
            return count;
        }
        for (int i = 0; i < size && count < into.length - 1; i++) {
            if (fits(allowed[i], tile, false)) {
                into[count++] = code(tile, false, openings[i]);
            }
            if (!tile.isSymmetric() && fits(allowed[i], tile, true)) {
                into[count++] = code(tile, true, openings[i]);
            }
        }
        return count;
    }

    /** The points for a placement: the value of the tile and of every tile that it touches. */
    int points(int code) {
        int step = step(opening(code));
        int first = opening(code) / WAYS;
        BitSet touched = new BitSet();
        for (int square = 0; square < Placement.SQUARES; square++) {
            for (int side = 0; side < 4; side++) {
                touched.set(tiles[first + square * step + aside(side)]);
            }
        }
        touched.set(tile(code).number() + 1);
        touched.clear(0);
        return touched.stream().map(tile -> Tile.ALL.get(tile - 1).colours()).sum();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LaidTiles table && tiles().equals(table.tiles());
    }

    @Override
    public int hashCode() {
        return tiles().hashCode();
    }
}
