package pbem.testkit;

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
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.kit.race.RaceBoard;
import pbem.kit.race.RaceDecision;
import pbem.kit.race.RaceGame;
import pbem.kit.race.RacePosition;
import pbem.kit.race.RaceReader;
import pbem.kit.race.RaceScore;
import pbem.kit.race.RaceStanding;
import pbem.kit.race.Roll;
import pbem.kit.race.RollPlay;
import pbem.picture.Diagram;

/** The contract of every race game. A board is written as the men of each seat on its own count of points: "8:3 6:5". */
public interface RaceContract extends GameContract, ExampleContract, LessonContract, PlayableContract {

    Pattern RUN = Pattern.compile("(\\d+) (?:on (\\d+)|on the (bar)|borne (off))");

    @Override
    RaceGame game();

    /** A position amid a game of each table; {@code KitPictureTest} compares boards with golden files. */
    @Override
    default Stream<Diagram> diagrams() {
        return allTables().map(table -> PlayOut.of(game(), table, 1, 40).end().diagram(Viewer.PUBLIC));
    }

    @Override
    default int longest() {
        return 60;
    }

    @Override
    default Map<String, String> filled(Position position) {
        RaceStanding now = ((RacePosition) position).now();
        Map<String, String> filled = new TreeMap<>();
        for (int seat = 0; seat < 2; seat++) {
            for (int place = RaceBoard.OFF; place <= RaceBoard.BAR; place++) {
                if (now.board().at(seat, place) > 0) {
                    boolean isCounted = seat == now.seat() || place == RaceBoard.OFF || place == RaceBoard.BAR;
                    String name = RollPlay.name(
                            isCounted ? place : now.board().track().across(place));
                    filled.put(
                            phrasebook().say(RaceGame.name(seat)) + " " + name,
                            String.valueOf(now.board().at(seat, place)));
                }
            }
        }
        return filled;
    }

    @Override
    default Map<String, String> heard(List<String> sentences) {
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
    default Set<String> cells(Position position) {
        return IntStream.range(0, game().opening().track().hits() ? RaceBoard.PLACES : RaceBoard.BAR)
                .mapToObj(RollPlay::name)
                .collect(Collectors.toSet());
    }

    /** The score of a single game. */
    default RaceScore single() {
        return ((RacePosition) Table.of("2").start(game(), 1)).now().score();
    }

    default RaceStanding standing(RaceStanding.Phase phase, RaceBoard board, int seat, Roll roll, RaceScore score) {
        return new RaceStanding(game(), phase, board, seat, roll, 0, score, null);
    }

    /**
     * @param white the men of white on the points of its own count; men missing of 15 are borne off
     * @param black the men of black on the points of its own count
     */
    default RaceStanding standing(String white, String black, int seat, int one, int other) {
        byte[] men = new byte[2 * RaceBoard.PLACES];
        int place = 0;
        for (String side : List.of(white, black)) {
            int off = RaceBoard.MEN;
            for (String run : side.split(" ")) {
                String[] parts = run.replace("bar", "25").split(":");
                men[place + Integer.parseInt(parts[0])] = Byte.parseByte(parts[1]);
                off -= Integer.parseInt(parts[1]);
            }
            men[place] = (byte) off;
            place += RaceBoard.PLACES;
        }
        RaceBoard board = new RaceBoard(game().opening().track(), men);
        return standing(RaceStanding.Phase.MEN, board, seat, new Roll(one, other), single());
    }

    /** A score of a match to 9 in which white has 6 points and black none. */
    RaceScore ahead();

    /** The points of a match count more than any board. */
    @Test
    default void aProgramEndsAGameThatItCanWin() {
        RaceStanding single = standing("2:1 1:1", "6:10", 0, 2, 1);
        RaceStanding now = standing(RaceStanding.Phase.MEN, single.board(), 0, single.roll(), ahead());
        assertThat(plays(now)).containsExactly("2/off", "2/off 1/off");
        assertThat(worth(now, "2/off 1/off")).isGreaterThan(worth(now, "2/off"));
    }

    private int worth(RaceStanding now, String play) {
        return game().value(((RaceDecision) new RaceReader(now).read(play).now()).after(now), 0);
    }

    /** The standing after white has borne off its last man. */
    default RaceStanding over(String white, String black) {
        RaceStanding last = standing(white, black, 0, 2, 1);
        return last.decisions().get(0).after(last);
    }

    default List<String> plays(RaceStanding now) {
        return now.decisions().stream().map(Move::notation).sorted().toList();
    }

    default String read(RaceStanding now, String text) {
        return new RaceReader(now)
                .read(text)
                .match(legal -> legal.notation(), refused -> phrasebook().say(refused.phrase()));
    }

    /** Lines of the file beside the test that begin with a word. */
    default List<String> foreign(String word) throws IOException {
        try (InputStream in = getClass().getResourceAsStream("foreign.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(word + " "))
                    .toList();
        }
    }

    /** The plays of every roll and the points of whole games are those of another program: see {@code foreign.py}. */
    @Test
    default void gamesByLotAreThoseOfAnotherProgram() throws IOException {
        List<String> games = foreign("random");
        assertThat(games).hasSize(50);
        assertThat(games.stream().filter(line -> !byLot(line.split(" ")[1]).equals(line)))
                .isEmpty();
    }

    private String byLot(String seed) {
        long state = Long.parseLong(seed);
        CRC32 sum = new CRC32();
        int turns = 0;
        RaceScore single = single();
        RaceStanding now = standing(RaceStanding.Phase.MEN, game().opening(), 0, null, single);
        while (true) {
            state = next(state);
            int one = below(state, 6) + 1;
            state = next(state);
            Roll roll = new Roll(one, below(state, 6) + 1);
            RaceStanding rolled = standing(RaceStanding.Phase.MEN, now.board(), now.seat(), roll, single);
            Map<String, RaceDecision> plays = new TreeMap<>();
            rolled.decisions()
                    .forEach(play -> plays.put(written(play.after(rolled).board(), rolled.seat()), play));
            sum.update(String.join("\n", plays.keySet()).getBytes(StandardCharsets.US_ASCII));
            turns++;
            now = standing(RaceStanding.Phase.MEN, now.board(), 1 - now.seat(), null, single);
            if (!plays.isEmpty()) {
                state = next(state);
                now = List.copyOf(plays.values())
                        .get(below(state, plays.size()))
                        .after(rolled);
            }
            if (now.phase() == RaceStanding.Phase.OVER) {
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

    private static String written(RaceBoard board, int seat) {
        StringBuilder text = new StringBuilder();
        for (int side : new int[] {seat, 1 - seat}) {
            text.append(side == seat ? "" : " ");
            for (int place = RaceBoard.BAR; place >= RaceBoard.OFF; place--) {
                text.append(Character.forDigit(board.at(side, place), 16));
            }
        }
        return text.toString();
    }

    /** Another program computed these dice from the words of the help page alone. */
    @Test
    default void theDiceAreThoseThatTheHelpPageSays() {
        assertThat(IntStream.range(0, 12).mapToObj(Roll.from(Seed.ofHex("000102030405060708090a0b0c0d0e0f"))))
                .extracting(roll -> roll.first() + "-" + roll.second())
                .containsExactly("4-1", "1-5", "1-3", "6-2", "5-6", "6-4", "3-1", "1-2", "6-3", "5-1", "5-4", "5-1");
    }
}
