package pbem.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which short words are slips of {@code show}: one letter more, less or other, or two neighbours swapped. */
class NearMissTest {

    @ParameterizedTest
    @CsvSource({"shows", "sow", "shaw", "hsow", "sohw", "shwo"})
    void one_slip_is_forgiven(String typed) {
        assertThat(NearMiss.of(typed, List.of("show"))).contains("show");
    }

    @ParameterizedTest
    @CsvSource({"hows", "whos", "wosh", "wohs"})
    void the_same_letters_in_another_order_are_another_word(String typed) {
        assertThat(NearMiss.of(typed, List.of("show"))).isEmpty();
    }
}
