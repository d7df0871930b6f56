package pbem.testkit.pebbles;

import java.util.List;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.SetupRefusal;
import pbem.phrase.Phrase;

/** A game: take one, two or three pebbles from a heap; the player who takes the last one wins. */
public final class Pebbles implements Game {

    private static final int HEAP = 7;

    @Override
    public String name() {
        return "pebbles";
    }

    @Override
    public String title() {
        return "Pebbles";
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public int leastSeats() {
        return 1;
    }

    @Override
    public int mostSeats() {
        return 4;
    }

    @Override
    public List<Option> options() {
        return List.of(Option.number("heap", 1, 99), Option.flag("big"));
    }

    @Override
    public String moveForm() {
        return "take2";
    }

    @Override
    public Phrase seatName(Setup setup, Seat seat) {
        return Phrase.of("pebbles.seat", seat.number());
    }

    @Override
    public Act<Position> start(Setup setup) {
        if (setup.has("big") && setup.has("heap")) {
            return Act.refused(SetupRefusal.CLASH.of(this.name(), "-big", "-heap"));
        }
        int heap = setup.has("big") ? 99 : setup.number("heap").orElse(HEAP);
        return Act.done(new Heap(this, setup, heap, 0, Seat.all(setup.seats()), 0));
    }
}
