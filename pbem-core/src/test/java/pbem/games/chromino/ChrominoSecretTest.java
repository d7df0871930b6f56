package pbem.games.chromino;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.game.Viewer;
import pbem.testkit.SecretContract;

/** Hands, the bag and the seed are seen by nobody who should not. */
class ChrominoSecretTest implements SecretContract {

    @Override
    public Game game() {
        return new Chromino();
    }

    @Override
    public List<String> tables() {
        return List.of("1", "2 -freedraw -chameleon", "3 -draw=3 -expert", "4 -open", "5 -order");
    }

    @Override
    public int longest() {
        return 90;
    }

    @Override
    public Position disguised(Position position, Viewer viewer, Random random) {
        ChrominoPosition at = (ChrominoPosition) position;
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

    private static Position disguised(ChrominoPosition at, UnaryOperator<Tile> disguise, Seed seed) {
        Situation before = at.situation();
        Situation now = new Situation(
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

    @Override
    public Set<String> secrets(Position position, Viewer viewer) {
        Set<String> secrets = new TreeSet<>();
        hidden((ChrominoPosition) position, viewer).forEach(tile -> {
            secrets.add(tile.name());
            secrets.add(new StringBuilder(tile.name()).reverse().toString());
        });
        if (position.outcome().isEmpty()) {
            secrets.add(position.setup().seed().reveal());
        }
        return secrets;
    }

    /** The bag, and all tiles in hands but one's own and those that were shown. */
    private static Set<Tile> hidden(ChrominoPosition position, Viewer viewer) {
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
