package pbem;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.cli.VerbWords;
import pbem.cli.config.Setting;
import pbem.cli.config.Settings;
import pbem.testkit.Sources;

/** The documents name only what exists, and are short. */
@Tag("sources")
class DocumentsTest {

    private static final Pattern LINK = Pattern.compile("\\[[^\\]]*\\]\\(([^)\\s]+)\\)");
    private static final Pattern FILE = Pattern.compile("(docs|config|pbem-[a-z]+|\\.ci)(/[\\w.-]+)+");
    private static final Pattern CLASS = Pattern.compile("(?<![\\w@./:+=-])[A-Z][a-z0-9]+(?:[A-Z][A-Za-z0-9]*)+");
    private static final Pattern WORD = Pattern.compile("[A-Z][a-z]+");
    private static final Pattern MEMBER = Pattern.compile("([A-Z][a-z]\\w+)\\.([a-z]\\w+)(?:\\(.*\\))?");
    private static final Pattern PACKAGE = Pattern.compile("pbem(\\.[a-z]+)+");
    private static final Pattern PROFILE = Pattern.compile("(?<!\\S)-P([a-z-]+)");
    private static final Pattern VARIABLE = Pattern.compile("PBEM_[A-Z0-9_]*[A-Z0-9]");
    private static final Pattern SECTION = Pattern.compile("\\[([a-z0-9]+)\\]( [a-z_0-9]+)?.*");
    private static final Pattern KEY = Pattern.compile("([a-z0-9]+)\\.[a-z0-9_]+");
    private static final Pattern KEY_OF_SECTION =
            Pattern.compile("`([a-z_0-9]+)(?: = [^`]*)?` (?:in|of|into) `\\[([a-z0-9]+)\\]`");
    private static final Pattern ASSIGNMENT = Pattern.compile("([a-z_0-9]+) = .*");
    private static final Pattern RIDDLE = Pattern.compile("(?i)\\b(whoever|whatever|whichever)\\b");

    /** Names from the JDK, of mail headers and of other programs, and one that stands for many tests. */
    private static final Set<String> FOREIGN = Set.of(
            "Clock",
            "StrictMath",
            "SignHeaders",
            "PrivateUsers",
            "ProtectProc",
            "Forwarded",
            "Via",
            "NamePictureTest",
            "Bearer");

    /** Files whose names look like packages or keys. */
    private static final Set<String> FILES = Set.of(
            "pbem.toml",
            "pbem.db",
            "pbem.deb",
            "pbem.service",
            "pbem.jar",
            "server.jsa",
            "verbs.jsa",
            "pbem.cdx.json",
            "oauth.token");

    private static final List<Document> DOCUMENTS = Document.all();

    private static final List<Path> ROOTS = Production.MODULES.stream()
            .flatMap(module -> Stream.of(module.resolve("src/main/java"), module.resolve("src/test/java")))
            .filter(Files::isDirectory)
            .toList();

    /** All classes by their names, those of the tests included. */
    private static final Map<String, String> CLASSES = ROOTS.stream()
            .flatMap(Sources::under)
            .filter(source -> !source.name().equals("package-info"))
            .collect(toMap(Sources.Source::name, Sources.Source::text, String::concat));

    private static final Set<String> KEYS =
            Settings.ALL.stream().map(Setting::key).collect(toSet());

    private static final Set<String> SECTIONS =
            KEYS.stream().map(key -> key.replaceFirst("\\..*", "")).collect(toSet());

    /** The faults of all pages under one check. */
    private static List<String> faults(Function<Document, Stream<String>> look) {
        return DOCUMENTS.stream()
                .flatMap(page -> look.apply(page).map(fault -> page.path() + ": " + fault))
                .toList();
    }

    @Test
    void every_link_leads_to_a_file_or_a_heading() {
        assertThat(faults(page -> page.found(LINK)
                        .map(link -> link.group(1))
                        .filter(link -> !link.startsWith("http"))
                        .filter(link -> !leadsSomewhere(page, link))))
                .isEmpty();
    }

    private static boolean leadsSomewhere(Document page, String link) {
        String[] parts = link.split("#", 2);
        Path file = parts[0].isEmpty()
                ? Document.TOP.resolve(page.path())
                : page.folder().resolve(parts[0]);
        if (!Files.exists(file) || parts.length == 1) {
            return Files.exists(file);
        }
        String path = Document.TOP.relativize(file).normalize().toString();
        return Document.read(path).anchors().contains(parts[1]);
    }

    @Test
    void every_file_of_the_sources_is_there() {
        assertThat(faults(page -> page.spans().stream()
                        .filter(span -> FILE.matcher(span).matches())
                        .filter(span -> !span.contains("/target/"))
                        .filter(span -> !Files.exists(Document.TOP.resolve(span)))))
                .isEmpty();
    }

    @Test
    void every_named_class_exists() {
        assertThat(faults(page -> page.spans().stream()
                        .flatMap(span -> WORD.matcher(span).matches()
                                ? Stream.of(span)
                                : CLASS.matcher(span).results().map(MatchResult::group))
                        .filter(name -> !CLASSES.containsKey(name) && !FOREIGN.contains(name))))
                .isEmpty();
    }

    @Test
    void every_named_member_exists_in_its_class() {
        assertThat(faults(page -> page.spans().stream()
                        .map(MEMBER::matcher)
                        .filter(Matcher::matches)
                        .filter(member -> !Pattern.compile("\\b" + member.group(2) + "\\b")
                                .matcher(CLASSES.getOrDefault(member.group(1), ""))
                                .find())
                        .map(Matcher::group)))
                .isEmpty();
    }

    @Test
    void every_package_holds_something() {
        assertThat(faults(page -> page.spans().stream()
                        .filter(span -> PACKAGE.matcher(span).matches() && !FILES.contains(span))
                        .filter(span -> ROOTS.stream()
                                .noneMatch(root -> Files.isDirectory(root.resolve(span.replace('.', '/')))))))
                .isEmpty();
    }

    @Test
    void every_named_profile_of_maven_exists() throws IOException {
        List<Path> poms = Stream.concat(Stream.of(Document.TOP), Production.MODULES.stream())
                .map(module -> module.resolve("pom.xml"))
                .toList();
        StringBuilder profiles = new StringBuilder();
        for (Path pom : poms) {
            profiles.append(Files.readString(pom));
        }
        assertThat(faults(page -> Stream.concat(page.spans().stream(), page.code().stream())
                        .filter(line -> line.contains("mvnw") || line.startsWith("-P"))
                        .flatMap(line -> PROFILE.matcher(line).results())
                        .map(profile -> profile.group(1))
                        .filter(profile -> !profiles.toString().contains("<id>" + profile + "</id>"))))
                .isEmpty();
    }

    @Test
    void every_named_verb_and_option_exists() {
        VerbWords verbs = VerbWords.ofTheProgram();
        assertThat(faults(page -> Stream.concat(page.spans().stream(), page.code().stream())
                        .flatMap(verbs::faults)))
                .isEmpty();
    }

    @Test
    void every_named_key_is_a_setting() {
        assertThat(faults(page -> Stream.of(
                                page.spans().stream().flatMap(DocumentsTest::keys),
                                page.found(KEY_OF_SECTION).map(key -> key.group(2) + "." + key.group(1)),
                                assigned(page))
                        .flatMap(keys -> keys)
                        .filter(key -> !isSetting(key))))
                .isEmpty();
    }

    /** The keys of {@code [section] key} and {@code section.key}; a section alone gives its name and a dot. */
    private static Stream<String> keys(String span) {
        Matcher section = SECTION.matcher(span);
        if (section.matches()) {
            return Stream.of(section.group(1)
                    + "."
                    + (section.group(2) == null ? "" : section.group(2).strip()));
        }
        Matcher key = KEY.matcher(span);
        return key.matches() && !FILES.contains(span) && SECTIONS.contains(key.group(1))
                ? Stream.of(span)
                : Stream.empty();
    }

    private static boolean isSetting(String key) {
        return key.endsWith(".")
                ? SECTIONS.contains(key.substring(0, key.length() - 1))
                : KEYS.contains(key)
                        || Settings.ALL.stream()
                                .anyMatch(setting -> setting.secret() && key.equals(setting.key() + "_file"));
    }

    /** The keys set in the examples of the file. */
    private static Stream<String> assigned(Document page) {
        List<String> keys = new ArrayList<>();
        String section = "";
        for (String line : page.code()) {
            Matcher begin = SECTION.matcher(line);
            Matcher value = ASSIGNMENT.matcher(line);
            if (begin.matches()) {
                section = begin.group(1);
            } else if (value.matches() && SECTIONS.contains(section)) {
                keys.add(section + "." + value.group(1));
            } else if (!line.isEmpty()) {
                section = "";
            }
        }
        return keys.stream();
    }

    @Test
    void every_variable_of_the_environment_is_read() throws IOException {
        String starters = Files.readString(Document.TOP.resolve("pbem"))
                + Files.readString(Path.of("src/package/pbem"))
                + Files.readString(Path.of("src/package/deb/postinst"))
                + CLASSES.values().stream().collect(joining());
        Set<String> settings = KEYS.stream()
                .map(key -> "PBEM_" + key.replace('.', '_').toUpperCase(Locale.ROOT))
                .collect(toSet());
        assertThat(faults(page -> VARIABLE.matcher(page.text())
                        .results()
                        .map(MatchResult::group)
                        .filter(name ->
                                !settings.contains(name.replaceFirst("_FILE$", "")) && !starters.contains(name))))
                .isEmpty();
    }

    @Test
    void both_starters_give_java_the_flags_that_are_documented() throws IOException {
        Set<String> documented = flags(Document.TOP.resolve("config/README.md"));
        assertThat(flags(Document.TOP.resolve("pbem"))).isEqualTo(documented);
        assertThat(flags(Path.of("src/package/pbem"))).isEqualTo(documented);
    }

    /** All flags for Java, except for those by which it writes and reads archives of classes. */
    private static Set<String> flags(Path file) throws IOException {
        return Pattern.compile("-XX:[+-]?\\w+(=\\d+)?|-Xm[snx]\\d+m")
                .matcher(Files.readString(file))
                .results()
                .map(MatchResult::group)
                .filter(flag -> !flag.matches(".*(Archive|AOTCache).*"))
                .collect(toSet());
    }

    @ParameterizedTest
    @CsvSource({
        "README.md, 700",
        "ARCHITECTURE.md, 1500",
        "docs/performance.md, 500",
        "docs/scale.md, 1300",
        "docs/engines.md, 900"
    })
    void a_page_is_short(String page, int most) {
        assertThat(Document.read(page).words()).isLessThanOrEqualTo(most);
    }

    @Test
    void all_pages_together_are_short() {
        assertThat(Document.pages().stream().mapToInt(Document::words).sum()).isLessThanOrEqualTo(18_000);
    }

    @Test
    void no_sentence_is_a_riddle() {
        assertThat(faults(page -> page.found(RIDDLE).map(MatchResult::group))).isEmpty();
    }

    /** A number in the text of a page is that of the program. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    docs/api.md             | RequestLimit.A_MINUTE        | % requests a minute
                    docs/play.md            | RequestLimit.A_MINUTE        | % requests a minute
                    docs/play.md            | BoardChanges.MOST            | when % pages follow
                    docs/play.md            | BoardChanges.MOST_OF_ONE     | already, % of them from one address
                    docs/play.md            | Comment.LONGEST              | which may be missing, has %
                    docs/club.md            | AdminTexts.LARGEST            | at most % bytes
                    docs/engine-protocol.md | EngineDialogue.LONGEST_LINE  | at most % characters
                    docs/engine-protocol.md | EngineDialogue.MOST_MOVES    | a game at most % moves
                    docs/engine-protocol.md | EngineProcess.COMPLAINT      | % characters of its standard error
                    docs/watching.md        | WrongTries.MINUTES           | not checked for % minutes
                    docs/watching.md        | AdminSessions.GOOD_FOR       | valid for % hours
                    docs/watching.md        | Readiness.LEAST_FREE         | less than % MB
                    docs/watching.md        | Patience.LATE_MAIL           | a mail waits for % minutes
                    docs/watching.md        | Patience.MAILBOX             | not reached for % minutes
                    docs/watching.md        | Lookout.SENT_LATELY          | of the last % mails
                    docs/ratings.md         | Skill.SCALE                  | 1500 + % (mu - 25)
                    """)
    void every_figure_agrees_with_the_program(String page, String constant, String words) {
        String[] name = constant.split("\\.");
        Matcher value = Pattern.compile("\\b" + name[1] + "\\s*=\\s*(?:[A-Za-z]+\\.of[A-Za-z]+\\()?([\\d_]+)")
                .matcher(CLASSES.get(name[0]));
        assertThat(value.find()).as(constant).isTrue();
        String figure = String.format(
                Locale.ENGLISH, "%,d", Integer.parseInt(value.group(1).replace("_", "")));
        String expected = words.replace("%", figure);
        assertThat(Document.read(page).sentences().contains(expected))
                .as(page + " says: " + expected)
                .isTrue();
    }
}
