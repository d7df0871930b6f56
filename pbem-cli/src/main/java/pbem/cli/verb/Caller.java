package pbem.cli.verb;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParseResult;

/** The person at the terminal, who may be another one than the user as whom the program works. */
public final class Caller {

    /** Set by the package's program where root calls it, since it goes on as the owner of the home. */
    private static final String VARIABLE = "PBEM_CALLER";

    /** Set beside it where files are lent: the directory in which their copies stand, by their whole names. */
    private static final String LENT = "PBEM_LENT";

    private Caller() {}

    /** Behind {@code sudo}, too. */
    static String name() {
        String own = System.getProperty("user.name");
        return System.getenv().getOrDefault(VARIABLE, System.getenv().getOrDefault("SUDO_USER", own));
    }

    /** A file that the owner of the home cannot read is read from the copy that root lends. */
    public static ITypeConverter<Path> paths() {
        return text -> {
            Path path = Path.of(text);
            return Optional.ofNullable(System.getenv(LENT))
                    .map(lent -> Path.of(lent + path.toAbsolutePath().normalize()))
                    .filter(Files::exists)
                    .orElse(path);
        };
    }

    /** Files that root names are refused before anything is done if the owner of the home can neither read nor make them. */
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

    /** A file that the caller names, or that a verb names itself in the present directory. */
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
        return Optional.of(path + " can neither be read nor made by " + own + ", as whom this works; name one that "
                + own + " can, as in /var/backups/pbem");
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
