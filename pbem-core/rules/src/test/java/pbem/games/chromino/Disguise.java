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
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.game.Viewer;

/** What a position could as well be, for all that a viewer can see of it. */
public final class Disguise {

    private Disguise() {}

    /** A position that differs in what that viewer may not see, the seed included, and in nothing else. */
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
        TableState before = at.situation();
        TableState now = new TableState(
                before.table(),
                before.players().stream()
                        .map(player -> player.holding(player.hand().replaced(disguise)))
                        .toList(),
                before.bag().replaced(disguise),
                before.turn());
        List<Happening> told =
                at.told().stream().map(one -> disguised(one, disguise)).toList();
        Setup setup = new Setup(at.setup().seats(), at.setup().options(), seed);
        return at.with(setup, now, told);
    }

    private static Happening disguised(Happening happening, UnaryOperator<Tile> disguise) {
        if (happening instanceof Happening.Drew drew) {
            return new Happening.Drew(
                    drew.seat(), drew.tiles().stream().map(disguise).toList());
        }
        if (happening instanceof Happening.Passed passed) {
            return new Happening.Passed(
                    passed.seat(), passed.tiles().stream().map(disguise).toList());
        }
        return happening;
    }

    /** The bag, and all tiles in hands but one's own and those that were shown. */
    static Set<Tile> hidden(ChrominoPosition position, Viewer viewer) {
        if (position.outcome().isPresent()) {
            return Set.of();
        }
        Set<Tile> hidden = new HashSet<>(position.situation().bag().tiles());
        for (Seat seat : Seat.all(position.setup().seats())) {
            Hand hand = position.situation().player(seat.index()).hand();
            if (!position.setup().has("open") && !viewer.equals(Viewer.of(seat))) {
                hidden.addAll(hand.tiles());
                hand.shown().forEach(hidden::remove);
            }
        }
        return hidden;
    }
}
