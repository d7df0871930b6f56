package pbem.games.chromino;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The tiles on the table, in the order in which they were laid, and the places where others can be laid. Immutable; all
 * of this is public.
 */
final class LaidTiles {

    /** The smallest number of contacts of a tile. */
    static final int CONTACTS = 2;

    private final List<Placement> tiles;
    private final Map<Cell, Placement> covered;
    private final Map<Cell, Hue> hues;
    private final List<Opening> openings;

    private LaidTiles(LaidTiles before, Placement placement) {
        tiles = new ArrayList<>(before == null ? List.of() : before.tiles);
        covered = new HashMap<>(before == null ? Map.of() : before.covered);
        hues = new HashMap<>(before == null ? Map.of() : before.hues);
        tiles.add(placement);
        for (int square = 0; square < Placement.SQUARES; square++) {
            covered.put(placement.cell(square), placement);
            hues.put(placement.cell(square), placement.hue(square));
        }
        openings = openings(before == null ? List.of() : before.openings, zone(placement));
    }

    /** A table with only one tile. */
    static LaidTiles of(Placement start) {
        return new LaidTiles(null, start);
    }

    /** This table with one more tile. It is not checked whether the tile may lie there. */
    LaidTiles plus(Placement placement) {
        return new LaidTiles(this, placement);
    }

    List<Placement> tiles() {
        return List.copyOf(tiles);
    }

    /** The colour of the square on that cell; empty if there is none. */
    Optional<Hue> hue(Cell cell) {
        return Optional.ofNullable(hues.get(cell));
    }

    /** The tile on that cell; empty if there is none. */
    Optional<Placement> tile(Cell cell) {
        return Optional.ofNullable(covered.get(cell));
    }

    /** All pairs of a square of the tile and a square on the table beside it. */
    List<Contact> contacts(Placement placement) {
        List<Contact> contacts = new ArrayList<>();
        for (int square = 0; square < Placement.SQUARES; square++) {
            Cell cell = placement.cell(square);
            for (Heading way : Heading.ALL) {
                Hue beside = hues.get(cell.step(way, 1));
                if (beside != null) {
                    contacts.add(new Contact(cell, placement.hue(square), cell.step(way, 1), beside));
                }
            }
        }
        return contacts;
    }

    /** Whether the tile may be laid like this: its cells are empty, no colours clash, and it has enough contacts. */
    boolean allows(Placement placement) {
        List<Contact> contacts = contacts(placement);
        return placement.cells().stream().noneMatch(hues::containsKey)
                && contacts.stream().noneMatch(Contact::clashes)
                && contacts.size() >= CONTACTS;
    }

    /** Whether the tile can be laid anywhere. */
    boolean takes(Tile tile) {
        return openings.stream().anyMatch(opening -> opening.takes(tile));
    }

    /** All ways to lay the tile. */
    List<Placement> placements(Tile tile) {
        List<Placement> placements = new ArrayList<>();
        for (Opening opening : openings) {
            if (opening.takes(tile, false)) {
                placements.add(new Placement(tile, false, opening.first(), opening.way()));
            }
            if (!tile.isSymmetric() && opening.takes(tile, true)) {
                placements.add(new Placement(tile, true, opening.first(), opening.way()));
            }
        }
        return placements;
    }

    /** The cells of a tile and their neighbours. Laying the tile changes only openings that cover one of them. */
    private static Set<Cell> zone(Placement placement) {
        Set<Cell> zone = new LinkedHashSet<>(placement.cells());
        for (Cell cell : placement.cells()) {
            Heading.ALL.forEach(way -> zone.add(cell.step(way, 1)));
        }
        return zone;
    }

    /**
     * The openings after a tile was laid: those from before outside the zone, and all new ones that cover a cell within
     * it.
     */
    private List<Opening> openings(List<Opening> before, Set<Cell> zone) {
        List<Opening> now = new ArrayList<>();
        for (Opening opening : before) {
            if (zone.stream().noneMatch(opening::covers)) {
                now.add(opening);
            }
        }
        for (Heading way : Heading.RECORDED) {
            Set<Cell> seen = new HashSet<>();
            for (Cell cell : zone) {
                for (int back = 0; back < Placement.SQUARES; back++) {
                    Cell first = cell.step(way, -back);
                    if (seen.add(first)) {
                        opening(first, way).ifPresent(now::add);
                    }
                }
            }
        }
        return now;
    }

    private Optional<Opening> opening(Cell first, Heading way) {
        int[] allowed = new int[Placement.SQUARES];
        int contacts = 0;
        for (int square = 0; square < Placement.SQUARES; square++) {
            Cell cell = first.step(way, square);
            if (hues.containsKey(cell)) {
                return Optional.empty();
            }
            allowed[square] = Hue.ALL;
            for (Heading side : Heading.ALL) {
                Hue beside = hues.get(cell.step(side, 1));
                if (beside != null) {
                    contacts++;
                    allowed[square] &= beside.partners();
                }
            }
        }
        return contacts < CONTACTS
                ? Optional.empty()
                : Optional.of(new Opening(first, way, allowed[0], allowed[1], allowed[2]));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LaidTiles table && tiles.equals(table.tiles);
    }

    @Override
    public int hashCode() {
        return tiles.hashCode();
    }

    @Override
    public String toString() {
        return "table with " + tiles;
    }
}
