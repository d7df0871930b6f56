package pbem.games.narde;

import java.util.Optional;
import pbem.game.Family;
import pbem.game.Refusal;
import pbem.game.Setup;
import pbem.kit.Card;
import pbem.kit.RobotPlan;
import pbem.kit.race.RaceBoard;
import pbem.kit.race.RaceGame;
import pbem.kit.race.RaceStanding;
import pbem.kit.race.Roll;
import pbem.kit.race.RollPlay;
import pbem.kit.race.Track;
import pbem.phrase.Phrase;

/** Long Narde: a race of 15 men each in the same direction, without hits; a game or a match. */
public record Narde() implements RaceGame {

    /** The point on which all men of a seat begin. */
    static final int HEAD = 24;

    private static final int BARRED = 6; // no die is larger, so no man passes so many points

    static final RaceBoard START = RaceBoard.both(new Track(false, 1), HEAD, RaceBoard.MEN);

    private static final Refusal HEAD_AGAIN = NardeRefusal.HEAD.of();
    private static final Refusal WALLED = NardeRefusal.WALL.of();

    private static final Card CARD = Card.of("narde", "Long Narde", "24/20 13/12")
            .alias("nardy", "nardi")
            .in(Family.CHANCE)
            .option(MATCH)
            .alwaysRated();

    /** The weaker its level, the fewer of its own plays a robot examines; only the strongest examines the answers. */
    private static final RobotPlan ROBOTS = RobotPlan.expectation().looking(1, 3, 14, 20_000);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public RobotPlan robots() {
        return ROBOTS;
    }

    @Override
    public RaceBoard opening() {
        return START;
    }

    @Override
    public NardeScore score(Setup setup) {
        return new NardeScore(RaceGame.length(setup), 0, 0, 0);
    }

    /** 2 if the loser has borne off nothing. */
    @Override
    public int times(RaceBoard board, int winner) {
        return board.at(1 - winner, RaceBoard.OFF) > 0 ? 1 : 2;
    }

    @Override
    public Phrase won(int times) {
        return Phrase.of("narde.won", times);
    }

    @Override
    public Optional<Refusal> objection(RaceBoard before, int seat, Roll roll, RollPlay turn) {
        long heads = turn.steps().stream().filter(step -> step.from() == HEAD).count();
        return heads > (isDoubled(before, seat, roll) ? 2 : 1)
                ? Optional.of(HEAD_AGAIN)
                : isWalled(turn.board(), 1 - seat) ? Optional.of(WALLED) : Optional.empty();
    }

    /** Whether it is a first turn with a double by which one man alone would soon meet the other player's head. */
    private static boolean isDoubled(RaceBoard before, int seat, Roll roll) {
        boolean meets = roll.first() == 3 || roll.first() == 4 || roll.first() == 6;
        return roll.isDouble() && meets && before.at(seat, HEAD) == RaceBoard.MEN;
    }

    /** Whether six points in a row are barred before the foremost man of a seat. */
    private static boolean isWalled(RaceBoard board, int seat) {
        int foremost = front(board, seat);
        int row = 0;
        for (int point = 1; point < foremost; point++) {
            row = board.facing(seat, point) > 0 ? row + 1 : 0;
            if (row == BARRED) {
                return true;
            }
        }
        return false;
    }

    static int front(RaceBoard board, int seat) {
        int place = RaceBoard.OFF;
        while (board.at(seat, place) == 0) {
            place++;
        }
        return place;
    }

    @Override
    public int value(RaceStanding now, int seat) {
        return new NardeWorth(now).value(seat);
    }
}
