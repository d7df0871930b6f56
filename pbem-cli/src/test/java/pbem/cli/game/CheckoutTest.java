package pbem.cli.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Game;

class CheckoutTest {

    private static final NewGame GAME = new NewGame("star-chess", "square", "stepping", Checkout.GAMES);

    @TempDir
    private Path directory;

    private static String source(String path) throws IOException {
        return Files.readString(Checkout.ofTheProgram().orElseThrow().top().resolve(path));
    }

    @Test
    void a_game_gets_its_lines_in_the_catalogue_and_in_the_test_of_logs() throws IOException {
        String catalogue = source("pbem-core/rules/src/main/java/pbem/games/Catalogue.java");
        List<String> more = Checkout.listed(catalogue, GAME).lines().toList();
        assertThat(more)
                .containsSubsequence(
                        "import pbem.games.shogi.Shogi;",
                        "import pbem.games.starchess.StarChess;",
                        "import pbem.games.weiqi.Weiqi;",
                        "            new StarChess()));")
                .hasSize((int) catalogue.lines().count() + 2);
        String logs = source("pbem-core/server/src/test/java/pbem/testkit/EveryGameLogTest.java");
        assertThat(Checkout.logged(logs, GAME))
                .contains("class StarChessLog extends BoardLog {", "super(\"star-chess\", \"2\");");
    }

    @Test
    void existing_files_are_not_overwritten() throws IOException {
        Path there = Files.writeString(directory.resolve("there"), "old");
        assertThatThrownBy(() -> Checkout.write(Map.of(directory.resolve("new"), "new", there, "new")))
                .isInstanceOf(FileAlreadyExistsException.class);
        assertThat(there).hasContent("old");
        assertThat(directory.resolve("new")).doesNotExist();
    }

    @Test
    void a_project_of_its_own_names_its_class_and_for_which_contract_it_is() throws IOException {
        Map<String, String> project =
                new NewGame("star-chess", "square", "stepping", "games").project("1.2", NewGameContract.CLASS_PATH);
        assertThat(project)
                .containsEntry("src/main/resources/META-INF/services/pbem.game.Game", "games.starchess.StarChess\n")
                .containsKey("src/main/java/games/starchess/StarChess.java")
                .containsKey("src/main/resources/games/starchess/help.md");
        assertThat(project.get("pom.xml"))
                .contains("<version>1.2</version>", "<PBeM-Contract>" + Game.CONTRACT + "</PBeM-Contract>");
    }
}
