package pbem.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.phrase.EachLanguage;

/** The words by which pupils answer a lesson. */
class CourseWordTest {

    static Stream<Locale> languages() {
        return EachLanguage.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void what_a_lesson_offers_is_understood(Locale language) {
        assertThat(Arrays.stream(CourseWord.values()))
                .allSatisfy(word -> assertThat(CourseWord.of(word.in(language))).contains(word));
    }

    @Test
    void german_and_french_have_words_of_their_own() {
        assertThat(CourseWord.SKIP.in(Locale.GERMANY)).isEqualTo("weiter");
        assertThat(CourseWord.SKIP.in(Locale.FRENCH)).isEqualTo("suivante");
        assertThat(CourseWord.SKIP.in(Locale.forLanguageTag("es"))).isEqualTo("skip");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Weiter, bitte!               | SKIP
            Noch einmal bitte            | AGAIN
            losung                       | SOLUTION
            Loesung bitte                | SOLUTION
            naechste                     | SKIP
            ueberspringen                | SKIP
            Gib mir bitte einen Tipp     | HINT
            un indice, s'il te plaît     | HINT
            Leçon suivante               | SKIP
            arrete                       | STOP
            skip bitte                   | SKIP
            """)
    void courtesy_and_accents_do_not_matter(String line, CourseWord word) {
        assertThat(CourseWord.of(line)).contains(word);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "bitte", "c5,d5", "weiter so", "passer", "Der Tipp war c5", "ich komme nicht weiter"})
    void anything_else_is_none_of_them(String line) {
        assertThat(CourseWord.of(line)).isEmpty();
    }
}
