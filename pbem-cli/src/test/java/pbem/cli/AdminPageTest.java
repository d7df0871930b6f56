package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands on the pages for admins can be typed. */
class AdminPageTest {

    private static final Path DOCS = Path.of("..", "docs");
    private static final Path PAGE = DOCS.resolve("admin.md");

    /** These commands ask the user, never end, or need mail that came back; other tests run them. */
    private static final Set<String> ONLY_READ = Set.of("setup", "oauth", "serve", "player resume");

    private static final Pattern COMMAND = Pattern.compile("    pbem ([^#]+?)\\s*(#.*)?");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    @TempDir
    private Path directory;

    static Stream<Path> pages() throws IOException {
        return Files.list(DOCS).filter(page -> page.toString().endsWith(".md")).sorted();
    }

    private static List<List<String>> commands(Path page) throws IOException {
        List<List<String>> commands = new ArrayList<>();
        for (String line : Files.readAllLines(page)) {
            Matcher command = COMMAND.matcher(line);
            if (command.matches()) {
                List<String> words = new ArrayList<>();
                Matcher word = WORD.matcher(command.group(1));
                while (word.find()) {
                    words.add(word.group(1) == null ? word.group(2) : word.group(1));
                }
                commands.add(words);
            }
        }
        return commands;
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyCommandOfEveryPageIsOneThatTheProgramUnderstands(Path page) throws Exception {
        for (List<String> words : commands(page)) {
            assertThatCode(() -> Main.commandLine().parseArgs(words.toArray(String[]::new)))
                    .as("pbem " + String.join(" ", words))
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void theCommandsOfTheAdminsPageDoWhatTheyShouldOneAfterTheOther() throws Exception {
        GreenMail relay = new GreenMail(new ServerSetup[] {ServerSetup.SMTP.dynamicPort()});
        relay.start();
        try {
            Path home = directory.resolve("home");
            assertThat(run(home, List.of("setup", "--defaults"))).isZero();
            Files.writeString(
                    home.resolve("pbem.toml"),
                    "[smtp]\nport = " + relay.getSmtp().getPort() + "\n[site]\nenabled = false\n");
            assertThat(run(home, List.of("tick")))
                    .as("or doctor says that no server runs")
                    .isZero();
            Path twice = Files.writeString(
                    directory.resolve("twice.csv"), "userid,address,name\nbobby,bobby@example.org,\n");
            assertThat(run(home, List.of("player", "import", twice.toString()))).isZero();
            List<List<String>> commands = commands(PAGE).stream()
                    .filter(words -> !ONLY_READ.contains(words.get(0)))
                    .filter(words -> words.size() < 2 || !ONLY_READ.contains(words.get(0) + " " + words.get(1)))
                    .toList();
            assertThat(commands).hasSizeGreaterThan(30);
            for (List<String> words : commands) {
                assertThat(run(home, here(words)))
                        .as("pbem " + String.join(" ", words))
                        .isZero();
            }
        } finally {
            relay.stop();
        }
    }

    private static int run(Path home, List<String> words) {
        List<String> all = new ArrayList<>(words);
        all.addAll(List.of("--home", home.toString()));
        return Main.run(all.toArray(String[]::new));
    }

    /** The words with files of this test. */
    private List<String> here(List<String> words) throws IOException {
        List<String> here = new ArrayList<>();
        for (String word : words) {
            boolean isFile = word.startsWith("/") || word.endsWith(".zip");
            here.add(isFile ? directory.resolve(word.replaceFirst("^/", "")).toString() : word);
        }
        if (words.get(0).equals("restore") && !Files.exists(Path.of(here.get(1)))) {
            try (Stream<Path> copies = Files.list(Path.of(here.get(1)).getParent())) {
                here.set(1, copies.max(Comparator.naturalOrder()).orElseThrow().toString());
            }
        }
        return here;
    }
}
