package pbem.games.chromino;

import java.util.Comparator;
import java.util.List;
import pbem.phrase.Phrase;

/** Hints for the owner of a hand: where its tiles fit. */
record Hints(ViewerKnowledge knowledge) {

    private static final Comparator<Placement> ORDER =
            Comparator.comparing(Placement::first).thenComparing(Placement::way).thenComparing(Placement::letters);

    /**
     * One hint for each tile, sorted by name. There are none for viewers who do not play or have no tiles, and none
     * after the end.
     */
    List<Phrase> told() {
        List<Tile> hand = knowledge.playing().map(knowledge::seen).orElse(List.of());
        return hand.stream().map(tile -> hint(tile, hand.size())).toList();
    }

    /** Every way to lay a tile, as a player would type it, from north to south. */
    static List<String> ways(LaidTiles table, Tile tile) {
        return table.placements(tile).stream()
                .sorted(ORDER)
                .map(Placement::notation)
                .toList();
    }

    private Phrase hint(Tile tile, int held) {
        if (tile.isChameleon() && held == 1) {
            return Phrase.of("chromino.hint-chameleon", tile.name());
        }
        List<String> fitting = ways(knowledge.position().situation().table(), tile);
        return fitting.isEmpty()
                ? Phrase.of("chromino.hint-nowhere", tile.name())
                : Phrase.of("chromino.hint", tile.name(), fitting.size(), fitting);
    }
}
