package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code pbem engine} and {@code pbem match} with typed arguments. */
class EngineVerbsTest {

    /** The output of a verb that must end with this code. */
    private static List<String> printed(int code, String input, String... words) {
        InputStream in = System.in;
        PrintStream out = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream print = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
            System.setOut(print);
            assertThat(Main.run(words)).isEqualTo(code);
        } finally {
            System.setIn(in);
            System.setOut(out);
        }
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void an_engine_answers_line_by_line_until_the_end_of_its_input() {
        List<String> lines = printed(
                0, "pbem\nisready\nposition start moves a1\ngo nodes 300\nnonsense\n", "engine", "chroma", "-size=3");
        assertThat(lines).contains("pbemok", "readyok");
        assertThat(lines).filteredOn(line -> line.startsWith("bestmove ")).hasSize(1);
        assertThat(lines.get(lines.size() - 1)).startsWith("error ");
    }

    @Test
    void an_engine_that_is_told_to_stop_does_not_think_to_the_end() {
        List<String> lines = printed(0, "go nodes 100000000\nstop\nisready\nquit\n", "engine", "cholone");
        assertThat(lines.get(1)).startsWith("bestmove ");
        assertThat(lines.get(2)).isEqualTo("readyok");
    }

    @Test
    void a_match_says_who_won_and_the_same_seed_gives_the_same_games() {
        String[] match = {"match", "chroma", "level1", "random", "--games", "4", "--seed", "7", "-size=2", "--json"};
        String first = String.join("\n", printed(0, "", match));
        assertThat(first).contains("level1", "random");
        assertThat(withoutTimes(first)).isEqualTo(withoutTimes(String.join("\n", printed(0, "", match))));
    }

    @Test
    void a_program_by_others_plays_a_match_and_may_give_up(@TempDir Path folder) throws IOException {
        Path program = folder.resolve("quitter");
        Files.writeString(program, """
                #!/bin/sh
                while read -r line; do case "$line" in
                  usi) echo usiok;; isready) echo readyok;; quit) exit 0;; go*) echo bestmove resign;;
                esac; done
                """);
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        String setting = "quitter shogi protocol=usi " + program;
        assertThat(printed(0, "", "match", "shogi", "quitter", "random", "--games", "2", "--program", setting))
                .anyMatch(line -> line.matches("quitter +2 +0 +0 +2 .*"));
        printed(1, "", "match", "shogi", "quitter", "random", "--program", "quitter chess");
    }

    private static String withoutTimes(String json) {
        return json.replaceAll("(?i)\"[a-z_]*(second|time|speed|nanos)[a-z_]*\" ?: ?[0-9.E]+", "");
    }

    @Test
    void games_of_a_jar_are_known_too(@TempDir Path home) throws IOException {
        Path games = Files.createDirectory(
                home.resolve("games"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        GameJarFile.write(games.resolve("noughts.jar"), "noughts3");
        String of = "--home=" + home;
        assertThat(printed(0, "", of, "perft", "noughts3", "2")).containsExactly("1 9", "2 72");
        assertThat(printed(0, "", of, "match", "noughts3", "level1", "random", "--games", "2"))
                .anyMatch(line -> line.startsWith("2 games of "));
        assertThat(printed(0, "go nodes 50\nquit\n", of, "engine", "noughts3"))
                .anyMatch(line -> line.startsWith("bestmove "));
        assertThat(printed(0, "", of, "game", "example", "noughts3", "--level", "1"))
                .startsWith("2")
                .hasSizeBetween(6, 10);
    }

    @Test
    void nobody_plays_what_there_is_not() {
        printed(1, "", "match", "tiddlywinks", "level1", "random");
        printed(1, "", "engine", "tiddlywinks");
    }
}
