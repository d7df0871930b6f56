package pbem.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.phrase.Phrase;
import pbem.testkit.Golden;

class AsciiTest {

    @Test
    void a_board_of_seven_cells_with_its_notes() {
        Golden.text(AsciiTest.class, "seven.txt", draw(SevenCells.noted()));
    }

    @Test
    void later_letters_stand_over_earlier_ones_and_a_blank_covers() {
        assertThat(board(Item.written(0, 0, "....."), Item.written(1, 0, "x o")))
                .isEqualTo(".x o.\n");
    }

    @Test
    void places_left_of_and_above_the_board_move_it() {
        assertThat(board(Item.written(0, 0, "x"), Item.written(-2, -1, "a"))).isEqualTo("a\n  x\n");
    }

    @Test
    void lines_end_without_blanks() {
        assertThat(board(Item.written(0, 0, "x  "), Item.written(5, 1, "o"))).isEqualTo("x\n     o\n");
    }

    @Test
    void a_drawing_alone_has_no_text_board() {
        assertThat(draw(SevenCells.drawn(Shape.disc(new Point(0, 0), 1, Paint.flat(Palette.RED)))))
                .isEmpty();
    }

    @Test
    void notes_stand_to_the_right_where_all_of_them_fit() {
        assertThat(draw(SevenCells.with(note("a".repeat(62)))).lines().findFirst())
                .hasValue(" c . .    " + "a".repeat(62));
    }

    @Test
    void notes_stand_below_where_one_does_not_fit() {
        assertThat(draw(SevenCells.with(note("short"), note("b".repeat(63))))).isEqualTo("""
                 c . .
                b . x o
                 a . .

                short
                """ + "b".repeat(63) + "\n");
    }

    @Test
    void more_notes_than_lines_go_on_below_their_column() {
        assertThat(draw(SevenCells.with(note("1"), note("2"), note("3"), note("4")))
                        .lines())
                .endsWith("          4");
    }

    @Test
    void a_long_note_is_wrapped_with_a_hanging_indent() {
        List<String> lines =
                draw(SevenCells.with(note("word ".repeat(40)))).lines().toList();
        assertThat(lines.get(4)).startsWith("word word").hasSizeLessThanOrEqualTo(Ascii.WIDTH);
        assertThat(lines.get(5)).startsWith("  word word").hasSizeLessThanOrEqualTo(Ascii.WIDTH);
        assertThat(String.join(" ", lines.subList(4, lines.size())).split(" +")).hasSize(40);
    }

    @Test
    void no_line_is_wider_than_72_columns() {
        String hostile = draw(new Diagram(
                SevenCells.said(""),
                Description.of(SevenCells.said("")),
                1,
                List.of(Item.written(-50, 0, "#".repeat(200))),
                List.of(note("w".repeat(300)), note("a b ".repeat(100)))));
        assertThat(hostile.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(Ascii.WIDTH));
        assertThat(hostile.lines().findFirst().orElseThrow()).endsWith("#>");
    }

    @Test
    void notes_keep_accents_and_apostrophes_and_other_typography_becomes_what_a_typewriter_has() {
        assertThat(note_below("Zoë, Åse, Łódź, Straße, Øre")).isEqualTo("Zoë, Åse, Łódź, Straße, Øre");
        assertThat(note_below("fle\u0300ches")).isEqualTo("flèches");
        assertThat(note_below("“5 × 2” – don’t…")).isEqualTo("\"5 x 2\" - don’t...");
        assertThat(note_below("a1→b2, no\u00a0break, ﬁn, ½")).isEqualTo("a1->b2, no break, fin, 1/2");
    }

    @Test
    void output_has_only_printable_characters_of_one_column() {
        assertThat(note_below("\u001b[31m\u0000 \ud83d\ude00 \u4e2d \ud800 tab\tline\nfeed"))
                .isEqualTo("?[31m? ? ? ? tab line feed");
    }

    private static String note_below(String note) {
        return Ascii.draw(
                        new Diagram(
                                SevenCells.said(""),
                                Description.of(SevenCells.said("")),
                                1,
                                List.of(),
                                List.of(note(note))),
                        SevenCells.ENGLISH)
                .stripTrailing();
    }

    private static Note note(String words) {
        return Note.of(Phrase.of("picture.said", words));
    }

    private static String board(Item... items) {
        return draw(new Diagram(
                SevenCells.said(""), Description.of(SevenCells.said("")), 1, Arrays.asList(items), List.of()));
    }

    private static String draw(Diagram diagram) {
        return Ascii.draw(diagram, SevenCells.ENGLISH);
    }
}
