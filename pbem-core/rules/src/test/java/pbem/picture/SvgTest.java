package pbem.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.picture.grid.Hexagons;
import pbem.testkit.Golden;

class SvgTest {

    private static final Point ORIGIN = new Point(0, 0);

    @Test
    void a_board_of_seven_cells_with_its_notes() {
        Golden.text(SvgTest.class, "seven.svg", adaptive(SevenCells.noted()));
    }

    @Test
    void title_and_description_are_there_for_those_who_do_not_see() throws Exception {
        Element svg = parsed(light(SevenCells.with())).getDocumentElement();
        String[] labels = svg.getAttribute("aria-labelledby").split(" ");
        assertThat(svg.getAttribute("role")).isEqualTo("img");
        assertThat(svg.getAttribute("lang")).isEqualTo("en");
        assertThat(textOf(svg, "title", labels[0])).isEqualTo("Seven cells");
        assertThat(textOf(svg, "desc", labels[1])).startsWith("Seven cells, a black marble");
    }

    @Test
    void different_drawings_in_one_page_have_different_ids() throws Exception {
        String one = parsed(light(SevenCells.with())).getDocumentElement().getAttribute("aria-labelledby");
        String other = parsed(light(SevenCells.noted())).getDocumentElement().getAttribute("aria-labelledby");
        assertThat(one).isNotEqualTo(other);
    }

    @Test
    void letters_are_outlines_since_readers_may_have_no_font() {
        assertThat(adaptive(SevenCells.noted())).doesNotContain("<text").doesNotContain("font");
    }

    @Test
    void dark_mode_comes_only_when_asked() {
        assertThat(light(SevenCells.noted())).doesNotContain("<style").doesNotContain("@media");
        assertThat(adaptive(SevenCells.noted())).contains("@media (prefers-color-scheme:dark)");
    }

    @Test
    void only_inks_that_change_have_a_dark_rule() {
        Ink changing = new Ink("changing", "#111111", "#eeeeee");
        String svg = adaptive(SevenCells.drawn(
                Shape.disc(ORIGIN, 1, Paint.flat(changing), Stroke.of(changing, 1)),
                Shape.disc(ORIGIN, 1, Paint.flat(Palette.RED))));
        assertThat(svg)
                .contains(".ink-fill-changing{fill:#eeeeee}")
                .contains(".ink-line-changing{stroke:#eeeeee}")
                .contains("class=\"ink-fill-changing ink-line-changing\" fill=\"#111111\" stroke=\"#111111\"")
                .doesNotContain("ink-fill-red");
    }

    @Test
    void the_highlights_of_a_glossy_ink_change_with_it() {
        Ink changing = new Ink("changing", "#111111", "#eeeeee");
        String svg = adaptive(SevenCells.drawn(Shape.disc(ORIGIN, 1, Paint.glossy(changing))));
        assertThat(svg).contains(".ink-stop-changing-rim{stop-color:").contains("url(#ink-gloss-changing)");
    }

    @Test
    void two_inks_with_one_name_are_a_fault_of_the_program() {
        Diagram diagram = SevenCells.drawn(
                Shape.disc(ORIGIN, 1, Paint.flat(Palette.RED)),
                Shape.disc(ORIGIN, 1, Paint.flat(Ink.fixed("red", "#ff0000"))));
        assertThatThrownBy(() -> light(diagram)).hasMessageContaining("red");
    }

    @Test
    void named_items_say_their_name_to_those_who_see_them() throws Exception {
        Element svg = parsed(light(SevenCells.with())).getDocumentElement();
        Element all = (Element) svg.getElementsByTagName("g").item(0);
        assertThat(all.getAttribute("aria-hidden")).isEqualTo("true");
        Element first = (Element) all.getElementsByTagName("g").item(0);
        assertThat(first.getAttribute("data-name")).isEqualTo("a1");
        assertThat(first.getFirstChild().getTextContent()).isEqualTo("a1");
    }

    @Test
    void hostile_words_stay_words() throws Exception {
        String hostile = "</title><script>alert('1')</script> & \" \u0000\u001b\ud800\uffff]]>";
        Phrase phrase = Phrase.of("picture.said", hostile);
        Item item = Item.drawn(hostile, Shape.disc(ORIGIN, 1, Paint.flat(Palette.RED)));
        String svg = adaptive(new Diagram(phrase, Description.of(phrase), 1, List.of(item), List.of(Note.of(phrase))));
        assertThat(svg).doesNotContain("<script");
        assertThat(parsed(svg).getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo("</title><script>alert('1')</script> & \" \ufffd\ufffd\ufffd\ufffd]]>");
    }

    @Test
    void everything_drawn_lies_within_the_view_with_a_margin() {
        String svg = light(SevenCells.drawn(
                Shape.disc(new Point(-100, 50), 10, Paint.flat(Palette.RED)),
                new Shape.Line(List.of(new Point(0, 0), new Point(100, 0)), Stroke.of(Palette.EDGE, 4))));
        // 212 by 62 in units of the diagram, of which 20 are 40 on the sheet; twice the margin of 16.
        assertThat(svg).contains("viewBox=\"0 0 456 156\"").contains("cx=\"36\" cy=\"120\" r=\"20\"");
    }

    @Test
    void the_unit_of_a_diagram_does_not_change_the_picture() {
        Shape shape = Shape.polygon(new Hexagons(2, 1).outline(0.7), Paint.flat(Palette.WOOD));
        String small = light(in(1, shape));
        assertThat(light(in(1000, shape.scaled(1000)))).isEqualTo(small);
    }

    @Test
    void an_empty_board_is_a_picture_too() throws Exception {
        parsed(light(new Diagram(SevenCells.said(""), Description.of(SevenCells.said("")), 1, List.of(), List.of())));
    }

    @Test
    void notes_that_stand_only_on_the_text_board_take_no_room() {
        Note written = new Note(SevenCells.said("x alice"), Optional.empty(), List.of());
        assertThat(light(SevenCells.with(written))).isEqualTo(light(SevenCells.with()));
    }

    @Test
    void figures_that_find_no_room_go_on_in_the_next_row() {
        Note many = Note.of(
                SevenCells.said("30"),
                SevenCells.said("thirty"),
                Collections.nCopies(30, SevenCells.marble(Palette.BLACK)));
        Bounds bounds = Bounds.of(Legend.of(List.of(many), SevenCells.ENGLISH, 360, 40, 10).items().stream()
                .flatMap(item -> item.shapes().stream())
                .toList());
        assertThat(bounds.left()).isGreaterThanOrEqualTo(0);
        assertThat(bounds.right()).isLessThanOrEqualTo(360);
        assertThat(bounds.height()).isBetween(160.0, 240.0);
    }

    @Test
    void figures_of_several_notes_stand_in_a_column() {
        List<List<Shape>> marbles = List.of(SevenCells.marble(Palette.BLACK));
        Note one = Note.of(SevenCells.said(""), SevenCells.said("bob"), marbles);
        Note other = Note.of(SevenCells.said(""), SevenCells.said("alexandra"), marbles);
        assertThat(Legend.of(List.of(one, other), SevenCells.ENGLISH, 360, 40, 10).items().stream()
                        .flatMap(item -> item.shapes().stream())
                        .filter(Shape.Disc.class::isInstance)
                        .map(shape -> ((Shape.Disc) shape).centre().x())
                        .distinct())
                .hasSize(1);
    }

    @Test
    void the_language_of_the_machine_changes_nothing() {
        Locale before = Locale.getDefault();
        String english = light(SevenCells.noted());
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(light(SevenCells.noted())).isEqualTo(english);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void a_german_picture_names_its_language() {
        Phrasebook german = Phrasebook.in(Locale.GERMAN, Map.of("picture", SevenCells.class));
        assertThat(Svg.light(SevenCells.with(), german)).contains("lang=\"de\"");
    }

    private static Diagram in(double unit, Shape shape) {
        return new Diagram(
                SevenCells.said(""),
                Description.of(SevenCells.said("")),
                unit,
                List.of(Item.drawn("", shape)),
                List.of());
    }

    private static String textOf(Element svg, String tag, String id) {
        Element element = (Element) svg.getElementsByTagName(tag).item(0);
        assertThat(element.getAttribute("id")).isEqualTo(id);
        return element.getTextContent();
    }

    private static Document parsed(String svg) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static String light(Diagram diagram) {
        return Svg.light(diagram, SevenCells.ENGLISH);
    }

    private static String adaptive(Diagram diagram) {
        return Svg.adaptive(diagram, SevenCells.ENGLISH);
    }
}
