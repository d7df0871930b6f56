package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.intention.Intentions;
import pbem.phrase.EachLanguage;
import pbem.phrase.Translation;
import pbem.phrase.WordLists;
import picocli.CommandLine;

/** The languages of mails and pages. */
class LanguagesTest {

    static Stream<String> tags() {
        return EachLanguage.ALL.stream().skip(1).map(language -> language.toLanguageTag());
    }

    @ParameterizedTest
    @MethodSource("tags")
    void none_has_a_text_that_is_wrong_or_stale(String tag) {
        String[] words = {"tool", "language", tag, "--wrong"};
        StringWriter said = new StringWriter();
        CommandLine program = Main.commandLineFor(words).setOut(new PrintWriter(said));
        assertThat(program.execute(words)).as(said.toString()).isZero();
        assertThat(said.toString()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "fr"})
    void german_and_french_lack_nothing_that_people_read(String tag) {
        String[] words = {"tool", "language", tag};
        StringWriter said = new StringWriter();
        Main.commandLineFor(words).setOut(new PrintWriter(said)).execute(words);
        assertThat(said.toString().lines().filter(line -> line.contains(".properties") || line.startsWith("lessons")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "fr"})
    void german_and_french_have_all_lists_of_words_by_which_sentences_are_read(String tag) {
        Translation lists = new Translation(Intentions.class, Locale.forLanguageTag(tag), WordLists.FILE);
        Set<String> english = new TreeSet<>(lists.english().keySet());
        english.remove("moves-first"); // their verbs stand in "moves-first-later"
        assertThat(lists.translated())
                .containsKeys(english.toArray(String[]::new))
                .containsKey("moves-first-later");
    }
}
