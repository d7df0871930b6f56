package pbem.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.games.Catalogue;
import pbem.phrase.Phrase;
import pbem.testkit.EveryRefusal;

/** One test for every reason to refuse, named like it. */
class BoardRefusalTest {

    private static final Position HEX = at("hex", Map.of("size", "5"), "c3");
    private static final Position REVERSI = at("reversi", Map.of());
    private static final Position BREAKTHROUGH = at("breakthrough", Map.of("size", "5"));
    private static final Position AMAZONS = at("amazons", Map.of("size", "6"));

    private static Position at(String name, Map<String, String> options, String... moves) {
        Game game = Catalogue.games().named(name).orElseThrow();
        Position at = game.start(2, options, Seed.of(new byte[Seed.BYTES])).now();
        for (String move : moves) {
            at = at.play(at.read(move).now());
        }
        return at;
    }

    private static String said(Position at, String text) {
        return Catalogue.games()
                .phrasebook(Locale.ENGLISH)
                .say(at.read(text).refusal().phrase());
    }

    @Test
    void over() {
        assertThat(said(HEX.leave(new Seat(1)), "b2")).startsWith("The game is over");
    }

    @Test
    void unreadable() {
        assertThat(said(HEX, "on the left"))
                .isEqualTo("\"on the left\" is not written like a move of this game. Write it like this: f6 or swap.");
        assertThat(said(BREAKTHROUGH, "a2-a3-a4")).startsWith("\"a2-a3-a4\" is not");
    }

    @Test
    void notACell() {
        Act<List<Phrase>> look = HEX.words(Viewer.PUBLIC).look("the corner");
        String said =
                Catalogue.games().phrasebook(Locale.ENGLISH).say(look.refusal().phrase());
        assertThat(said).startsWith("\"the corner\" is not the name of a cell.");
    }

    @Test
    void noSuchRow() {
        assertThat(said(HEX, "c9")).isEqualTo("There is no cell c9: the rows go from 1 to 5.");
    }

    @Test
    void noSuchCell() {
        assertThat(said(HEX, "h2")).isEqualTo("There is no cell h2: row 2 goes from a2 to e2.");
    }

    @Test
    void noSuchNumber() {
        assertThat(said(at("draughts", Map.of()), "11-33")).isEqualTo("There is no cell 33: they go from 1 to 32.");
    }

    @Test
    void otherColour() {
        assertThat(said(HEX, "red b2")).isEqualTo("It is the turn of blue, not of red. The cells alone are enough.");
        assertThat(HEX.read("blue b2").now()).hasToString("b2");
    }

    @Test
    void notNow() {
        assertThat(said(HEX.play(HEX.read("b2").now()), "swap")).isEqualTo("You cannot write swap now.");
    }

    @Test
    void occupied() {
        assertThat(said(HEX, "c3")).isEqualTo("There is something on c3 already: red.");
    }

    @Test
    void nothingThere() {
        assertThat(said(BREAKTHROUGH, "c3-c4")).isEqualTo("c3 is empty, so nothing can move from there.");
    }

    @Test
    void notYours() {
        assertThat(said(BREAKTHROUGH, "c4-c3")).isEqualTo("On c4 is black, and it is the turn of white.");
    }

    @Test
    void cannotMove() {
        assertThat(said(BREAKTHROUGH, "c1-d3")).isEqualTo("What stands on c1, white, cannot move now.");
    }

    @Test
    void incomplete() {
        assertThat(said(BREAKTHROUGH, "a2"))
                .isEqualTo("a2 is not the whole move. It can go on with a3 and b3. Write for example a2-a3.");
        assertThat(said(AMAZONS, "c1-c2")).startsWith("c1-c2 is not the whole move.");
    }

    @Test
    void several() {
        assertThat(BoardRefusal.SEVERAL
                        .of("1x10", List.of("1x5x10", "1x6x10"))
                        .phrase()
                        .key())
                .isEqualTo("kit.several");
    }

    @Test
    void whereFrom() {
        assertThat(said(BREAKTHROUGH, "a3"))
                .isEqualTo("a3 says where to, but not from where. Write the whole move: a2-a3 and b2-a3.");
    }

    @Test
    void cannotGo() {
        assertThat(said(BREAKTHROUGH, "a2-a4")).isEqualTo("a2 cannot go on to a4. It can go to a3 and b3.");
    }

    @Test
    void otherWord() {
        assertThat(said(at("weiqi", Map.of(), "pass", "pass"), "accept"))
                .isEqualTo("You cannot write accept now. The words that you can write: none.");
    }

    @Test
    void whole() {
        assertThat(said(at("morris", Map.of()), "d6xf4")).isEqualTo("d6 is a whole move now. It does not go on to f4.");
    }

    @Test
    void cannotPut() {
        assertThat(said(REVERSI, "a1")).startsWith("A disc on a1 would turn nothing");
        assertThat(BoardRefusal.CANNOT_PUT.of("a1", List.of("b2")).phrase().key())
                .isEqualTo("kit.cannot-put");
    }

    @Test
    void every_reason_has_its_test_and_its_text() {
        EveryRefusal.of(BoardRefusal.class).hasItsTestIn(BoardRefusalTest.class);
        EveryRefusal.of(BoardRefusal.class).hasItsTextsIn(BoardRefusal.class, "# Refusals", "# The picture");
    }
}
