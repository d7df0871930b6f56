package pbem.help;

import java.util.Locale;
import java.util.Optional;
import pbem.game.Game;
import pbem.phrase.Resource;

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
        return new Resource(beside, file).text();
    }
}
