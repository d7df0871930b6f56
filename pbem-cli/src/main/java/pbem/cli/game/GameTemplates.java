package pbem.cli.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import org.apache.commons.text.StringSubstitutor;

/** Files of a game with names in place of what differs, and for which boards and families of play there are some. */
public final class GameTemplates {

    private static final Properties FACTS = new Properties();

    static {
        try (StringReader facts = new StringReader(text("templates.properties"))) {
            FACTS.load(facts);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private GameTemplates() {}

    private static String text(String resource) {
        try (InputStream in = Objects.requireNonNull(GameTemplates.class.getResourceAsStream(resource), resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static List<String> families() {
        return words("families");
    }

    /** Those on which a family is offered. */
    public static List<String> boards(String family) {
        return words(family + ".boards");
    }

    private static List<String> words(String fact) {
        return List.of(FACTS.getProperty(fact, "").split(" "));
    }

    /** What the templates say of a board. */
    static Map<String, String> factsOf(String board) {
        Map<String, String> facts = new TreeMap<>();
        String prefix = board + ".";
        FACTS.stringPropertyNames().stream()
                .filter(fact -> fact.startsWith(prefix))
                .forEach(fact -> facts.put(fact.substring(prefix.length()), FACTS.getProperty(fact)));
        return facts;
    }

    /** The template with these values for its names. */
    static String filled(String template, Map<String, String> values) {
        return new StringSubstitutor(values)
                .setEnableUndefinedVariableException(true)
                .replace(text(template));
    }
}
