package pbem.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import pbem.engine.Engine;
import pbem.engine.Level;
import pbem.engine.Question;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.picture.Diagram;
import pbem.testkit.EveryRefusal;
import pbem.testkit.ExampleContract;
import pbem.testkit.GameContract;
import pbem.testkit.LessonContract;
import pbem.testkit.PlayOut;
import pbem.testkit.PlayableContract;
import pbem.testkit.Table;

/** The rules of backgammon. A board is written as the men of each seat on its own count of points: "8:3 6:5". */
class BackgammonTest implements GameContract, ExampleContract, LessonContract, PlayableContract {

    private static final Pattern RUN = Pattern.compile("(\\d+) (?:on (\\d+)|on the (bar)|borne (off))");

    @Override
    public Game game() {
        return new Backgammon();
    }

    @Override
    public List<String> tables() {
        return List.of("2", "2 -match=3 -nocrawford");
    }

    /** A position amid a game of each table; {@code KitPictureTest} compares boards with golden files. */
    @Override
    public Stream<Diagram> diagrams() {
        return allTables().map(table -> PlayOut.of(game(), table, 1, 40).end().diagram(Viewer.PUBLIC));
    }

    @Override
    public int longest() {
        return 60;
    }

    @Override
    public Map<String, String> filled(Position position) {
        MatchStanding now = ((BackgammonPosition) position).now();
        Map<String, String> filled = new TreeMap<>();
        for (int seat = 0; seat < 2; seat++) {
            for (int place = PointBoard.OFF; place <= PointBoard.BAR; place++) {
                if (now.board().at(seat, place) > 0) {
                    boolean beside = place == PointBoard.OFF || place == PointBoard.BAR;
                    int counted = seat == now.seat() ? place : PointBoard.BAR - place;
                    filled.put(
                            name(seat) + " " + (beside ? RollPlay.name(place) : counted),
                            String.valueOf(now.board().at(seat, place)));
                }
            }
        }
        return filled;
    }

    private String name(int seat) {
        return phrasebook().say(Backgammon.name(seat));
    }

    @Override
    public Map<String, String> heard(List<String> sentences) {
        Map<String, String> heard = new TreeMap<>();
        for (String sentence : sentences) {
            Matcher run = RUN.matcher(sentence);
            while (run.find()) {
                String place = Stream.of(2, 3, 4)
                        .map(run::group)
                        .filter(name -> name != null)
                        .collect(Collectors.joining());
                heard.put(sentence.split(" ")[0].toLowerCase(Locale.ROOT) + " " + place, run.group(1));
            }
        }
        return heard;
    }

    @Override
    public Set<String> cells(Position position) {
        return IntStream.range(0, PointBoard.BAR + 1).mapToObj(RollPlay::name).collect(Collectors.toSet());
    }

    // ---- the rules

    /**
     * @param white the men of white on the points of its own count; men missing of 15 are borne off
     * @param black the men of black on the points of its own count
     */
    private static MatchStanding standing(String white, String black, int seat, int one, int other) {
        byte[] men = new byte[2 * PointBoard.PLACES];
        int place = 0;
        for (String side : List.of(white, black)) {
            int off = PointBoard.MEN;
            for (String run : side.split(" ")) {
                String[] parts = run.replace("bar", "25").split(":");
                men[place + Integer.parseInt(parts[0])] = Byte.parseByte(parts[1]);
                off -= Integer.parseInt(parts[1]);
            }
            men[place] = (byte) off;
            place += PointBoard.PLACES;
        }
        return new MatchStanding(
                MatchStanding.Phase.MEN, new PointBoard(men), seat, new Roll(one, other), 0, Score.of(1, true));
    }

    private static List<String> plays(MatchStanding now) {
        return now.decisions().stream().map(Move::notation).sorted().toList();
    }

    private String read(MatchStanding now, String text) {
        return new PlayReader(now)
                .read(text)
                .match(
                        legal -> legal.move().notation(),
                        refused -> phrasebook().say(refused.refusal().phrase()));
    }

    /** The plays of every roll and the points of whole games are those of another program: see {@code foreign.py}. */
    @Test
    void gamesByLotAreThoseOfAnotherProgram() throws IOException {
        List<String> games;
        try (InputStream in = getClass().getResourceAsStream("foreign.txt")) {
            games = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith("random "))
                    .toList();
        }
        assertThat(games).hasSize(50);
        assertThat(games.stream().filter(line -> !byLot(line.split(" ")[1]).equals(line)))
                .isEmpty();
    }

    private static String byLot(String seed) {
        long state = Long.parseLong(seed);
        CRC32 sum = new CRC32();
        int turns = 0;
        MatchStanding now = new MatchStanding(MatchStanding.Phase.MEN, PointBoard.START, 0, null, 0, Score.of(1, true));
        while (true) {
            state = next(state);
            int one = below(state, 6) + 1;
            state = next(state);
            MatchStanding rolled = new MatchStanding(
                    MatchStanding.Phase.MEN,
                    now.board(),
                    now.seat(),
                    new Roll(one, below(state, 6) + 1),
                    0,
                    now.score());
            Map<String, Decision> plays = new TreeMap<>();
            rolled.decisions()
                    .forEach(play -> plays.put(written(play.after(rolled).board(), rolled.seat()), play));
            sum.update(String.join("\n", plays.keySet()).getBytes(StandardCharsets.US_ASCII));
            turns++;
            now = new MatchStanding(MatchStanding.Phase.MEN, now.board(), 1 - now.seat(), null, 0, now.score());
            if (!plays.isEmpty()) {
                state = next(state);
                now = List.copyOf(plays.values())
                        .get(below(state, plays.size()))
                        .after(rolled);
            }
            if (now.phase() == MatchStanding.Phase.OVER) {
                return String.format("random %s = %d %08x %d %d", seed, turns, sum.getValue(), now.seat(), now.times());
            }
        }
    }

    private static long next(long state) {
        return (state * 1103515245 + 12345) % (1L << 31);
    }

    private static int below(long state, int limit) {
        return (int) ((state >> 16) % limit);
    }

    private static String written(PointBoard board, int seat) {
        StringBuilder text = new StringBuilder();
        for (int side : new int[] {seat, 1 - seat}) {
            text.append(side == seat ? "" : " ");
            for (int place = PointBoard.BAR; place >= PointBoard.OFF; place--) {
                text.append(Integer.toHexString(board.at(side, place)));
            }
        }
        return text.toString();
    }

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
        MatchStanding opening = standing("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5", 0, 3, 1);
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
        MatchStanding sixes = standing("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5", 1, 6, 6);
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
        MatchStanding now = standing("13:1 2:1", "17:1", 0, 5, 3);
        assertThat(plays(now)).contains("13/8*/5", "13/5");
        assertThat(read(now, "13/5")).isEqualTo("13/5");
        assertThat(read(now, "13/5*")).isEqualTo("13/8*/5");
        assertThat(read(now, "13/8/5")).isEqualTo("13/8*/5");
        assertThat(read(now, "13/10/5")).isEqualTo("13/5");
    }

    // ---- refusals

    private static final MatchStanding REFUSING = standing("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5", 0, 5, 1);

    @Test
    void everyReasonIsTried() {
        EveryRefusal.of(BackgammonRefusal.class).hasItsTestIn(getClass());
        EveryRefusal.of(BackgammonRefusal.class).hasItsTextsIn(Backgammon.class, "# Refusals", "# The board");
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
        assertThat(read(REFUSING, "nice roll")).startsWith("\"nice roll\" is not written like a move.");
        assertThat(read(REFUSING, "8/5 6")).startsWith("\"8/5 6\" is not written like a move.");
    }

    @Test
    void notAPoint() {
        assertThat(phrasebook()
                        .say(start("2")
                                .words(Viewer.PUBLIC)
                                .look("e5")
                                .match(
                                        seen -> seen.words().get(0),
                                        missing -> missing.refusal().phrase())))
                .startsWith("\"e5\" is not the name of a point.");
    }

    @Test
    void noMatch() {
        assertThat(read(REFUSING, "resign gammon"))
                .isEqualTo("\"resign gammon\" gives up one game of a match. This board is a single game, which the line"
                        + " \"resign\" gives up.");
    }

    @Test
    void notNow() {
        assertThat(read(REFUSING, "double")).startsWith("You cannot play double now. You can write for example 24/23");
        assertThat(read(asked(Score.of(3, true)), "8/5 6/5"))
                .isEqualTo("You cannot play 8/5 6/5 now. You can write for example roll and double.");
    }

    @Test
    void noMan() {
        assertThat(read(REFUSING, "10/5 6/5")).isEqualTo("You have no man on 10.");
    }

    @Test
    void barFirst() {
        assertThat(read(standing("bar:1 8:2", "4:1", 0, 6, 5), "8/2 8/3"))
                .startsWith("You have a man on the bar, which must come in before another one moves.");
    }

    @Test
    void notRolled() {
        assertThat(read(REFUSING, "8/5 6/5")).startsWith("A man cannot go from 8 to 5 with 5-1. You can play");
    }

    @Test
    void blocked() {
        assertThat(read(REFUSING, "24/19 6/5"))
                .isEqualTo("A man cannot go to 19: 5 men of the other player are there.");
    }

    @Test
    void notOff() {
        assertThat(read(REFUSING, "6/off")).startsWith("No man can be borne off like that now.");
    }

    @Test
    void incomplete() {
        assertThat(read(REFUSING, "13/8")).startsWith("That is not a whole move with 5-1: you must use as many dice");
    }

    @Test
    void several() {
        assertThat(read(standing("13:1 2:1", "17:1 14:1", 0, 5, 2), "13/6"))
                .isEqualTo("That can be done in several ways: 13/8*/6 and 13/11*/6. Write one of them.");
    }

    // ---- the match

    private static MatchStanding asked(Score score) {
        return new MatchStanding(MatchStanding.Phase.CUBE, PointBoard.START, 0, null, 0, score);
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

    private static MatchStanding over(String white, String black) {
        MatchStanding last = standing(white, black, 0, 2, 1);
        return last.decisions().get(0).after(last);
    }

    @Test
    void aPlayerWhoTakesOwnsTheCubeAndPlaysForTwice() {
        MatchStanding doubled = Word.TAKE.after(Word.DOUBLE.after(asked(Score.of(5, true))));
        assertThat(doubled.seat()).isZero();
        assertThat(doubled.score().cube()).isEqualTo(2);
        assertThat(doubled.score().mayDouble(1)).isTrue();
        assertThat(doubled.score().mayDouble(0)).isFalse();
    }

    @Test
    void aPlayerWhoDropsLosesTheValueOfTheGame() {
        Score score = Word.DROP
                .after(Word.DOUBLE.after(asked(Score.of(5, true).doubled(0))))
                .score();
        assertThat(score).isEqualTo(new Score(5, true, 2, 0, 1, MatchStanding.NOBODY, false));
    }

    @Test
    void aGameOfAMatchIsGivenUpForTheStakeThatTheOpponentAccepts() {
        Position asked = start("2 -match=5")
                .play(start("2 -match=5").read("Resign Gammon").move());
        Seat loser = start("2 -match=5").toMove().get(0);
        assertThat(asked.toMove()).isNotEqualTo(List.of(loser));
        assertThat(asked.moves().stream().map(Move::notation)).containsExactly("accept", "resume");
        assertThat(asked.happenings().stream().map(phrasebook()::say))
                .singleElement()
                .asString()
                .endsWith(" offers to lose this game as a gammon.");
        Position won = asked.play(asked.read("accept").move());
        Score score = ((BackgammonPosition) won).now().score();
        assertThat(score.of(1 - loser.index())).isEqualTo(2);
        Position resumed = asked.play(asked.read("resume").move());
        assertThat(resumed.toMove()).containsExactly(loser);
        assertThat(resumed.moves()).isEqualTo(start("2 -match=5").moves());
        assertThat(said(resumed, "resign single")).startsWith("You cannot play resign single now.");
        Score all = ((BackgammonPosition)
                        resumed.play(resumed.read("resign backgammon").move()))
                .now()
                .score();
        assertThat(all.of(1 - loser.index())).isEqualTo(3);
    }

    private String said(Position at, String typed) {
        return at.read(typed)
                .match(
                        legal -> legal.move().notation(),
                        refused -> phrasebook().say(refused.refusal().phrase()));
    }

    @Test
    void aLoserWhoHasBorneOffLosesOnePointUnaskedAndASingleGameHasNothingToGiveUp() {
        MatchStanding borne = standing("6:14", "6:15", 0, 2, 1);
        assertThat(borne.mayGive(1)).isFalse();
        MatchStanding ofAMatch =
                new MatchStanding(MatchStanding.Phase.MEN, borne.board(), 0, borne.roll(), 0, Score.of(5, true));
        assertThat(ofAMatch.mayGive(2)).isFalse();
        assertThat(Word.SINGLE.after(ofAMatch).score().black()).isEqualTo(1);
    }

    @Test
    void aProgramAcceptsUnlessItCouldWinAGammon() {
        assertThat(accepts(standing("24:15", "6:5", 0, 2, 1).board())).isFalse();
        assertThat(accepts(standing("6:15", "6:15", 0, 2, 1).board())).isTrue();
    }

    private static boolean accepts(PointBoard board) {
        MatchStanding asked =
                new MatchStanding(MatchStanding.Phase.MEN, board, 0, new Roll(2, 1), 0, Score.of(5, true)).giving(1);
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
        while (((BackgammonPosition) next).now().score().white()
                        + ((BackgammonPosition) next).now().score().black()
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

    /** Another program computed these dice from the words of the help page alone. */
    @Test
    void theDiceAreThoseThatTheHelpPageSays() {
        assertThat(IntStream.range(0, 12).mapToObj(Roll.from(Seed.ofHex("000102030405060708090a0b0c0d0e0f"))))
                .extracting(roll -> roll.first() + "-" + roll.second())
                .containsExactly("4-1", "1-5", "1-3", "6-2", "5-6", "6-4", "3-1", "1-2", "6-3", "5-1", "5-4", "5-1");
    }

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
                .filter(start -> ((BackgammonPosition) start).now().roll().equals(new Roll(4, 2)))
                .map(start -> Engine.choose(
                                Question.of(List.of(start), new Level(4), 3).looking(2_000))
                        .orElseThrow())
                .map(advice -> List.of(advice.move().notation(), String.valueOf(advice.chance())))
                .toList();
        assertThat(advised).hasSizeGreaterThan(2);
        assertThat(advised.stream().distinct()).hasSize(1);
    }
}
