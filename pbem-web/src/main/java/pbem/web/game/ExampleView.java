package pbem.web.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.phrase.Phrasebook;
import pbem.record.ResultWords;
import pbem.web.board.Fact;
import pbem.web.display.Caption;
import pbem.web.display.MoveTable;
import pbem.web.display.MoveTable.Cell;
import pbem.web.display.PositionDisplay;
import pbem.web.display.Steps;
import pbem.web.page.Link;
import pbem.web.picture.Drawings;

/**
 * A page of a game's example as its template needs it.
 *
 * @param example its start
 * @param result how it ended
 */
public record ExampleView(
        Link game, Link example, PositionDisplay stage, String result, MoveTable moves, List<Fact> facts) {

    /** @param shown after how many moves */
    static ExampleView of(Example example, int shown, Drawings drawings, Phrasebook phrases) {
        Game game = example.start().game();
        Setup setup = example.start().setup();
        List<String> seats = Seat.all(setup.seats()).stream()
                .map(seat -> phrases.say(game.seatName(setup, seat)))
                .toList();
        List<String> moments = IntStream.rangeClosed(0, example.moves().size())
                .mapToObj(move -> new ExampleAddress(game, move).path())
                .toList();
        List<Cell> moves = new ArrayList<>();
        for (int move = 1; move < moments.size(); move++) {
            moves.add(
                    Cell.ofMove(example.mover(move), move, notation(example, move), moments.get(move), move == shown));
        }
        return new ExampleView(
                new Link("/games/" + game.name(), game.title()),
                new Link(moments.get(0), game.title() + ": an example"),
                PositionDisplay.of(
                        caption(example, shown, seats),
                        Steps.among(moments, shown, moments.get(moments.size() - 1)),
                        moments.get(shown),
                        example.positions().get(shown).happenings(),
                        form -> drawings.of(example, shown, form),
                        phrases),
                phrases.say(ResultWords.of(example.outcome(), seat -> game.seatName(setup, seat))),
                MoveTable.of(seats, moves),
                List.of(new Fact("Players", phrases.list(seats)), Fact.options(game, setup)));
    }

    private static Caption caption(Example example, int shown, List<String> seats) {
        return shown == 0
                ? Caption.ofStart()
                : Caption.ofMove(
                        shown,
                        example.moves().size(),
                        seats.get(example.mover(shown).index()),
                        notation(example, shown));
    }

    private static String notation(Example example, int move) {
        return example.moves().get(move - 1).notation();
    }
}
