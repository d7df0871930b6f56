package pbem.cli.verb;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParseResult;

/** The person at the terminal, who may differ from the user that the program runs as. */
public final class Caller {

    /**
     * The caller's name. The package's program sets it if root calls it, since it then runs as the owner of the home.
     */
    private static final String VARIABLE = "PBEM_CALLER";

    /**
     * The directory with copies of the files that only root can read, under their full paths. Set beside
     * {@link #VARIABLE} if there are any.
     */
    private static final String LENT = "PBEM_LENT";

    private Caller() {}

    /** The caller's user name, even under {@code sudo}. */
    static String name() {
        String own = System.getProperty("user.name");
        return System.getenv().getOrDefault(VARIABLE, System.getenv().getOrDefault("SUDO_USER", own));
    }

    /**
     * Converts an argument to a path. A file that the owner of the home cannot read is replaced by its copy in that
     * directory.
     */
    public static ITypeConverter<Path> paths() {
        return text -> {
            Path path = Path.of(text);
            return Optional.ofNullable(System.getenv(LENT))
                    .map(lent -> Path.of(lent + path.toAbsolutePath().normalize()))
                    .filter(Files::exists)
                    .orElse(path);
        };
    }

    /**
     * Refuses files that root names if the owner of the home can neither read nor create them, before anything is done.
     */
    public static void requireReach(ParseResult named) {
        named.matchedArgs().stream()
                .map(ArgSpec::<Object>getValue)
                .flatMap(value -> value instanceof Collection<?> many ? many.stream() : Stream.of(value))
                .filter(Path.class::isInstance)
                .forEach(path -> file(path.toString()));
        if (named.hasSubcommand()) {
            requireReach(named.subcommand());
        }
    }

    /**
     * The path of a file that the caller names, or that a verb itself names in the current directory. Refuses a file
     * out of reach.
     */
    static Path file(String name) {
        Path path = Path.of(name);
        outOfReach(path).ifPresent(why -> {
            throw new Refused(why);
        });
        return path;
    }

    private static Optional<String> outOfReach(Path path) {
        if (!System.getenv().containsKey(VARIABLE) || isInReach(path.toAbsolutePath())) {
            return Optional.empty();
        }
        String own = System.getProperty("user.name");
        return Optional.of(path + " can neither be read nor created by " + own + ", as whom this command runs; "
                + "name a file that " + own + " can use, as in /var/backups/pbem");
    }

    private static boolean isInReach(Path path) {
        if (Files.exists(path)) {
            return Files.isReadable(path);
        }
        Path above = path.getParent();
        while (above != null && !Files.exists(above)) {
            above = above.getParent();
        }
        return above != null && Files.isDirectory(above) && Files.isWritable(above);
    }
}
