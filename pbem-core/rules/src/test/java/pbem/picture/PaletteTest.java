package pbem.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import pbem.game.Example;
import pbem.game.Viewer;
import pbem.games.Catalogue;

class PaletteTest {

    private static final List<Ink> PIECES = List.of(
            Palette.BLACK,
            Palette.WHITE,
            Palette.GREY,
            Palette.RED,
            Palette.ORANGE,
            Palette.YELLOW,
            Palette.GREEN,
            Palette.BLUE,
            Palette.PURPLE,
            Palette.MAGENTA);

    @Test
    void letters_on_pieces_can_be_read() {
        assertThat(PIECES)
                .allSatisfy(
                        ink -> assertThat(contrast(ink, Palette.letterOn(ink))).isGreaterThan(3.0));
    }

    @Test
    void words_beside_a_board_can_be_read_on_light_and_dark_pages() {
        assertThat(contrast(Palette.TEXT.light(), Palette.PAGE.light())).isGreaterThan(7);
        assertThat(contrast(Palette.TEXT.dark(), Palette.PAGE.dark())).isGreaterThan(7);
        assertThat(contrast(Palette.LABEL.light(), Palette.WOOD.light())).isGreaterThan(3);
        assertThat(contrast(Palette.LABEL.dark(), Palette.WOOD.dark())).isGreaterThan(3);
    }

    @Test
    void black_and_white_stand_out_from_the_wood_on_both_pages() {
        for (String wood : List.of(Palette.CELL.light(), Palette.CELL.dark())) {
            assertThat(contrast(Palette.BLACK.light(), wood)).isGreaterThan(2);
        }
        assertThat(contrast(Palette.WHITE.light(), Palette.CELL.dark())).isGreaterThan(3);
    }

    /** Numbers and colours of empty cells, in every game. */
    @Test
    void text_in_cells_can_be_read_on_light_and_dark_pages() {
        List<List<Shape>> cells = Catalogue.games().all().stream()
                .flatMap(game -> Example.of(game).stream())
                .flatMap(example -> example.positions().get(0).diagram(Viewer.PUBLIC).items().stream())
                .filter(Item::ground)
                .map(Item::shapes)
                .filter(shapes -> shapes.stream()
                        .<Class<?>>map(Shape::getClass)
                        .toList()
                        .equals(List.of(Shape.Polygon.class, Shape.Text.class)))
                .toList();

        assertThat(cells).hasSizeGreaterThan(100).allSatisfy(shapes -> {
            Ink cell = ((Shape.Polygon) shapes.get(0)).fill().orElseThrow().ink();
            Ink letter = ((Shape.Text) shapes.get(1)).ink();
            assertThat(contrast(cell.light(), letter.light())).isGreaterThan(3);
            assertThat(contrast(cell.dark(), letter.dark())).isGreaterThan(3);
        });
    }

    private static double contrast(Ink one, Ink other) {
        return contrast(one.light(), other.light());
    }

    /** The contrast as the Web Content Accessibility Guidelines compute it. */
    private static double contrast(String one, String other) {
        double a = Rgb.of(one).luminance() + 0.05;
        double b = Rgb.of(other).luminance() + 0.05;
        return Math.max(a, b) / Math.min(a, b);
    }
}
