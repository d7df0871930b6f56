package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinePartsTest {

    @ParameterizedTest
    @CsvSource({
        "8/2(4), 8/2(4)",
        "8/2(4)!, 8/2(4)",
        "(8/2(4)), 8/2(4)",
        "(e4), e4",
        "e4), e4",
        "\"f3.\", f3",
    })
    void marks_around_a_move_are_not_shown_but_a_bracket_of_its_own_is(String typed, String shown) {
        LineParts parts = LineParts.of(typed);
        assertThat(parts.text(0, parts.size())).isEqualTo(shown);
    }

    @Test
    void the_word_between_two_cells_may_be_of_any_language() {
        assertThat(LineParts.of("e7 nach e5").spellings(0, 3)).contains("e7-e5");
        assertThat(LineParts.of("e7 vers e5").spellings(0, 3)).contains("e7-e5");
    }
}
