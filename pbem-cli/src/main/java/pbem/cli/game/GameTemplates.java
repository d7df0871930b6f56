package pbem.cli.game;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.apache.commons.text.StringSubstitutor;
import pbem.phrase.Resource;

/** The templates for the files of a new game, and the boards and families of games for which there are templates. */
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
        return new Resource(GameTemplates.class, resource).text().orElseThrow();
    }

    public static List<String> families() {
        return words("families");
    }

    /** The boards on which a family is offered. */
    public static List<String> boards(String family) {
        return words(family + ".boards");
    }

    private static List<String> words(String fact) {
        return List.of(FACTS.getProperty(fact, "").split(" "));
    }

    /** The values that the templates use for a board. */
    static Map<String, String> factsOf(String board) {
        Map<String, String> facts = new TreeMap<>();
        String prefix = board + ".";
        FACTS.stringPropertyNames().stream()
                .filter(fact -> fact.startsWith(prefix))
                .forEach(fact -> facts.put(fact.substring(prefix.length()), FACTS.getProperty(fact)));
        return facts;
    }

    /** The template with its placeholders replaced by those values. */
    static String filled(String template, Map<String, String> values) {
        return new StringSubstitutor(values)
                .setEnableUndefinedVariableException(true)
                .replace(text(template));
    }
}
