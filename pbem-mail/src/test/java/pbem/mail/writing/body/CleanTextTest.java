package pbem.mail.writing.body;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CleanTextTest {

    @Test
    void a_line_stays_one_line() {
        assertThat(CleanText.line(" a\r\nBcc: x@example.net\u0085b\u2028c\td "))
                .isEqualTo("a Bcc: x@example.net b c d");
    }

    @Test
    void nothing_turns_the_direction_of_writing() {
        assertThat(CleanText.line("a\u202eb\u2066c\u200fd\ufeff")).isEqualTo("abcd");
    }

    @Test
    void letters_of_all_languages_stay() {
        String greeting = "Grüße, שלום, 你好, \ud83d\udc4d\u200d\ud83d\udc4d";

        assertThat(CleanText.line(greeting)).isEqualTo(greeting);
    }

    @Test
    void half_a_character_becomes_a_question_mark() {
        assertThat(CleanText.line("a\ud83db")).isEqualTo("a?b");
    }

    @Test
    void a_long_line_is_cut() {
        assertThat(CleanText.line("abc def", 4)).isEqualTo("abc...");
    }

    @Test
    void empty_lines_around_a_text_are_removed() {
        assertThat(CleanText.lines("\r\n\u0007\r\na\r\n\r\n\tb  \r\n\r\n")).containsExactly("a", "", "    b");
    }
}
