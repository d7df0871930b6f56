package pbem.games.chromino;

import pbem.game.Choice;
import pbem.game.ChoiceTree;
import pbem.phrase.Phrase;
import pbem.picture.Point;

/** The choices that make up a decision: a tile, its direction and the cell of its first square, or a word. */
final class DecisionRoute {

    static final double REACH = 0.46;

    private DecisionRoute() {}

    static ChoiceTree.Route of(Decision decision) {
        return decision.match(
                placement ->
                        ChoiceTree.Route.of(placement, tile(placement.tile()), heading(placement), cell(placement)),
                DecisionRoute::word);
    }

    private static ChoiceTree.Route word(Decision.Call call) {
        Phrase words = Phrase.of("chromino.choose-" + call.notation());
        return ChoiceTree.Route.of(call, Choice.word(call.notation(), words, words));
    }

    private static Choice tile(Tile tile) {
        return Choice.drawn(
                tile.name(),
                Choice.named(tile.name()),
                Phrase.of("chromino.choose-tile"),
                new TileFigure(Heading.EAST).face(tile.hues()));
    }

    private static Choice heading(Placement placement) {
        String key = placement.letters() + " " + placement.way().letter();
        return Choice.drawn(
                key,
                Phrase.of("chromino.lies-" + placement.way().letter(), placement.letters()),
                Phrase.of("chromino.choose-way"),
                new TileFigure(placement.way()).face(placement.hues()));
    }

    private static Choice cell(Placement placement) {
        Cell first = placement.first();
        return Choice.cell(first.name(), Phrase.of("chromino.choose-cell"), centre(first), REACH);
    }

    static Point centre(Cell cell) {
        return new Point(cell.x(), -cell.y());
    }
}
