package pbem.games.cholone;

import java.util.Optional;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.SetupRefusal;
import pbem.game.Start;
import pbem.game.Strategy;
import pbem.kit.Card;
import pbem.kit.CardGame;
import pbem.kit.RobotPlan;
import pbem.phrase.Phrase;

/** Cholone, known as Abalone: players push marbles of others off the board, and the first to eject six wins. */
public record Cholone() implements CardGame {

    static final String SETUP = "setup";
    static final String BOWL = "bowl";
    static final String QUIET = "quiet";

    /** Boards with {@code -quiet} do not count for ratings, because they may end early in a draw. */
    private static final Card CARD = Card.of("cholone", "Cholone", "c5,d5 or a1-c3,b2")
            .alias("abalone")
            .in(Family.COLOURS)
            .seats(2, 6)
            .option(Option.choice(SETUP, Layouts.forTwo()).usually("standard"))
            .option(Option.flag(BOWL))
            .option(Option.number(QUIET, 1, 999))
            .ratedIf(setup -> !setup.has(QUIET));

    private static final RobotPlan ROBOTS = RobotPlan.deepening().looking(150, 3_000, 40_000, 600_000);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Phrase seatName(Setup setup, Seat seat) {
        return new Marble(seat.index(), setup.seats()).name();
    }

    @Override
    public Optional<Strategy> strategy() {
        return Optional.of(ROBOTS.of(log -> ((CholonePosition) log.get(log.size() - 1)).simulation()));
    }

    @Override
    public Start start(Setup setup) {
        if (setup.has(SETUP) && setup.has(BOWL)) {
            return Start.refused(SetupRefusal.CLASH.of(this.name(), "-" + SETUP, "-" + BOWL));
        }
        if (setup.has(SETUP) && setup.seats() > 2) {
            return Start.refused(CholoneRefusal.SETUP_FOR_TWO.of());
        }
        return Start.ready(CholonePosition.start(this, setup, layout(setup), 0));
    }

    private static Marbles layout(Setup setup) {
        return setup.has(BOWL)
                ? Layouts.bowl(setup.seats())
                : setup.text(SETUP).map(Layouts::named).orElseGet(() -> Layouts.standard(setup.seats()));
    }
}
