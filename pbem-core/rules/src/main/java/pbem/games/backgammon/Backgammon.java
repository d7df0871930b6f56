package pbem.games.backgammon;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Family;
import pbem.game.Move;
import pbem.game.Option;
import pbem.game.Setup;
import pbem.kit.Card;
import pbem.kit.RobotPlan;
import pbem.kit.race.RaceBoard;
import pbem.kit.race.RaceDrawing;
import pbem.kit.race.RaceGame;
import pbem.kit.race.RacePosition;
import pbem.kit.race.RaceReader;
import pbem.kit.race.RaceStanding;
import pbem.kit.race.Track;
import pbem.phrase.Phrase;
import pbem.picture.Item;
import pbem.picture.Palette;

/** Backgammon: a race of 15 men each by two dice; a game, or a match with the cube. */
public record Backgammon() implements RaceGame {

    static final String NO_CRAWFORD = "nocrawford";
    static final RaceBoard START = RaceBoard.both(new Track(true, 2), 24, 2, 13, 5, 8, 3, 6, 5);

    private static final Card CARD = Card.of("backgammon", "Backgammon", "8/5 6/5")
            .in(Family.CHANCE)
            .option(MATCH)
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
    public RobotPlan robots() {
        return ROBOTS;
    }

    @Override
    public RaceBoard opening() {
        return START;
    }

    @Override
    public Score score(Setup setup) {
        return Score.of(RaceGame.length(setup), !setup.has(NO_CRAWFORD));
    }

    /** 1 for a plain win, 2 for a gammon, 3 for a backgammon. */
    @Override
    public int times(RaceBoard board, int winner) {
        int loser = 1 - winner;
        return board.at(loser, RaceBoard.OFF) > 0 ? 1 : board.rear(loser) <= RaceBoard.BAR - RaceBoard.HOME - 1 ? 2 : 3;
    }

    @Override
    public Phrase won(int times) {
        return Phrase.of("backgammon.won", times);
    }

    @Override
    public int value(RaceStanding now, int seat) {
        return new Equity(now).value(seat);
    }

    @Override
    public List<Word> words(RaceStanding now) {
        if (now.phase() == RaceStanding.Phase.ANSWER) {
            return now.said() == Word.DOUBLE ? List.of(Word.TAKE, Word.DROP) : List.of(Word.ACCEPT, Word.RESUME);
        }
        boolean asked = now.phase() == RaceStanding.Phase.WORD && cube(now).mayDouble(now.seat());
        return asked ? List.of(Word.ROLL, Word.DOUBLE) : List.of();
    }

    static Score cube(RaceStanding now) {
        return (Score) now.score();
    }

    @Override
    public Optional<Act<Move>> word(RaceStanding now, String tidy) {
        return Stream.of(Word.values())
                .filter(word -> word.isWritten(tidy))
                .max(Comparator.comparing(word -> word.isAllowed(now))) // one word answers a double and a resignation
                .map(word -> word.isAllowed(now) ? Act.done(word) : notNow(now, word));
    }

    private static Act<Move> notNow(RaceStanding now, Word word) {
        return word.given() > 0 && now.score().length() == 1
                ? Act.refused(BackgammonRefusal.NO_MATCH.of(word.notation()))
                : RaceReader.notNow(now, word.notation());
    }

    @Override
    public Phrase turning(RaceStanding now) {
        Phrase name = RaceGame.name(now.seat());
        if (now.phase() == RaceStanding.Phase.WORD) {
            return Phrase.of("backgammon.to-roll", name);
        }
        if (now.phase() != RaceStanding.Phase.ANSWER) {
            return RaceGame.super.turning(now);
        }
        return now.said() == Word.DOUBLE
                ? Phrase.of("backgammon.to-take", name, 2 * cube(now).cube())
                : Phrase.of("backgammon.to-answer", name, RaceGame.name(1 - now.seat()), Word.given(now));
    }

    @Override
    public List<Phrase> told(RacePosition.LastDecision last, RaceStanding now) {
        List<Phrase> told = new ArrayList<>();
        Phrase mover = RaceGame.name(last.before().seat());
        if (now.phase() == RaceStanding.Phase.ANSWER) {
            told.add(
                    now.said() == Word.DOUBLE
                            ? Phrase.of(
                                    "backgammon.doubled", mover, 2 * cube(now).cube())
                            : Phrase.of("backgammon.gives", mover, Word.given(now)));
        }
        boolean ended = !now.score().equals(last.before().score()) && cube(now).without();
        if (ended && now.phase() != RaceStanding.Phase.OVER) {
            told.add(Phrase.of("backgammon.crawford"));
        }
        return told;
    }

    @Override
    public List<Phrase> facts(RaceStanding now) {
        Score score = cube(now);
        return List.of(
                score.without()
                        ? Phrase.of("backgammon.no-cube")
                        : score.owner() == RaceStanding.NOBODY
                                ? Phrase.of("backgammon.cube", score.cube())
                                : Phrase.of("backgammon.cube-of", score.cube(), RaceGame.name(score.owner())));
    }

    @Override
    public List<Item> items(RaceStanding now) {
        Score score = cube(now);
        return score.without()
                ? List.of()
                : List.of(RaceDrawing.square(String.valueOf(score.cube()), Palette.YELLOW, score.owner()));
    }
}
