package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;
import pbem.phrase.Phrase;

/**
 * The events of the last decision, in words.
 *
 * @param happenings the events in order
 * @param open whether everybody sees all hands
 */
record LastStep(List<Happening> happenings, boolean open) {

    /**
     * The largest number of consecutive turns without a tile laid that are told one by one. If there are more, they are
     * summed up.
     */
    private static final int MOST = 6;

    /** The events for everybody. They name no hidden tiles. */
    List<Phrase> told() {
        List<Phrase> told = new ArrayList<>();
        List<Happening.Drew> idle = new ArrayList<>();
        for (Happening one : happenings) {
            if (one instanceof Happening.Drew drew && drew.passed()) {
                idle.add(drew);
            } else {
                told.addAll(told(idle));
                idle.clear();
                told.add(one.told(open));
            }
        }
        told.addAll(told(idle));
        return told;
    }

    /** What only that seat may read: the tiles that it drew. */
    List<Phrase> whispered(int seat) {
        List<String> tiles = Happening.names(drawn(happenings, seat));
        return open || tiles.isEmpty() ? List.of() : List.of(Phrase.of("chromino.you-drew", tiles));
    }

    private List<Phrase> told(List<Happening.Drew> idle) {
        if (idle.size() <= MOST) {
            return idle.stream().map(one -> one.told(open)).toList();
        }
        List<Phrase> players = idle.stream()
                .map(Happening.Drew::seat)
                .distinct()
                .map(seat -> summedUp(seat, drawn(idle, seat)))
                .toList();
        return List.of(Phrase.of("chromino.idle", players));
    }

    private Phrase summedUp(int seat, List<Tile> drawn) {
        return open && !drawn.isEmpty()
                ? Phrase.of("chromino.idle-player-open", Happening.name(seat), Happening.names(drawn))
                : Phrase.of("chromino.idle-player", Happening.name(seat), drawn.size());
    }

    private static List<Tile> drawn(List<? extends Happening> happenings, int seat) {
        return happenings.stream().flatMap(one -> one.drawnBy(seat).stream()).toList();
    }
}
