package pbem.games.orthodox;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Chance;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.kit.Card;
import pbem.kit.royal.RoyalGame;
import pbem.kit.royal.RoyalPlacement;
import pbem.kit.royal.RoyalRules;

/** Chess, with the 960 starting positions. */
public final class Chess implements RoyalGame {

    private static final Option LATE_DRAWS = Option.flag("latedraws");

    /** In place of the number of a starting position, of which one is drawn. */
    private static final String ANY = "any";

    private static final Card CARD = Card.of("chess", "Chess", "Nf3, e2-e4, e8=Q or O-O")
            .in(Family.CHESS)
            .alias("chess960")
            .option(Option.number("start", 0, ChessStart.COUNT - 1).usually(String.valueOf(ChessStart.USUAL)))
            .option(RoyalPlacement.option("4k3/8/8/8/8/8/4P3/4K3_w"))
            .option(LATE_DRAWS)
            .ratedIf(setup -> !setup.has(RoyalPlacement.OPTION) && !setup.has(LATE_DRAWS.name()));

    @Override
    public Optional<Option> lateDraws() {
        return Optional.of(LATE_DRAWS);
    }

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Map<String, String> variantCalled(String alias) {
        return alias.equals("chess960") ? Map.of("start", ANY) : Map.of();
    }

    @Override
    public Act<Position> start(int seats, Map<String, String> options, Seed seed) {
        Map<String, String> drawn = new TreeMap<>(options);
        drawn.replace("start", ANY, Integer.toString(new Chance(seed).below(ChessStart.COUNT)));
        return RoyalGame.super.start(seats, drawn, seed);
    }

    /** Whether the game is Chess960, in which a castling move names the cell of the rook. */
    private static boolean isShuffled(Setup setup) {
        return setup.has("start");
    }

    /** The starting position of a setup in Forsyth-Edwards notation. */
    private String fen(Setup setup) {
        String[] words = placement(setup).split("[ _]");
        String[] fen = {"", "w", "-", "-", "0", "1"};
        System.arraycopy(words, 0, fen, 0, Math.min(words.length, fen.length));
        return String.join(" ", fen);
    }

    @Override
    public List<String> variants(Setup setup) {
        return isShuffled(setup)
                ? List.of("Chess960", "Fischerandom", "Fischer Random", "Chess 960")
                : List.of("", "Standard", "Chess", "Normal", "From Position");
    }

    @Override
    public List<Map<String, String>> known() {
        return Stream.concat(
                        Stream.of(Map.<String, String>of(), shuffled(ChessStart.USUAL)),
                        IntStream.range(0, ChessStart.COUNT).mapToObj(Chess::shuffled))
                .toList();
    }

    private static Map<String, String> shuffled(int start) {
        return Map.of("start", Integer.toString(start));
    }

    @Override
    public Map<String, String> protocolFacts(Setup setup) {
        return Map.of("fen", fen(setup), "UCI_Chess960", Boolean.toString(isShuffled(setup)));
    }

    @Override
    public RoyalRules rules(Setup setup) {
        boolean shuffled = isShuffled(setup);
        boolean late = setup.has(LATE_DRAWS.name());
        return RoyalRules.once("chess " + shuffled + " " + late, () -> new ChessRules(shuffled, late));
    }

    @Override
    public String beginning(Setup setup) {
        return ChessStart.placement(setup.number("start").orElse(ChessStart.USUAL));
    }
}
