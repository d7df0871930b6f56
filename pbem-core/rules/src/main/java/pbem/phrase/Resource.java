package pbem.phrase;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** A file of the program beside a class. */
public record Resource(Class<?> home, String name) {

    private Optional<byte[]> found() {
        try (InputStream in = home.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The bytes of a file that must be there. */
    public byte[] bytes() {
        return found().orElseThrow(() -> new IllegalStateException("the jar lacks " + name));
    }

    /** The whole text; empty if there is no such file. */
    public Optional<String> text() {
        return found().map(bytes -> new String(bytes, StandardCharsets.UTF_8));
    }

    /** The lines of a text that must be there, without blank ones and those that begin with {@code #}. */
    public List<String> lines() {
        return new String(bytes(), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }
}
