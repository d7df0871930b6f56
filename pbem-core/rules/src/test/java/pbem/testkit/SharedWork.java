package pbem.testkit;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import pbem.game.Games;
import pbem.game.Position;
import pbem.game.Viewer;
import pbem.phrase.Phrasebook;
import pbem.picture.Diagram;

/** The games of one test class, played once for all its tests, and their phrases. Only the newest class's are kept. */
final class SharedWork {

    private static SharedWork newest;

    private final Class<?> of;
    private final List<PlayOut> playOuts;
    private final List<Diagram> diagrams;
    private final boolean hidesHands;
    private final Phrasebook phrasebook;
    private final Map<Position, Diagram> shown = new IdentityHashMap<>();

    private SharedWork(GameTables tables) {
        this.of = tables.getClass();
        this.playOuts = tables.allTables()
                .map(table -> PlayOut.of(tables.game(), table, 1, tables.longest()))
                .toList();
        this.hidesHands = playOuts.stream()
                .anyMatch(game -> tables.game().hidesHands(game.start().setup()));
        this.diagrams = playOuts.stream()
                .flatMap(game -> Stream.of(
                        game.start(), game.positions().get(game.moves().size() / 2), game.end()))
                .flatMap(position -> (hidesHands ? Viewer.all(position.setup().seats()) : List.of(Viewer.PUBLIC))
                        .stream().map(position::diagram))
                .distinct()
                .toList();
        this.phrasebook = new Games(List.of(tables.game())).phrasebook(Locale.ENGLISH);
    }

    static synchronized SharedWork of(GameTables tables) {
        if (newest == null || newest.of != tables.getClass()) {
            newest = new SharedWork(tables);
        }
        return newest;
    }

    List<PlayOut> playOuts() {
        return playOuts;
    }

    List<Diagram> diagrams() {
        return diagrams;
    }

    /** What the public sees of one of the positions. */
    synchronized Diagram shown(Position position) {
        return shown.computeIfAbsent(position, one -> one.diagram(Viewer.PUBLIC));
    }

    boolean hidesHands() {
        return hidesHands;
    }

    Phrasebook phrasebook() {
        return phrasebook;
    }
}
