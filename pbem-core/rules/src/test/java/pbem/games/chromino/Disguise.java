package pbem.games.chromino;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.game.Viewer;

/** Positions that a viewer cannot distinguish from the given one. */
public final class Disguise {

    private Disguise() {}

    /** A position that differs only in what the viewer may not see, the seed included. */
    static ChrominoPosition of(ChrominoPosition at, Viewer viewer, Random random) {
        List<Tile> hidden = new ArrayList<>(hidden(at, viewer));
        List<Tile> others = new ArrayList<>(hidden);
        Collections.shuffle(others, random);
        Map<Tile, Tile> disguise = new HashMap<>();
        for (int i = 0; i < hidden.size(); i++) {
            disguise.put(hidden.get(i), others.get(i));
        }
        byte[] seed = new byte[Seed.BYTES];
        random.nextBytes(seed);
        return disguised(at, tile -> disguise.getOrDefault(tile, tile), Seed.of(seed));
    }

    private static ChrominoPosition disguised(ChrominoPosition at, UnaryOperator<Tile> disguise, Seed seed) {
        TilePlay before = at.situation();
        TilePlay now = before.with(
                IntStream.range(0, before.seats())
                        .mapToObj(seat -> before.player(seat).tiles().stream()
                                .map(disguise)
                                .toList())
                        .toList(),
                before.bag().stream().map(disguise).toList(),
                -1);
        List<Happening> told =
                at.told().stream().map(one -> disguised(one, disguise)).toList();
        Setup setup = new Setup(at.setup().seats(), at.setup().options(), seed);
        return new ChrominoPosition(Rules.of(at.game(), setup), now, at.ply(), at.last(), told, at.outcome());
    }

    /** An event with other tiles where the viewer does not know them; tiles shown to all stay. */
    private static Happening disguised(Happening one, UnaryOperator<Tile> disguise) {
        return one instanceof Happening.Drew drew
                ? new Happening.Drew(
                        drew.seat(), drew.tiles().stream().map(disguise).toList(), drew.passed())
                : one;
    }

    /** The tiles that a viewer does not see: the bag, and the hands of others without the tiles that were shown. */
    static Set<Tile> hidden(ChrominoPosition position, Viewer viewer) {
        if (position.outcome().isPresent()) {
            return Set.of();
        }
        Set<Tile> hidden = new HashSet<>(position.situation().bag());
        for (Seat seat : Seat.all(position.setup().seats())) {
            PlayerState hand = position.situation().player(seat.index());
            if (!position.setup().has("open") && !viewer.equals(Viewer.of(seat))) {
                hidden.addAll(hand.tiles());
                hand.shown().forEach(hidden::remove);
            }
        }
        return hidden;
    }
}
