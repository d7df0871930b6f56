package pbem.mail.writing.body;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ColumnsTest {

    @Test
    void lines_break_between_words() {
        assertThat(Columns.wrap("one two three", 7)).containsExactly("one two", "three");
    }

    @Test
    void a_word_that_is_too_long_is_broken() {
        assertThat(Columns.wrap("a bcdefghij k", 4)).containsExactly("a", "bcde", "fghi", "j k");
    }

    @Test
    void characters_of_two_columns_count_twice() {
        assertThat(Columns.wrap("你好你好", 5)).containsExactly("你好", "你好");
        assertThat(Columns.width("e\u0301\ud83d\udc4d")).isEqualTo(3);
    }

    @Test
    void nothing_is_one_empty_line() {
        assertThat(Columns.wrap("  ", 5)).containsExactly("");
    }

    @Test
    void further_lines_hang() {
        assertThat(Columns.hang("- ", "  ", "one two three", 9)).containsExactly("- one two", "  three");
    }
}
