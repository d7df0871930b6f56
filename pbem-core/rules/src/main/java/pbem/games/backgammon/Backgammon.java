package pbem.games.backgammon;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import pbem.game.Family;
import pbem.game.Option;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Start;
import pbem.game.Strategy;
import pbem.kit.Card;
import pbem.kit.CardGame;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.phrase.Phrase;

/** Backgammon: a race of 15 men each by two dice; a game, or a match with the cube. */
public record Backgammon() implements CardGame {

    static final String MATCH = "match";
    static final String NO_CRAWFORD = "nocrawford";

    private static final int LONGEST = 25;
    private static final int LOTS = 20;

    private static final Card CARD = Card.of("backgammon", "Backgammon", "8/5 6/5")
            .in(Family.CHANCE)
            .option(Option.number(MATCH, 1, LONGEST))
            .option(Option.flag(NO_CRAWFORD))
            .words("accept")
            .alwaysRated();

    /**
     * The weaker its level, the fewer of its own plays a robot examines; only the strongest level examines the answers.
     */
    private static final RobotPlan ROBOTS = RobotPlan.expectation().looking(2, 3, 9, 20_000);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public boolean hasChance() {
        return true;
    }

    /** The first rolls of a board, one phrase per line of rolls. */
    @Override
    public List<Phrase> lots(Setup setup) {
        IntFunction<Roll> rolls = Roll.from(setup.seed());
        return IntStream.range(0, LOTS)
                .mapToObj(line -> Phrase.of(
                        "backgammon.lots",
                        line * LOTS + 1,
                        (line + 1) * LOTS,
                        IntStream.range(line * LOTS, (line + 1) * LOTS)
                                .mapToObj(rolls)
                                .map(roll -> roll.first() + "-" + roll.second())
                                .collect(Collectors.joining(" "))))
                .toList();
    }

    @Override
    public Phrase seatName(Setup setup, Seat seat) {
        return name(seat.index());
    }

    static Phrase name(int seat) {
        return (seat == 0 ? SeatColour.WHITE : SeatColour.BLACK).phrase();
    }

    /** Future dice are random: a robot does not know the seed of the board. */
    @Override
    public Optional<Strategy> strategy() {
        return Optional.of(ROBOTS.guessing((log, viewer) ->
                seed -> new DiceSimulation(((BackgammonPosition) log.get(log.size() - 1)).now(), seed)));
    }

    @Override
    public Start start(Setup setup) {
        return Start.ready(BackgammonPosition.start(this, setup));
    }
}
