package pbem.tournament.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.testkit.Golden;
import pbem.tournament.Fixture;
import pbem.tournament.FixtureScore;
import pbem.tournament.PlayedTournament;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentKind;

/**
 * Reports are read column by column as FIDE's TRF16 defines them, by the rules by which bbpPairings takes a file: no
 * other column is written, the lines of both players agree about their board, with different colours, and points are
 * the sum of the results.
 */
class TrfReportTest {

    private static final int COLUMNS = 89;
    private static final int COLUMNS_OF_ROUND = 10;
    private static final String RESULTS_OF_BOARDS = "10=+-";
    private static final String RESULTS_OF_NOBODY = "UHZ";

    /** A round of a player; the opponent is 0 if there is none. */
    private record Cell(int opponent, char colour, char result) {
        int halves() {
            return "1+U".indexOf(result) >= 0 ? 2 : "=H".indexOf(result) >= 0 ? 1 : 0;
        }
    }

    private record Player(int number, String name, int halves, int rank, List<Cell> rounds) {}

    /** A tournament with players who leave, join and ask for byes, and with void boards. */
    private static Tournament played(int seed, int mostRounds) {
        Random dice = new Random(seed);
        PlayedTournament play = new PlayedTournament(
                        PlayedTournament.rules(TournamentKind.SWISS, 2, 0, false, dice.nextInt(2)), seed)
                .started(4 + dice.nextInt(12));
        play.settle();
        for (int round = 1; round <= mostRounds && play.tournament().isOpenOrRunning(); round++) {
            List<Long> playing = play.tournament().playing();
            long somebody = playing.get(dice.nextInt(playing.size()));
            if (play.tournament().isOpenToEnter()) {
                if (play.tournament().requestedBye(somebody).isEmpty()) {
                    play.enter(new TournamentEvent.ByeRequested(somebody, round + 1));
                }
                if (dice.nextBoolean()) {
                    play.enter(new TournamentEvent.Joined(100L + round));
                }
            }
            if (dice.nextInt(3) == 0) {
                play.leave(playing.get(0), false);
            }
            for (Fixture fixture : play.tournament().fixtures()) {
                if (fixture.isUnderWay()) {
                    result(play, fixture, dice.nextInt(8));
                }
            }
            play.settle();
            play.wait(Duration.ofDays(1));
        }
        return play.tournament();
    }

    private static void result(PlayedTournament play, Fixture fixture, int result) {
        if (result == 0) {
            play.enter(new TournamentEvent.Resulted(fixture.number(), FixtureScore.walkover(List.of(true, true))));
        } else if (result == 1) {
            play.enter(new TournamentEvent.Resulted(fixture.number(), FixtureScore.walkover(List.of(false, true))));
        } else {
            play.result(fixture, result == 2 ? List.of(1, 1) : result % 2 == 0 ? List.of(1, 2) : List.of(2, 1), 9);
        }
    }

    private static List<String> lines(Tournament tournament) {
        return new TrfReport(tournament, player -> "member-" + player).lines();
    }

    private static Player read(String line) {
        assertThat(line.length()).isGreaterThanOrEqualTo(COLUMNS);
        assertThat((line.length() - COLUMNS) % COLUMNS_OF_ROUND).isZero();
        for (int blank : List.of(4, 9, 10, 11, 12, 13, 14, 48, 53, 57, 69, 80, 85)) {
            assertThat(column(line, blank, blank)).isBlank();
        }
        assertThat(column(line, 49, 79)).isBlank();
        assertThat(column(line, 81, 84)).matches(" *[0-9]+\\.[05]");
        List<Cell> rounds = new ArrayList<>();
        for (int first = 92; first <= line.length(); first += COLUMNS_OF_ROUND) {
            assertThat(column(line, first - 2, first - 1)
                            + column(line, first + 4, first + 4)
                            + column(line, first + 6, first + 6))
                    .isBlank();
            rounds.add(new Cell(
                    Integer.parseInt(column(line, first, first + 3).strip()),
                    column(line, first + 5, first + 5).charAt(0),
                    column(line, first + 7, first + 7).charAt(0)));
        }
        return new Player(
                Integer.parseInt(column(line, 5, 8).strip()),
                column(line, 15, 47).strip(),
                (int) (2 * Double.parseDouble(column(line, 81, 84).strip())),
                Integer.parseInt(column(line, 86, 89).strip()),
                rounds);
    }

    /** Columns are counted from 1, as the handbook does. */
    private static String column(String line, int from, int to) {
        return line.substring(from - 1, to);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 9})
    void any_report_can_be_read_again_and_says_what_was_played(int mostRounds) {
        Set<Character> seen = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            Tournament tournament = played(seed, mostRounds);
            List<Player> players = lines(tournament).stream()
                    .filter(line -> line.startsWith("001"))
                    .map(TrfReportTest::read)
                    .toList();
            List<String> names = new ArrayList<>();
            for (int i = 0; i < players.size(); i++) {
                Player player = players.get(i);
                names.add(player.name());
                assertThat(player.number()).isEqualTo(i + 1);
                assertThat(player.rounds()).hasSameSizeAs(players.get(0).rounds());
                assertThat(player.halves())
                        .isEqualTo(
                                player.rounds().stream().mapToInt(Cell::halves).sum());
                for (int round = 0; round < player.rounds().size(); round++) {
                    Cell cell = player.rounds().get(round);
                    seen.add(cell.result());
                    if (cell.opponent() == 0) {
                        assertThat(cell.colour()).isEqualTo('-');
                        assertThat(RESULTS_OF_NOBODY).contains(String.valueOf(cell.result()));
                    } else {
                        assertThat(RESULTS_OF_BOARDS).contains(String.valueOf(cell.result()));
                        Cell other = players.get(cell.opponent() - 1).rounds().get(round);
                        assertThat(other.opponent()).isEqualTo(player.number());
                        assertThat("" + cell.colour() + other.colour()).isIn("wb", "bw");
                        assertThat("" + cell.result() + other.result()).isIn("10", "01", "==", "+-", "-+", "--");
                    }
                }
            }
            assertThat(names)
                    .containsExactlyInAnyOrderElementsOf(tournament.entrants().stream()
                            .map(entrant -> "member-" + entrant.player())
                            .toList());
            assertThat(players.stream().map(Player::rank)).doesNotHaveDuplicates();
            if (tournament.state() == Tournament.State.ENDED) {
                for (TableRow row : SwissTable.of(tournament).rows()) {
                    assertThat(players.get(tournament.seed(row.player())).halves())
                            .isEqualTo(row.halves());
                }
            }
        }
        if (mostRounds > 2) {
            assertThat(seen).contains('1', '0', '=', '+', '-', 'U', 'H', 'Z');
        }
    }

    @Test
    void a_report_holds_only_rounds_that_are_over() {
        Tournament tournament = played(3, 1);
        assertThat(tournament.stages()).hasSize(2);
        assertThat(new TrfReport(tournament, player -> "x").rounds()).hasSize(1);
    }

    @Test
    void a_report() {
        Golden.text(TrfReportTest.class, "report.trf", String.join("\n", lines(played(7, 9))) + "\n");
    }
}
