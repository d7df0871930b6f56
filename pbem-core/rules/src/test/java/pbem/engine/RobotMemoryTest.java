package pbem.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.game.Position;
import pbem.games.Catalogue;
import pbem.testkit.PlayOut;
import pbem.testkit.Table;

/** A program of level 4 finds a move within 64 MB of heap, in every game. */
@Tag("long")
class RobotMemoryTest {

    private static final String HEAP = "-Xmx64m";
    private static final int PLAYED = 6;

    @Test
    void level4FindsAMoveOfEveryGameWithin64MegabytesOfHeap() throws Exception {
        Process searches = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        HEAP,
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        RobotMemoryTest.class.getName())
                .redirectErrorStream(true)
                .start();
        assertThat(output(searches).lines().toList())
                .isEqualTo(Catalogue.games().all().stream().map(Game::name).toList());
        assertThat(searches.waitFor()).isZero();
    }

    private static String output(Process process) throws IOException {
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** Searches in one game after the other, and prints the name of each game in which a move was found. */
    public static void main(String[] none) {
        for (Game game : Catalogue.games().all()) {
            List<Position> played = PlayOut.of(game, Table.of("2"), 1, PLAYED).positions();
            Engine.choose(Question.of(played, new Level(Level.STRONGEST), 1)).orElseThrow();
            System.out.println(game.name());
        }
    }
}
