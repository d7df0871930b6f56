package pbem.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.stream.Stream;

/** The program's own Java files, for tests about the sources. Surefire starts in the directory of a module. */
public final class Sources {

    private Sources() {}

    /** @param path with slashes, from the root of the sources */
    public record Source(String path, String text) {

        /** The name of the class that the file is called after. */
        public String name() {
            return path.substring(path.lastIndexOf('/') + 1, path.length() - ".java".length());
        }
    }

    /** The sources of the modules without their tests. */
    public static Stream<Source> main(Collection<Path> modules) {
        return modules.stream().map(module -> module.resolve("src/main/java")).flatMap(Sources::under);
    }

    public static Stream<Source> under(Path root) {
        try (Stream<Path> files = Files.walk(root)) {
            return files
                    .filter(file -> file.toString().endsWith(".java"))
                    .map(file -> new Source(root.relativize(file).toString().replace('\\', '/'), read(file)))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
