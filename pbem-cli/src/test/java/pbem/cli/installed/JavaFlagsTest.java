package pbem.cli.installed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The same Java flags for a server stand in several files, none of which can read another. */
class JavaFlagsTest {

    private static final Path TOP = Path.of("..");

    /** Flags, except those with the path of an archive as value and those that a script only looks for. */
    private static final Pattern FLAG =
            Pattern.compile("-(?:XX:[-+]?[A-Za-z0-9]+(?:=[0-9]+)?|Xm[snx][0-9]+m|Djava\\.[.a-z]+=[A-Z]+)(?=[\\s\"'`])");

    @Test
    void thePackageStartsAServerAsTheCheckoutDoes() throws IOException {
        assertThat(flags("pbem-cli/src/package/pbem")).isEqualTo(flags("pbem"));
    }

    @Test
    void eachFlagIsExplainedToWhoStartsTheJarThemselves() throws IOException {
        assertThat(flags("config/README.md")).isEqualTo(flags("pbem"));
    }

    @Test
    void benchmarksStartAServerAsTheCheckoutDoes() throws IOException {
        String source = read("pbem-bench/src/main/java/pbem/bench/loop/MailLoop.java");
        int start = source.indexOf("AS_STARTED =");
        Set<String> started = found(source.substring(start, source.indexOf(';', start)));
        assertThat(started).hasSizeGreaterThan(5);
        assertThat(flags("pbem")).containsAll(started);
    }

    private static Set<String> flags(String file) throws IOException {
        Set<String> flags = found(read(file));
        assertThat(flags).hasSizeGreaterThan(5);
        return flags;
    }

    private static String read(String file) throws IOException {
        return Files.readString(TOP.resolve(file));
    }

    private static Set<String> found(String text) {
        Set<String> flags = new TreeSet<>();
        Matcher matcher = FLAG.matcher(text);
        while (matcher.find()) {
            flags.add(matcher.group());
        }
        return flags;
    }
}
