package pbem.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Viewer;
import pbem.kit.BoardGame;
import pbem.kit.race.RaceGame;
import pbem.phrase.Phrasebook;
import pbem.picture.Ascii;
import pbem.picture.Diagram;
import pbem.picture.Png;
import pbem.testkit.Golden;
import pbem.testkit.PlayOut;
import pbem.testkit.Table;

/** Boards of the games of the kit, and race games, are those of the golden files. */
class KitPictureTest {

    private static final Phrasebook ENGLISH = Catalogue.games().phrasebook(Locale.ENGLISH);

    /** The number of moves on a large board, so that it is not empty. */
    private static final int SOME = 40;

    /** @param name of the golden file, without its extension */
    record Scene(String name, Position position) {

        Diagram diagram() {
            return position.diagram(Viewer.PUBLIC);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Scene> scenes() {
        return Catalogue.games().all().stream()
                .filter(game -> game instanceof BoardGame || game instanceof RaceGame)
                .flatMap(KitPictureTest::scenes);
    }

    private static Stream<Scene> scenes(Game game) {
        List<Position> example = Example.of(game).orElseThrow().positions();
        return Stream.of(
                new Scene(game.name() + "-start", example.get(0)),
                new Scene(game.name() + "-middle", example.get(example.size() / 2)),
                new Scene(game.name() + "-end", example.get(example.size() - 1)),
                new Scene(
                        game.name() + "-largest",
                        PlayOut.of(game, largest(game), 1, SOME).end()));
    }

    /** A table with the last of the sizes that a challenge may choose. */
    private static Table largest(Game game) {
        Map<String, String> size = game.options().stream()
                .filter(option -> option.name().equals("size"))
                .collect(Collectors.toMap(Option::name, option -> option.form().replaceFirst(".*(?:\\.\\.|\\|)", "")));
        return new Table(2, size);
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void text(Scene scene) {
        String board = Ascii.draw(scene.diagram(), ENGLISH);
        Golden.text(KitPictureTest.class, scene.name() + ".txt", board);
        assertThat(board.lines()).allMatch(line -> line.length() <= Ascii.WIDTH);
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void png(Scene scene) {
        Golden.png(KitPictureTest.class, scene.name() + ".png", Png.draw(scene.diagram(), ENGLISH, Png.WIDTH));
    }
}
