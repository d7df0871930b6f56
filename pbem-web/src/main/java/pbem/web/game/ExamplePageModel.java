package pbem.web.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.query.game.ChosenOption;
import pbem.record.ResultWords;
import pbem.web.display.Caption;
import pbem.web.display.MoveTable;
import pbem.web.display.MoveTable.Cell;
import pbem.web.display.PositionDisplay;
import pbem.web.display.Property;
import pbem.web.display.StepLinks;
import pbem.web.page.Link;
import pbem.web.picture.PictureCache;
import pbem.web.text.SiteTexts;

/**
 * A page of a game's example as its template needs it.
 *
 * @param example its start
 * @param result how it ended
 */
public record ExamplePageModel(
        Link game, Link example, PositionDisplay position, String result, MoveTable moves, List<Property> properties) {

    /** @param shown after how many moves */
    static ExamplePageModel of(Example example, int shown, PictureCache pictures, SiteTexts texts) {
        Game game = example.start().game();
        Setup setup = example.start().setup();
        List<String> seats = Seat.all(setup.seats()).stream()
                .map(seat -> texts.say(game.seatName(setup, seat)))
                .toList();
        List<String> moments = IntStream.rangeClosed(0, example.moves().size())
                .mapToObj(new ExamplePath(game)::after)
                .toList();
        List<Cell> moves = new ArrayList<>();
        for (int move = 1; move < moments.size(); move++) {
            moves.add(
                    Cell.ofMove(example.mover(move), move, notation(example, move), moments.get(move), move == shown));
        }
        return new ExamplePageModel(
                new Link("/games/" + game.name(), game.title()),
                new Link(moments.get(0), texts.say("site.example", game.title())),
                PositionDisplay.of(
                        caption(example, shown, seats, texts),
                        StepLinks.among(moments, shown, moments.get(moments.size() - 1)),
                        moments.get(shown),
                        example.positions().get(shown).happenings(),
                        format -> pictures.of(example, shown, format),
                        texts),
                texts.say(ResultWords.of(example.outcome(), seat -> game.seatName(setup, seat))),
                MoveTable.of(seats, moves),
                List.of(
                        new Property(texts.say("site.players"), texts.list(seats)),
                        Property.options(ChosenOption.of(game, setup), texts)));
    }

    private static Caption caption(Example example, int shown, List<String> seats, SiteTexts texts) {
        return shown == 0
                ? Caption.ofStart(texts)
                : Caption.ofMove(
                        shown,
                        example.moves().size(),
                        seats.get(example.mover(shown).index()),
                        notation(example, shown),
                        texts);
    }

    private static String notation(Example example, int move) {
        return example.moves().get(move - 1).notation();
    }
}
