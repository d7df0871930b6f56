package pbem.games.chromino;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import pbem.game.Seat;
import pbem.phrase.Phrase;

/** Where the tiles of a hand fit, for its owner. */
record Hints(ViewerKnowledge sight) {

    private static final Comparator<Placement> ORDER =
            Comparator.comparing(Placement::first).thenComparing(Placement::way).thenComparing(Placement::letters);

    /** One for each tile, by name; none for those who do not play or have no tiles, nor after the end. */
    List<Phrase> told() {
        List<Phrase> told = new ArrayList<>();
        if (!sight.isOver()) {
            sight.viewer()
                    .seat()
                    .map(Seat::index)
                    .filter(this::plays)
                    .ifPresent(seat -> sight.seen(seat)
                            .forEach(
                                    tile -> told.add(hint(tile, sight.seen(seat).size()))));
        }
        return told;
    }

    private boolean plays(int seat) {
        return sight.position().situation().player(seat).plays();
    }

    private Phrase hint(Tile tile, int held) {
        if (tile.isChameleon() && held == 1) {
            return Phrase.of("chromino.hint-chameleon", tile.name());
        }
        List<String> fitting = sight.position().situation().table().placements(tile).stream()
                .sorted(ORDER)
                .map(Placement::notation)
                .toList();
        return fitting.isEmpty()
                ? Phrase.of("chromino.hint-nowhere", tile.name())
                : Phrase.of("chromino.hint", tile.name(), fitting.size(), fitting);
    }
}
