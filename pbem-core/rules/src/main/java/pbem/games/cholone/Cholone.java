package pbem.games.cholone;

import java.util.List;
import java.util.Optional;
import pbem.game.Family;
import pbem.game.Game;
import pbem.game.Option;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.SetupRefusal;
import pbem.game.Start;
import pbem.game.Strategy;
import pbem.phrase.Phrase;

/** Cholone, known as Abalone: players push marbles of others off the board, and the first to eject six wins. */
public record Cholone() implements Game {

    static final String SETUP = "setup";
    static final String BOWL = "bowl";
    static final String QUIET = "quiet";

    @Override
    public String name() {
        return "cholone";
    }

    @Override
    public List<String> aliases() {
        return List.of("abalone");
    }

    @Override
    public String title() {
        return "Cholone";
    }

    @Override
    public Family family() {
        return Family.COLOURS;
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public int leastSeats() {
        return 2;
    }

    @Override
    public int mostSeats() {
        return 6;
    }

    @Override
    public List<Option> options() {
        return List.of(Option.choice(SETUP, Layouts.forTwo()), Option.flag(BOWL), Option.number(QUIET, 1, 999));
    }

    /**
     * Boards with any layout count for ratings. Boards with the option {@code -quiet} do not, because they may end
     * early in a draw.
     */
    @Override
    public boolean isRated(Setup setup) {
        return !setup.has(QUIET);
    }

    @Override
    public String moveForm() {
        return "c5,d5 or a1-c3,b2";
    }

    @Override
    public Phrase seatName(Setup setup, Seat seat) {
        return Colour.of(seat).name(setup.seats());
    }

    @Override
    public Optional<Strategy> strategy() {
        return Optional.of(new CholoneStrategy());
    }

    @Override
    public Start start(Setup setup) {
        if (setup.has(SETUP) && setup.has(BOWL)) {
            return Start.refused(SetupRefusal.CLASH.of(this.name(), "-" + SETUP, "-" + BOWL));
        }
        if (setup.has(SETUP) && setup.seats() > 2) {
            return Start.refused(CholoneRefusal.SETUP_FOR_TWO.of());
        }
        return Start.ready(CholonePosition.start(Rules.of(this, setup), layout(setup), 0));
    }

    private static Marbles layout(Setup setup) {
        return setup.has(BOWL)
                ? Layouts.bowl(setup.seats())
                : setup.text(SETUP).map(Layouts::named).orElseGet(() -> Layouts.standard(setup.seats()));
    }
}
