package pbem.games.renju;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.games.renju.ObviousFouls.Point;
import pbem.kit.BoardShapes;
import pbem.kit.GameBoard;
import pbem.kit.Men;
import pbem.kit.RowGoal;
import pbem.phrase.Phrase;

class FoulsTest {

    private static final GameBoard BOARD = BoardShapes.crossings(15, 15);
    private static final RowGoal FIVE = RowGoal.everyWay(BOARD, 5, Phrase.of("renju.five"), Phrase.of("renju.full"));
    private static final Fouls FOULS = new Fouls(FIVE.exact(), FIVE);

    private static final int GAMES = 8;

    private static Map<String, String> fouls(Set<Point> black, Set<Point> white) {
        Men men = Men.none(BOARD);
        black.forEach(stone -> men.put(BOARD.named(stone.toString()), 1));
        white.forEach(stone -> men.put(BOARD.named(stone.toString()), 2));
        Map<String, String> fouls = new TreeMap<>();
        for (int cell = 0; cell < BOARD.size(); cell++) {
            String foul = men.isEmpty(cell) ? FOULS.at(men, cell) : null;
            if (foul != null) {
                fouls.put(BOARD.name(cell), foul);
            }
        }
        return fouls;
    }

    private static Map<String, String> slowly(Set<Point> black, Set<Point> white) {
        Map<String, String> fouls = new TreeMap<>();
        for (int cell = 0; cell < BOARD.size(); cell++) {
            Point point = Point.named(BOARD.name(cell));
            if (!black.contains(point) && !white.contains(point)) {
                new ObviousFouls(black, white).at(point).ifPresent(foul -> fouls.put(point.toString(), foul));
            }
        }
        return fouls;
    }

    /** Positions, one a line: stones of black, stones of white, fouls. */
    static Stream<String> published() throws IOException {
        try (InputStream in = Objects.requireNonNull(FoulsTest.class.getResourceAsStream("published.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines().filter(line -> !line.startsWith("#")).toList().stream();
        }
    }

    private static Set<Point> points(String cells) {
        Set<Point> points = new HashSet<>();
        for (String cell : cells.strip().split(" +")) {
            if (!cell.isEmpty()) {
                points.add(Point.named(cell));
            }
        }
        return points;
    }

    @ParameterizedTest
    @MethodSource("published")
    void fouls_are_those_that_were_published(String line) {
        List<String> parts = List.of(line.split("\\|", -1));
        Set<Point> black = points(parts.get(0));
        Set<Point> white = points(parts.get(1));
        Map<String, String> fouls = fouls(black, white);
        Map<String, String> told = new TreeMap<>();
        for (String foul : parts.get(2).strip().split(" +")) {
            if (!foul.isEmpty()) {
                told.put(foul.split("=")[0], "renju." + foul.split("=")[1]);
            }
        }
        assertThat(fouls).isEqualTo(told).isEqualTo(slowly(black, white));
    }

    @Test
    void fouls_are_those_of_the_rules_written_once_more() {
        Random random = new Random(15);
        Map<String, Integer> seen = new TreeMap<>();
        for (int game = 0; game < GAMES; game++) {
            Set<Point> black = new HashSet<>();
            Set<Point> white = new HashSet<>();
            int size = 6 + random.nextInt(4);
            int corner = random.nextInt(15 - size);
            int share = 20 + random.nextInt(25);
            for (int x = 0; x < size; x++) {
                for (int y = 0; y < size; y++) {
                    int lot = random.nextInt(100);
                    if (lot < share) {
                        black.add(new Point(corner + x, corner + y));
                    } else if (lot < share + 8) {
                        white.add(new Point(corner + x, corner + y));
                    }
                }
            }
            Map<String, String> fouls = fouls(black, white);
            assertThat(fouls).as("%s %s", black, white).isEqualTo(slowly(black, white));
            fouls.values().forEach(foul -> seen.merge(foul, 1, Integer::sum));
        }
        assertThat(seen).containsKeys("renju.overline", "renju.fours", "renju.threes");
    }
}
