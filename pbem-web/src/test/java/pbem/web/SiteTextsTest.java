package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import pbem.testkit.Sources;

/**
 * All texts of the site's classes and templates are in its book of phrases, with every key in use and no sentence
 * elsewhere.
 */
class SiteTextsTest {

    private static final Path BOOK = Path.of("src/main/resources/pbem/web/text/phrases.properties");
    private static final Pattern KEY = Pattern.compile("\"(site\\.(?!css\")[a-z-]+)\"");
    private static final Pattern LITERAL = Pattern.compile("\"(?:[^\"\\\\\\n]|\\\\.)*\"");
    private static final Pattern WORDS = Pattern.compile("[A-Za-z]{2,} [a-z]{2,}");

    private static final Pattern COMMENT = Pattern.compile("\\s*(//|/?\\*)");

    /** Texts for admins, programmers and machines. */
    private static final Pattern NOT_FOR_READERS = Pattern.compile("LOG\\.|IllegalStateException|charset=");

    private static Set<String> inTheBook() throws IOException {
        return texts().stringPropertyNames();
    }

    private static Properties texts() throws IOException {
        Properties texts = new Properties();
        try (var reader = Files.newBufferedReader(BOOK)) {
            texts.load(reader);
        }
        return texts;
    }

    private static List<Sources.Source> sources() {
        return Sources.main(List.of(Path.of("."))).toList();
    }

    @Test
    void everyKeyInTheCodeHasItsTextAndNoTextLiesIdle() throws IOException {
        Set<String> used =
                new TreeSet<>(Stream.concat(sources().stream().map(Sources.Source::text), templates().values().stream())
                        .flatMap(text -> KEY.matcher(text).results())
                        .map((MatchResult match) -> match.group(1))
                        .toList());
        assertThat(inTheBook()).isEqualTo(used);
    }

    @Test
    void everyTextIsAPatternThatCanBeFilled() throws IOException {
        Properties texts = texts();
        for (String key : inTheBook()) {
            new MessageFormat(texts.getProperty(key), Locale.ENGLISH);
            assertThat(texts.getProperty(key)).as(key).isNotBlank().doesNotContainPattern("(?<!')'(?!')");
        }
    }

    @Test
    void noKeyIsTwiceInTheBook() throws IOException {
        assertThat(Files.readAllLines(BOOK).stream().filter(line -> line.startsWith("site.")))
                .hasSameSizeAs(inTheBook());
    }

    /** The parts of a template that are not text: tags, code, commands and expressions. */
    private static final Pattern MARKS = Pattern.compile(
            "(?s)<(code|pre|svg)\\b.*?</\\1>|</?[a-zA-Z!](?:\\$\\{[^}]*\\}|[^>])*>|\\$(?:unsafe)?\\{[^}]*\\}|!\\{[^}]*\\}|@(?:import|param) [^\\n]*"
                    + "|@(?:template|if|elseif|for|else|endif|endfor)[\\w.-]*(?:\\((?:[^()`]|\\((?:[^()`]|\\((?:[^()]|\\([^()]*\\))*\\))*\\))*\\)?)?");

    private static final Pattern TITLES =
            Pattern.compile("\\s(?:title|alt|placeholder|aria-label|data-[a-z-]+)=\"([^\"$@]*)\"");
    private static final Pattern WORD = Pattern.compile("[A-Za-z]{2,}");

    /** The admin reads the program's own English. */
    private static final Set<String> IN_ENGLISH = Set.of("admin.jte", "admin-door.jte");

    private static Map<String, String> templates() throws IOException {
        Map<String, String> templates = new TreeMap<>();
        Path folder = Path.of("src/main/jte");
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                templates.put(folder.relativize(file).toString(), Files.readString(file));
            }
        }
        return templates;
    }

    @Test
    void noTemplateSaysAWordItself() throws IOException {
        Map<String, String> said = new TreeMap<>();
        templates().forEach((name, text) -> {
            String words = MARKS.matcher(text).replaceAll(" ")
                    + TITLES.matcher(text)
                            .results()
                            .map(title -> title.group(1))
                            .filter(title -> title.contains(" "))
                            .collect(Collectors.joining(" "));
            if (!IN_ENGLISH.contains(name) && WORD.matcher(words).find()) {
                said.put(name, words.replaceAll("\\s+", " "));
            }
        });
        assertThat(said).isEmpty();
    }

    @Test
    void noClassSaysASentenceItself() {
        List<String> sentences = sources().stream()
                .flatMap(source -> source.text().lines())
                .filter(line -> !COMMENT.matcher(line).lookingAt())
                .filter(line -> !NOT_FOR_READERS.matcher(line).find())
                .flatMap(line -> LITERAL.matcher(line).results().map(MatchResult::group))
                .filter(literal -> WORDS.matcher(literal).find())
                .toList();
        assertThat(sentences).isEmpty();
    }
}
