package pbem.testkit;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** Programs that a test needs and that may not be installed. */
public final class Programs {

    /** The directories of servers, which are not on every user's path. */
    private static final List<String> SERVERS = List.of("/usr/sbin", "/usr/local/sbin");

    private Programs() {}

    /**
     * The first of the programs that is installed. If none is, the test is skipped, or fails if the environment
     * variable PBEM_REQUIRE (names with commas between) has the package.
     *
     * @param names of the program, or absolute paths
     */
    public static Path of(String packageName, String... names) {
        Optional<Path> program = Arrays.stream(names)
                .flatMap(Programs::places)
                .filter(Files::isExecutable)
                .findFirst();
        if (program.isEmpty() && isRequired(packageName)) {
            Assertions.fail(packageName + " is not installed, but PBEM_REQUIRE names it");
        }
        Assumptions.assumeTrue(program.isPresent(), packageName + " is not installed, so this is not tested");
        return program.orElseThrow();
    }

    private static boolean isRequired(String packageName) {
        String named = Optional.ofNullable(System.getenv("PBEM_REQUIRE")).orElse("");
        return Arrays.asList(named.split(",")).contains(packageName);
    }

    private static Stream<Path> places(String name) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        Stream<String> folders = Stream.concat(Arrays.stream(path.split(File.pathSeparator)), SERVERS.stream());
        return folders.filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder).resolve(name));
    }
}
