package pbem.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import pbem.game.Game;

/**
 * Where a page is stored.
 *
 * @param beside a class of the package that contains it
 * @param name of the English file
 */
record HelpPlace(Class<?> beside, String name) {

    static HelpPlace of(Game game) {
        return new HelpPlace(game.getClass(), "help.md");
    }

    static HelpPlace ofServer(String topic) {
        return new HelpPlace(HelpPages.class, topic + ".md");
    }

    /** @throws IllegalStateException if the page does not exist, which is a fault of the program */
    String page() {
        return read(name)
                .orElseThrow(() -> new IllegalStateException("no help page " + name + " beside " + beside.getName()));
    }

    /** The page in a language; its file lies beside the English one. */
    Optional<String> page(Locale language) {
        return read(name.replace(".md", "_" + language.getLanguage() + ".md"));
    }

    private Optional<String> read(String file) {
        try (InputStream page = beside.getResourceAsStream(file)) {
            return page == null
                    ? Optional.empty()
                    : Optional.of(new String(page.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
