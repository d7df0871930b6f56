package pbem.help;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.games.Catalogue;

class HelpTextTest {

    @Test
    void plain_text_underlines_headings_and_sets_in_what_is_typed() {
        assertThat(HelpText.plain("""
                        # Moves of `chess`

                        Write *one*:

                            a1-a2

                              b1

                        ## Short `forms`

                        - None.

                        ### `move 101 a1-a2`

                        Plays.
                        """)).isEqualTo("""
                        Moves of chess
                        ==============

                        Write *one*:

                            a1-a2

                              b1

                        Short forms
                        -----------

                        - None.

                        move 101 a1-a2

                        Plays.
                        """.replace("*one*", "one"));
    }

    @Test
    void no_line_of_a_page_is_wider_than_a_mail() {
        HelpPages pages = new HelpPages(Catalogue.games());
        for (String topic : pages.topics()) {
            assertThat(HelpText.plain(pages.markdown(topic)).lines()).as(topic).allMatch(line -> line.length() <= 72);
        }
    }

    @Test
    void html_escapes_the_html_of_the_source() {
        assertThat(HelpText.html("a <b onclick=x>b</b>")).isEqualTo("<p>a &lt;b onclick=x&gt;b&lt;/b&gt;</p>\n");
    }

    @Test
    void sidewaysScrolledPartsCanBeReachedByKeys() {
        assertThat(HelpText.html("    cholone move 101 a1")).startsWith("<pre tabindex=\"0\"><code>");
        assertThat(HelpText.html("| a | b |\n| - | - |\n| 1 | 2 |\n")).startsWith("<table tabindex=\"0\">");
        assertThat(HelpText.htmlBelowHeading("    cholone move 101 a1")).doesNotContain("tabindex");
    }

    @Test
    void commands_and_their_effects_are_a_table_in_html_and_lines_in_text() {
        String forms = """
                    roll        throw the dice
                    draw claim  claims a draw for the position
                                that the next move makes
                    draw claims claims two
                    c5,d5
                """;

        assertThat(HelpText.html(forms)).isEqualTo("""
                <table tabindex="0">
                <tbody>
                <tr>
                <td><code>roll</code></td>
                <td>throw the dice</td>
                </tr>
                <tr>
                <td><code>draw claim</code></td>
                <td>claims a draw for the position that the next move makes</td>
                </tr>
                <tr>
                <td><code>draw claims</code></td>
                <td>claims two</td>
                </tr>
                <tr>
                <td><code>c5,d5</code></td>
                <td></td>
                </tr>
                </tbody>
                </table>
                """);
        assertThat(HelpText.plain(forms)).isEqualTo(forms);
    }

    @Test
    void drawings_stay_as_they_are_drawn() {
        assertThat(HelpText.html("    2 push 1          3 push 1          3 push 2\n"))
                .startsWith("<pre");
        assertThat(HelpText.html("    . x o    . o x\n    x . o    o . x\n")).startsWith("<pre");
        assertThat(HelpText.html("    c5,d5\n")).startsWith("<pre");
    }
}
