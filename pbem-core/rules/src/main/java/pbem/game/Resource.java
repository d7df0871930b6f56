package pbem.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** A text file of the program beside a class. */
public record Resource(Class<?> home, String name) {

    /** The whole text; empty if there is no such file. */
    public Optional<String> text() {
        try (InputStream in = home.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lines of a file that must be there, without blank ones and those that begin with {@code #}. */
    public List<String> lines() {
        return text().orElseThrow()
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }
}
