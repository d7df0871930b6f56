package pbem.games.chromino;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.game.Act;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.SetupRefusal;
import pbem.game.Strategy;
import pbem.kit.Card;
import pbem.kit.CardGame;
import pbem.kit.RobotPlan;
import pbem.phrase.Phrase;

/**
 * Chromino: players try to lay all their tiles. A tile must touch others with at least two pairs of squares, each pair
 * of one colour.
 */
public record Chromino() implements CardGame {

    static final String DRAW = "draw";
    static final String ALL = "all";
    static final String FREE_DRAW = "freedraw";
    static final String OPEN = "open";
    static final String CHAMELEON = "chameleon";
    static final String EXPERT = "expert";
    static final String ORDER = "order";

    private static final Option DRAWS =
            new Option(DRAW, "1..9|" + ALL, Pattern.compile("[1-9]|" + ALL).asMatchPredicate(), false, "1");
    private static final Card CARD = Card.of("chromino", "Chromino", "RYB 3,-2 E")
            .in(Family.CHANCE)
            .seats(1, 8)
            .option(DRAWS)
            .option(Option.flag(FREE_DRAW))
            .option(Option.flag(OPEN))
            .option(Option.flag(CHAMELEON))
            .option(Option.flag(EXPERT))
            .option(Option.flag(ORDER))
            .words("draw", "pass")
            .alwaysRated();

    /** Robots guess the others' hands and the order of the bag. */
    private static final RobotPlan ROBOTS =
            RobotPlan.playouts().looking(200, 1_200, 10_000, 60_000).promiseFrom(2);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public boolean hasChance() {
        return true;
    }

    @Override
    public boolean hidesHands(Setup setup) {
        return !setup.has(OPEN); // a single player, too, has a hand that watchers do not see
    }

    @Override
    public List<Phrase> lots(Setup setup) {
        return Deal.of(setup).told();
    }

    /** Seats are numbered in the order of the challenge. The position tells the order of turns. */
    @Override
    public Phrase seatName(Setup setup, Seat seat) {
        return Happening.name(seat);
    }

    @Override
    public boolean numbersSeats(Setup setup) {
        return true;
    }

    @Override
    public Optional<Strategy> strategy() {
        return Optional.of(ROBOTS.guessing(GuessedHands::simulations));
    }

    @Override
    public Act<Position> start(Setup setup) {
        if (setup.seats() == 1 && setup.has(EXPERT)) {
            return Act.refused(ChrominoRefusal.EXPERT_ALONE.of());
        }
        if (setup.has(FREE_DRAW) && !setup.text(DRAWS).equals("1")) {
            return Act.refused(
                    SetupRefusal.CLASH.of(this.name(), "-" + FREE_DRAW, "-" + DRAW + "=" + setup.text(DRAWS)));
        }
        Deal deal = Deal.of(setup);
        return Act.done(ChrominoPosition.start(TilePlay.start(
                Rules.of(this, setup), LaidTiles.of(List.of(deal.start())), deal.hands(), deal.bag(), deal.order())));
    }
}
