package pbem.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ParagraphTest {

    private static final Paragraph TEN_THEN_EIGHT = new Paragraph(String::length, 10, 8);

    @Test
    void a_text_that_fits_stays_as_it_is() {
        assertThat(TEN_THEN_EIGHT.lines("a   b  c")).containsExactly("a   b  c");
        assertThat(TEN_THEN_EIGHT.lines("")).containsExactly("");
    }

    @Test
    void lines_end_between_words() {
        assertThat(TEN_THEN_EIGHT.lines("alice ejected two marbles"))
                .containsExactly("alice", "ejected", "two", "marbles");
        assertThat(TEN_THEN_EIGHT.lines("1234 6789 123")).containsExactly("1234 6789", "123");
        assertThat(TEN_THEN_EIGHT.lines("1234 67890 23")).containsExactly("1234 67890", "23");
    }

    @Test
    void a_word_that_fits_nowhere_is_cut() {
        assertThat(TEN_THEN_EIGHT.lines("1234567890abcdefghij")).containsExactly("1234567890", "abcdefgh", "ij");
    }

    @Test
    void without_any_room_there_is_one_character_a_line() {
        assertThat(new Paragraph(text -> 1, 0, 0).lines("\ud83d\ude00a")).containsExactly("\ud83d\ude00", "a");
    }
}
