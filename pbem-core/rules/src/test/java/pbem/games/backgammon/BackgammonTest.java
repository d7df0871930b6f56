package pbem.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.kit.CardGame;
import pbem.kit.race.RaceBoard;
import pbem.kit.race.RacePosition;
import pbem.kit.race.RaceRefusal;
import pbem.kit.race.RaceScore;
import pbem.kit.race.RaceStanding;
import pbem.kit.race.Roll;
import pbem.testkit.EveryRefusal;
import pbem.testkit.RaceContract;
import pbem.testkit.Table;

/** The rules of backgammon. A board is written as the men of each seat on its own count of points: "8:3 6:5". */
class BackgammonTest implements RaceContract {

    @Override
    public Backgammon game() {
        return new Backgammon();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -match=3 -nocrawford");
    }

    @Override
    public Score ahead() {
        return new Score(9, true, 6, 0, 1, 1, RaceStanding.NOBODY, false);
    }

    // ---- the rules

    @Test
    void bothDiceMustBeUsedIfTheyCan() {
        assertThat(plays(standing("13:1 8:1", "18:2 23:2", 0, 6, 5))).containsExactly("13/8", "8/3");
        assertThat(plays(standing("13:1", "23:2", 0, 6, 3))).containsExactly("13/4");
    }

    @Test
    void theLargerOfTwoExclusiveDiceIsUsed() {
        assertThat(plays(standing("13:1", "23:2", 0, 6, 5))).containsExactly("13/7");
    }

    @Test
    void menComeInFirst() {
        assertThat(plays(standing("bar:1 8:2", "6:2 5:1", 0, 6, 5))).containsExactly("bar/20* 8/2", "bar/20*/14");
        assertThat(plays(standing("bar:2 6:2", "6:2", 0, 6, 5))).containsExactly("bar/20");
        assertThat(plays(standing("bar:1 6:2", "6:2 5:2", 0, 6, 5))).isEmpty();
    }

    @Test
    void aDieThatIsTooLargeBearsOffTheRearmostMan() {
        assertThat(plays(standing("4:1 2:2", "1:1", 0, 6, 5))).containsExactly("4/off 2/off");
        assertThat(plays(standing("8:1 2:2", "1:1", 0, 6, 5))).containsExactly("8/off");
        assertThat(plays(standing("5:1 4:1", "1:1", 0, 3, 3))).containsExactly("5/off 4/off");
    }

    @Test
    void aMoveIsUnderstoodHoweverItIsTyped() {
        RaceStanding opening = standing("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5", 0, 3, 1);
        for (String typed : List.of(
                "8/5 6/5",
                "6/5 8/5",
                "8-5 6-5",
                "8/5,6/5",
                "8 5 6 5",
                "3-1: 8/5 6/5",
                "31: 8/5, 6/5.",
                "8>5 and 6>5")) {
            assertThat(read(opening, typed)).isEqualTo("8/5 6/5");
        }
        for (String typed : List.of("13/9", "13/10/9", "13/10 10/9", "10/9 13/10")) {
            assertThat(read(opening, typed)).isEqualTo("13/9");
        }
        RaceStanding sixes = standing("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5", 1, 6, 6);
        for (String typed :
                List.of("24/18(2) 13/7(2)", "13/7 24/18 13/7 24/18", "13/7x2 24/18x2", "24-18 (2), 13-7 (2)")) {
            assertThat(read(sixes, typed)).isEqualTo("24/18(2) 13/7(2)");
        }
        assertThat(read(standing("bar:1 2:1", "4:1", 0, 4, 2), "25/21* 21/19")).isEqualTo("bar/21*/19");
        assertThat(read(standing("2:2", "4:1", 0, 4, 2), "2/o 2/out")).isEqualTo("2/off(2)");
    }

    /** A way that hits and a way that does not are two plays, which a star distinguishes. */
    @Test
    void theStarTellsWhichWayAManWent() {
        RaceStanding now = standing("13:1 2:1", "17:1", 0, 5, 3);
        assertThat(plays(now)).contains("13/8*/5", "13/5");
        assertThat(read(now, "13/5")).isEqualTo("13/5");
        assertThat(read(now, "13/5*")).isEqualTo("13/8*/5");
        assertThat(read(now, "13/8/5")).isEqualTo("13/8*/5");
        assertThat(read(now, "13/10/5")).isEqualTo("13/5");
    }

    // ---- refusals

    private final RaceStanding refusing = standing("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5", 0, 5, 1);

    @Test
    void everyReasonIsTried() {
        EveryRefusal.of(BackgammonRefusal.class).hasItsTestIn(getClass());
        EveryRefusal.of(BackgammonRefusal.class).hasItsTextsIn(Backgammon.class, "# Refusals", "# The board");
        EveryRefusal.of(RaceRefusal.class).hasItsTestIn(getClass());
        EveryRefusal.of(RaceRefusal.class).hasItsTextsIn(CardGame.class, "# Refusals of race games", "# Race games");
    }

    @Test
    void over() {
        Position start = start("2");
        assertThat(phrasebook()
                        .say(start.leave(new Seat(1)).read("8/5 6/5").refusal().phrase()))
                .isEqualTo("The game is over, so there is nothing left to move.");
    }

    @Test
    void unreadable() {
        assertThat(read(refusing, "nice roll")).startsWith("\"nice roll\" is not written like a move.");
        assertThat(read(refusing, "8/5 6")).startsWith("\"8/5 6\" is not written like a move.");
    }

    @Test
    void notAPoint() {
        assertThat(phrasebook()
                        .say(start("2")
                                .words(Viewer.PUBLIC)
                                .look("e5")
                                .match(seen -> seen.get(0), missing -> missing.phrase())))
                .startsWith("\"e5\" is not the name of a point.");
    }

    @Test
    void noMatch() {
        assertThat(read(refusing, "resign gammon"))
                .isEqualTo("\"resign gammon\" gives up one game of a match. This board is a single game, which the line"
                        + " \"resign\" gives up.");
    }

    @Test
    void notNow() {
        assertThat(read(refusing, "double")).startsWith("You cannot play double now. You can write for example 24/23");
        assertThat(read(asked(Score.of(3, true)), "8/5 6/5"))
                .isEqualTo("You cannot play 8/5 6/5 now. You can write for example roll and double.");
    }

    @Test
    void noMan() {
        assertThat(read(refusing, "10/5 6/5")).isEqualTo("You have no man on 10.");
    }

    @Test
    void barFirst() {
        assertThat(read(standing("bar:1 8:2", "4:1", 0, 6, 5), "8/2 8/3"))
                .startsWith("You have a man on the bar, which must come in before another one moves.");
    }

    @Test
    void notRolled() {
        assertThat(read(refusing, "8/5 6/5")).startsWith("A man cannot go from 8 to 5 with 5-1. You can play");
    }

    @Test
    void blocked() {
        assertThat(read(refusing, "24/19 6/5"))
                .isEqualTo("A man cannot go to 19: 5 men of the other player are there.");
    }

    @Test
    void notOff() {
        assertThat(read(refusing, "6/off")).startsWith("No man can be borne off like that now.");
    }

    @Test
    void incomplete() {
        assertThat(read(refusing, "13/8")).startsWith("That is not a whole move with 5-1: you must use as many dice");
    }

    @Test
    void several() {
        assertThat(read(standing("13:1 2:1", "17:1 14:1", 0, 5, 2), "13/6"))
                .isEqualTo("That can be done in several ways: 13/8*/6 and 13/11*/6. Write one of them.");
    }

    // ---- the match

    private RaceStanding asked(Score score) {
        return standing(RaceStanding.Phase.WORD, Backgammon.START, 0, null, score);
    }

    private Position start(String table) {
        return Table.of(table).start(game(), 1);
    }

    @Test
    void aGammonCountsTwiceAndABackgammonThreeTimes() {
        assertThat(over("1:1", "6:14").times()).isEqualTo(1);
        assertThat(over("1:1", "6:15").times()).isEqualTo(2);
        assertThat(over("1:1", "6:14 18:1").times()).isEqualTo(2);
        assertThat(over("1:1", "6:14 19:1").times()).isEqualTo(3);
        assertThat(over("1:1", "6:14 bar:1").times()).isEqualTo(3);
    }

    @Test
    void aPlayerWhoTakesOwnsTheCubeAndPlaysForTwice() {
        RaceStanding doubled = Word.TAKE.after(Word.DOUBLE.after(asked(Score.of(5, true))));
        assertThat(doubled.seat()).isZero();
        assertThat(Backgammon.cube(doubled).cube()).isEqualTo(2);
        assertThat(Backgammon.cube(doubled).mayDouble(1)).isTrue();
        assertThat(Backgammon.cube(doubled).mayDouble(0)).isFalse();
    }

    @Test
    void aPlayerWhoDropsLosesTheValueOfTheGame() {
        RaceScore score = Word.DROP
                .after(Word.DOUBLE.after(asked(Score.of(5, true).doubled(0))))
                .score();
        assertThat(score).isEqualTo(new Score(5, true, 2, 0, 2, 1, RaceStanding.NOBODY, false));
    }

    /** At any score a player who would win one game in four takes. */
    @Test
    void aProgramTakesADoubleUnlessItsBoardIsTooBad() {
        for (int lead : List.of(-3, 0, 3)) {
            Score score = new Score(
                    15, true, 5 + Math.max(0, lead), 5 + Math.max(0, -lead), 1, 1, RaceStanding.NOBODY, false);
            assertThat(takes(score, "6:2 5:2 4:1", "6:2 5:2 4:1")).isTrue();
            assertThat(takes(score, "6:5 5:5 4:5", "3:1 2:1")).isFalse();
        }
    }

    private boolean takes(Score score, String own, String other) {
        RaceBoard board = standing(own, other, 0, 2, 1).board();
        RaceStanding asked = Word.DOUBLE.after(standing(RaceStanding.Phase.WORD, board, 1, null, score));
        return game().value(Word.TAKE.after(asked), 0) > game().value(Word.DROP.after(asked), 0);
    }

    @Test
    void aGameOfAMatchIsGivenUpForTheStakeThatTheOpponentAccepts() {
        Position asked = start("2 -match=5")
                .play(start("2 -match=5").read("Resign Gammon").now());
        Seat loser = start("2 -match=5").toMove().get(0);
        assertThat(asked.toMove()).isNotEqualTo(List.of(loser));
        assertThat(asked.moves().stream().map(Move::notation)).containsExactly("accept", "resume");
        assertThat(asked.happenings().stream().map(phrasebook()::say))
                .singleElement()
                .asString()
                .endsWith(" offers to lose this game as a gammon.");
        Position won = asked.play(asked.read("accept").now());
        RaceScore score = ((RacePosition) won).now().score();
        assertThat(score.of(1 - loser.index())).isEqualTo(2);
        Position resumed = asked.play(asked.read("resume").now());
        assertThat(resumed.toMove()).containsExactly(loser);
        assertThat(resumed.moves()).isEqualTo(start("2 -match=5").moves());
        assertThat(said(resumed, "resign single")).startsWith("You cannot play resign single now.");
        RaceScore all = ((RacePosition)
                        resumed.play(resumed.read("resign backgammon").now()))
                .now()
                .score();
        assertThat(all.of(1 - loser.index())).isEqualTo(3);
    }

    private String said(Position at, String typed) {
        return at.read(typed)
                .match(legal -> legal.notation(), refused -> phrasebook().say(refused.phrase()));
    }

    @Test
    void theNumberOfAMoveIsNoPoint() {
        Position rolled = start("2");
        String play = rolled.moves().get(0).notation();
        for (String number : List.of("24.", "13...", "6. ")) {
            assertThat(said(rolled, number + play)).isEqualTo(play);
        }
    }

    @Test
    void aDoubleIsAnsweredAsPeopleWriteIt() {
        Position rolled = start("2 -match=5");
        Position next = rolled.play(rolled.moves().get(0));
        Position asked = next.play(next.read("Redouble").now());
        assertThat(said(asked, "Accept!")).isEqualTo("take");
        assertThat(said(asked, "taken")).isEqualTo("take");
        assertThat(said(asked, "Pass.")).isEqualTo("drop");
    }

    @Test
    void aLoserWhoHasBorneOffLosesOnePointUnaskedAndASingleGameHasNothingToGiveUp() {
        RaceStanding borne = standing("6:14", "6:15", 0, 2, 1);
        assertThat(Word.SINGLE.isAllowed(borne)).isFalse();
        RaceStanding ofAMatch = standing(RaceStanding.Phase.MEN, borne.board(), 0, borne.roll(), Score.of(5, true));
        assertThat(Word.GAMMON.isAllowed(ofAMatch)).isFalse();
        assertThat(Word.SINGLE.after(ofAMatch).score().black()).isEqualTo(1);
    }

    @Test
    void aProgramAcceptsUnlessItCouldWinAGammon() {
        assertThat(accepts(standing("24:15", "6:5", 0, 2, 1).board())).isFalse();
        assertThat(accepts(standing("6:15", "6:15", 0, 2, 1).board())).isTrue();
    }

    private boolean accepts(RaceBoard board) {
        RaceStanding asked =
                Word.SINGLE.after(standing(RaceStanding.Phase.MEN, board, 0, new Roll(2, 1), Score.of(5, true)));
        return new Equity(Word.ACCEPT.after(asked)).value(1) > new Equity(asked.resumed()).value(1);
    }

    @Test
    void aPlayerWhoWinsTheMatchWithThisGameHasNothingToDouble() {
        Score score = Score.of(5, false).won(0, 4);
        assertThat(score.mayDouble(0)).isFalse();
        assertThat(score.mayDouble(1)).isTrue();
    }

    @Test
    void theFirstGameAtOnePointLessHasNoCube() {
        Score crawford = Score.of(3, true).won(0, 2);
        assertThat(crawford.without()).isTrue();
        assertThat(crawford.won(1, 1).without()).isFalse();
        assertThat(Score.of(3, false).won(0, 2).without()).isFalse();
    }

    @Test
    void everyGameOfAMatchIsBegunByARollOfItsOwn() {
        Position next = start("2 -match=3");
        while (((RacePosition) next).now().score().white()
                        + ((RacePosition) next).now().score().black()
                == 0) {
            List<? extends Move> moves = next.moves();
            next = next.play(moves.get(moves.size() - 1)); // double, and drop
        }
        assertThat(next.happenings().stream().map(phrasebook()::say))
                .anyMatch(told -> told.endsWith("won the game: one point. White has 1 now and black 0.")
                        || told.endsWith("won the game: one point. White has 0 now and black 1."))
                .last()
                .asString()
                .matches("White rolled . and black .: (white|black) begins\\.");
        assertThat(next.undoable()).isFalse();
    }

    // ---- the dice

    @Test
    void aPlayerWhoMayRollOrDoubleHasNotSeenTheDice() {
        Position rolled = start("2 -match=3").play(start("2 -match=3").moves().get(0));
        assertThat(rolled.moves()).extracting(Move::notation).containsExactly("roll", "double");
        assertThat(rolled.undoable()).isTrue();
        assertThat(rolled.play(rolled.moves().get(0)).undoable()).isFalse();
        assertThat(rolled.play(rolled.moves().get(1)).undoable()).isTrue();
    }

    /** A program gives the same advice on two boards that differ only in dice to come. */
    @Test
    void aProgramDoesNotKnowTheDiceToCome() {
        List<List<String>> advised = IntStream.range(1, 400)
                .mapToObj(seed -> Table.of("2").start(game(), seed))
                .filter(start -> start.toMove().contains(new Seat(1)))
                .filter(start -> ((RacePosition) start).now().roll().equals(new Roll(4, 2)))
                .map(start -> Engine.choose(
                                Question.of(List.of(start), new Level(4), 3).looking(2_000))
                        .orElseThrow())
                .map(advice -> List.of(advice.move().notation(), String.valueOf(advice.chance())))
                .toList();
        assertThat(advised).hasSizeGreaterThan(2);
        assertThat(advised.stream().distinct()).hasSize(1);
    }
}
