package pbem.kit.royal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import pbem.game.GameFormat;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.kit.BoardPosition;

/**
 * Games of this family in the Portable Game Notation: variants by name, and the placement of a game that does not begin
 * as usual.
 */
public class PgnForm implements GameFormat {

    private static final String VARIANT = "Variant";
    private static final String PLACEMENT = "FEN";
    private static final int TOLD = 4; // number of words of a placement that affect the game
    private static final Seed NO_CHANCE = Seed.of(new byte[Seed.BYTES]);

    private final RoyalGame game;

    public PgnForm(RoyalGame game) {
        this.game = game;
    }

    @Override
    public Container container() {
        return Container.PGN;
    }

    @Override
    public List<String> colours() {
        return List.of("White", "Black");
    }

    @Override
    public Map<String, List<String>> head(Position start) {
        Map<String, List<String>> head = new LinkedHashMap<>();
        String variant = game.variants(start.setup()).get(0);
        if (!variant.isEmpty()) {
            head.put(VARIANT, List.of(variant));
        }
        if (!start.setup().options().isEmpty() && !isUsual(start.setup())) {
            head.put("SetUp", List.of("1"));
            head.put(PLACEMENT, List.of(placement(start).orElseThrow()));
        }
        return head;
    }

    private boolean isUsual(Setup setup) {
        return game.variants(setup).equals(game.variants(of(Map.of())))
                && game.placement(setup).equals(game.placement(of(Map.of())));
    }

    @Override
    public Optional<Map<String, String>> options(Map<String, List<String>> head) {
        String variant = head.getOrDefault(VARIANT, List.of("")).get(0);
        Optional<String> placement = Optional.ofNullable(head.get(PLACEMENT))
                .map(values -> values.get(0).strip());
        List<Map<String, String>> fitting = game.known().stream()
                .filter(options -> game.variants(of(options)).stream().anyMatch(variant::equalsIgnoreCase))
                .toList();
        if (fitting.isEmpty()) {
            return Optional.empty();
        }
        if (placement.isEmpty()) {
            return Optional.of(fitting.get(0));
        }
        Optional<Map<String, String>> known = fitting.stream()
                .filter(options -> begins(of(options), placement.get()))
                .findFirst();
        return known.or(() -> {
            List<String> words = List.of(placement.get().split("\\s+"));
            Map<String, String> anywhere = new TreeMap<>(fitting.get(0));
            anywhere.put(RoyalPlacement.OPTION, String.join("_", words.subList(0, Math.min(TOLD, words.size()))));
            return Optional.of(anywhere);
        });
    }

    @Override
    public Optional<Map<String, String>> lateDraws(Map<String, String> options) {
        return game.lateDraws().map(option -> {
            Map<String, String> late = new TreeMap<>(options);
            late.put(option.name(), "");
            return late;
        });
    }

    /** Whether a board with this setup begins with this placement: the men and the turn. */
    private boolean begins(Setup setup, String placement) {
        return RoyalPlacement.read(game.rules(setup), game.placement(setup))
                .map(RoyalPlacement::written)
                .filter(own -> first(own, 2).equals(first(placement, 2)))
                .isPresent();
    }

    private static List<String> first(String placement, int words) {
        List<String> all = List.of(placement.split("[ _]+"));
        return all.subList(0, Math.min(words, all.size()));
    }

    private static Setup of(Map<String, String> options) {
        return new Setup(2, options, NO_CHANCE);
    }

    @Override
    public Optional<String> written(Position before, Move move) {
        return Optional.of(move.notation());
    }

    @Override
    public List<String> read(Position at, String text) {
        return List.of(text);
    }

    @Override
    public Optional<String> placement(Position at) {
        return Optional.of(RoyalPlacement.written((RoyalPlay) ((BoardPosition) at).onward()));
    }
}
