package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.rating.RatingChange;
import pbem.record.GameRecord;
import pbem.record.text.RecordText;
import pbem.testkit.Club;
import pbem.testkit.Golden;

/**
 * The ratings of a club, compared with those that a program in another language computes from its records. The records
 * are {@code boards.txt}, the program is {@code recount.py}, and {@code figures.txt} is its output: {@code python3
 * recount.py < boards.txt > figures.txt}.
 */
class RecountTest {

    private static final Path DATA = Path.of("src/test/resources/golden/RecountTest");
    private static final List<String> USERS = List.of("alice", "bob", "carol", "dave", "erin", "frank");
    private static final List<String> GAMES = List.of(
            "chroma 2", "cholone 2", "kroma 3", "chromino 4", "chroma 4", "chromino 2", "cholone 3", "chroma 3");
    private static final int BOARDS = 60;

    /** Boards of the same people within a year, and others out of it. */
    private static final int YEARLY = 20;

    @TempDir
    private Path directory;

    @Test
    void ratings_are_what_another_program_makes_of_the_records() throws Exception {
        try (Club club = new Club(directory, USERS.toArray(String[]::new))) {
            play(club);
            Golden.text(RecountTest.class, "boards.txt", records(club));
            Set<Integer> counted = new TreeSet<>();
            for (String line : Files.readAllLines(DATA.resolve("figures.txt"))) {
                String[] figures = line.split(" ");
                int board = Integer.parseInt(figures[0]);
                RatingChange change = change(club, board, figures[1]);
                assertThat(change.after().mu()).as(line).isCloseTo(Double.parseDouble(figures[2]), within(1e-9));
                assertThat(change.after().sigma()).as(line).isCloseTo(Double.parseDouble(figures[3]), within(1e-9));
                counted.add(board);
            }
            assertThat(counted).hasSizeBetween(BOARDS / 2, BOARDS - 1);
            for (int board = 101; board <= 100 + BOARDS; board++) {
                assertThat(!changes(club, board).isEmpty()).isEqualTo(counted.contains(board));
            }
        }
    }

    private static List<RatingChange> changes(Club club, int board) {
        return club.changing(repositories -> repositories.ratings().changes(board));
    }

    private static RatingChange change(Club club, int board, String user) {
        long player = club.player(user).id();
        return changes(club, board).stream()
                .filter(change -> change.seat().player() == player)
                .findFirst()
                .orElseThrow();
    }

    private static String records(Club club) {
        List<String> lines = new ArrayList<>();
        for (int board = 101; board <= 100 + BOARDS; board++) {
            lines.addAll(new RecordText(club.record(board), club.words()::say, RecordText.Detail.PUBLIC).lines());
        }
        return String.join("\n", lines) + "\n";
    }

    /** Boards with every kind of end, some of them long after boards that began later. */
    private static void play(Club club) {
        Random random = new Random(17);
        List<Integer> going = new ArrayList<>();
        int begun = 0;
        while (begun < BOARDS || !going.isEmpty()) {
            if (begun < BOARDS && (going.size() < 5 || random.nextInt(6) == 0)) {
                going.add(begin(club, random, GAMES.get(begun % GAMES.size())));
                begun++;
                club.later(Duration.ofDays(begun % YEARLY == 0 ? 200 : 0));
            }
            int board = going.get(random.nextInt(going.size()));
            club.later(Duration.ofMinutes(random.nextInt(300)));
            step(club, random, board);
            going.removeIf(number -> club.record(number).state() != GameRecord.State.ACTIVE);
        }
    }

    private static int begin(Club club, Random random, String what) {
        String[] words = what.split(" ");
        List<String> users = new ArrayList<>(USERS);
        Collections.shuffle(users, random);
        return club.board(words[0], users.subList(0, Integer.parseInt(words[1])).toArray(String[]::new));
    }

    private static void step(Club club, Random random, int board) {
        GameRecord record = club.record(board);
        Position position = record.position();
        List<? extends Move> moves = position.moves();
        int how = random.nextInt(100);
        if (how < 7) {
            Seat leaver = position.active().get(random.nextInt(position.active().size()));
            club.says(record.board().player(leaver).user(), "resign " + board);
        } else if (how == 7) {
            club.admin((admin, repositories, now) -> admin.annul(repositories, board, "root", "void", now));
        } else if (how < 10) {
            club.admin((admin, repositories, now) ->
                    admin.adjudicate(repositories, board, List.of(), "root", "even", now));
        } else if (how < 12) {
            String user = record.board().player(position.active().get(0)).user();
            club.admin((admin, repositories, now) ->
                    admin.adjudicate(repositories, board, List.of(user), "root", "clear", now));
        } else {
            club.plays(board, "move " + moves.get(random.nextInt(moves.size())).notation());
        }
    }
}
