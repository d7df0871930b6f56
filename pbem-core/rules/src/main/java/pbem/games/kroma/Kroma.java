package pbem.games.kroma;

import java.util.List;
import java.util.Optional;
import pbem.game.Act;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Strategy;
import pbem.kit.Card;
import pbem.kit.CardGame;
import pbem.kit.RobotPlan;
import pbem.phrase.Phrase;

/** Kroma: players lay transparent pieces over one another so that as many triangles as possible show their colour. */
public record Kroma() implements CardGame {

    static final String SIZE = "size";
    static final String COLORS = "colors";
    static final String BLOCK = "block";

    /**
     * The usual side of the board. The small pieces cover 123 triangles and this board has 121, so it fills up about
     * when they run low, and hardly ever after they have run out.
     */
    private static final Option SIDE = Option.number(SIZE, 6, Triangle.ROWS).usually("11");

    private static final Card CARD = Card.of("kroma", "Kroma", "B f5 f6")
            .in(Family.COLOURS)
            .seats(2, Blend.values().length)
            .option(SIDE)
            .option(Option.choice(COLORS, Rules.CHOICES))
            .option(Option.flag(BLOCK))
            .alwaysRated();

    /** Robots play on at random, preferring pieces that gain something. */
    private static final RobotPlan ROBOTS =
            RobotPlan.playouts().looking(2_000, 16_000, 100_000, 350_000).laterMoves(200);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Phrase seatName(Setup setup, Seat seat) {
        return Rules.of(this, setup).target(seat).phrase();
    }

    @Override
    public Optional<Strategy> strategy() {
        return Optional.of(ROBOTS.of(
                log -> ((KromaPosition) log.get(log.size() - 1)).board().simulation()));
    }

    @Override
    public Act<Position> start(Setup setup) {
        Rules rules = Rules.of(this, setup);
        if (rules.targets().size() != setup.seats()) {
            return Act.refused(KromaRefusal.TARGETS_FOR_SEATS.of(
                    setup.text(COLORS).orElseThrow(), rules.targets().size(), setup.seats()));
        }
        return Act.done(KromaPosition.start(PiecePlay.start(rules, Grid.of(setup.number(SIDE)), List.of())));
    }
}
