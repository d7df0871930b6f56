package pbem.help;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HelpTextTest {

    @Test
    void plain_text_keeps_lines_headings_lists_and_boards() {
        assertThat(HelpText.plain("""
                # Title

                Two lines
                of `text`.

                ## Chapter

                1. one
                2. two

                The end:

                    \\ o \\
                     . x
                """)).isEqualTo("""
                * Title

                Two lines
                of "text".

                ** Chapter

                1. one
                2. two

                The end:

                    \\ o \\
                     . x
                """);
    }

    @Test
    void html_of_the_source_is_shown_not_obeyed() {
        assertThat(HelpText.html("a <script>alert(1)</script> b")).doesNotContain("<script>");
        assertThat(HelpText.html("[a](javascript:alert(1))")).doesNotContain("javascript:");
    }
}
