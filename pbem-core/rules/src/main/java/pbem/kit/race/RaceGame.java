package pbem.kit.race;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.game.Strategy;
import pbem.kit.CardGame;
import pbem.kit.RobotPlan;
import pbem.kit.SeatColour;
import pbem.phrase.Phrase;
import pbem.picture.Item;

/** What is peculiar to a race game. */
public interface RaceGame extends CardGame {

    /** The points of a match; without it, a single game is played. */
    Option MATCH = Option.number("match", 1, 25);

    /** The number of lines in {@link #lots} and of rolls in each. */
    int LOTS = 20;

    /** The board on which every game of a match begins. */
    RaceBoard opening();

    /** The score with which a match begins. */
    RaceScore score(Setup setup);

    /** What a win with this board counts. */
    int times(RaceBoard board, int winner);

    /** The reason for a win, as a clause after "alice won:". */
    Phrase won(int times);

    RobotPlan robots();

    /** See {@link pbem.game.Simulation#value}. */
    int value(RaceStanding now, int seat);

    /** Why a turn must not be this one, besides the dice and the men in the way; it may still be a part of another turn. */
    default Optional<Refusal> objection(RaceBoard before, int seat, Roll roll, RollPlay turn) {
        return Optional.empty();
    }

    /** The words that the seat on turn may say, before its dice or as an answer; without any the dice are thrown at once. */
    default List<? extends RaceDecision> words(RaceStanding now) {
        return List.of();
    }

    /** The answer to a text that is a word, whether or not it may be said now. */
    default Optional<Act<Move>> word(RaceStanding now, String tidy) {
        return Optional.empty();
    }

    /** What the player on turn is to do. */
    default Phrase turning(RaceStanding now) {
        return Phrase.of("kit.race-to-move", name(now.seat()), now.roll().toString());
    }

    /** What a decision led to, besides hits and the score. */
    default List<Phrase> told(RacePosition.LastDecision last, RaceStanding now) {
        return List.of();
    }

    /** What there is to say about a match besides its score. */
    default List<Phrase> facts(RaceStanding now) {
        return List.of();
    }

    /** What is drawn besides men and dice. */
    default List<Item> items(RaceStanding now) {
        return List.of();
    }

    /** The points that win the match; 1 for a single game. */
    static int length(Setup setup) {
        return setup.number(MATCH.name()).orElse(1);
    }

    static Phrase name(int seat) {
        return (seat == 0 ? SeatColour.WHITE : SeatColour.BLACK).phrase();
    }

    @Override
    default boolean hasChance() {
        return true;
    }

    /** The first rolls of a board, one phrase per line of rolls. */
    @Override
    default List<Phrase> lots(Setup setup) {
        IntFunction<Roll> rolls = Roll.from(setup.seed());
        return IntStream.range(0, LOTS)
                .mapToObj(line -> lots(rolls, line * LOTS))
                .toList();
    }

    private static Phrase lots(IntFunction<Roll> rolls, int from) {
        List<String> line = IntStream.range(from, from + LOTS)
                .mapToObj(rolls)
                .map(roll -> roll.first() + "-" + roll.second())
                .toList();
        return Phrase.of("kit.race-lots", from + 1, from + LOTS, String.join(" ", line));
    }

    @Override
    default Phrase seatName(Setup setup, Seat seat) {
        return name(seat.index());
    }

    /** Future dice are random: a robot does not know the seed of the board. */
    @Override
    default Optional<Strategy> strategy() {
        return Optional.of(robots().guessing((log, viewer) ->
                seed -> new RaceSimulation(((RacePosition) log.get(log.size() - 1)).now(), seed)));
    }

    @Override
    default Act<Position> start(Setup setup) {
        return Act.done(RacePosition.start(this, setup));
    }
}
