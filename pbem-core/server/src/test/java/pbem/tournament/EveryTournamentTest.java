package pbem.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.tournament.table.SwissTable;
import pbem.tournament.table.TableRow;
import pbem.tournament.table.TournamentTable;
import pbem.tournament.table.TournamentTables;

/** Rules that tournaments of every kind keep, however they go. */
@Tag("long")
class EveryTournamentTest {

    private static final List<TournamentKind> ENDING = List.of(
            TournamentKind.ROUND_ROBIN,
            TournamentKind.DOUBLE_ROUND_ROBIN,
            TournamentKind.SWISS,
            TournamentKind.KNOCK_OUT,
            TournamentKind.HEATS);

    static Stream<Arguments> tournaments() {
        List<Arguments> all = new ArrayList<>();
        for (TournamentKind kind : ENDING) {
            for (int players : List.of(2, 3, 4, 5, 7, 8, 9, 10, 13, 16, 23, 33, 64)) {
                for (int leaving : List.of(0, 1, 4)) {
                    int seats = kind == TournamentKind.HEATS ? 3 + players % 3 : 2;
                    if (players >= seats) {
                        all.add(Arguments.of(kind, players, seats, leaving));
                    }
                }
            }
        }
        return all.stream();
    }

    private static PlayedTournament played(TournamentKind kind, int players, int seats, int leaving) {
        TournamentRules rules = PlayedTournament.rules(kind, seats, 0, players % 2 == 0, players % 4);
        return new PlayedTournament(rules, 31L * players + leaving)
                .started(players)
                .playedOut(leaving, 20_000);
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void ends_and_its_tables_add_up(TournamentKind kind, int players, int seats, int leaving) {
        Tournament tournament = played(kind, players, seats, leaving).tournament();
        assertThat(tournament.state()).isEqualTo(Tournament.State.ENDED);
        assertThat(tournament.isSettled()).isTrue();
        for (TournamentTable table : TournamentTables.of(tournament)) {
            if (kind == TournamentKind.SWISS) {
                addsUp(tournament, table);
            }
            ranksFollow(table.rows());
        }
        TournamentTable overall = TournamentTables.overall(tournament);
        ranksFollow(overall.rows());
        assertThat(overall.rows().stream().map(TableRow::player))
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(
                        tournament.entrants().stream().map(Entrant::player).toList());
    }

    private static void addsUp(Tournament tournament, TournamentTable table) {
        int given = tournament.fixtures().stream()
                .flatMap(fixture -> fixture.score().stream())
                .flatMap(score -> score.halves().stream())
                .mapToInt(i -> i)
                .sum();
        int byes = tournament.stages().stream()
                .mapToInt(stage -> stage.byes().size() * 2 * tournament.rules().boardsOfAMeeting())
                .sum();
        assertThat(table.rows().stream().mapToInt(TableRow::halves).sum()).isEqualTo(given + byes);
    }

    private static void ranksFollow(List<TableRow> rows) {
        for (int i = 0; i < rows.size(); i++) {
            int rank = rows.get(i).rank();
            assertThat(rank == i + 1 || i > 0 && rank == rows.get(i - 1).rank())
                    .as("rank %d at place %d", rank, i + 1)
                    .isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void every_score_gives_all_there_is(TournamentKind kind, int players, int seats, int leaving) {
        Tournament tournament = played(kind, players, seats, leaving).tournament();
        for (Fixture fixture : tournament.fixtures()) {
            int sum = fixture.score().orElseThrow().halves().stream()
                    .mapToInt(i -> i)
                    .sum();
            boolean nobody = !fixture.score().orElseThrow().played();
            int all = fixture.seats().size() * (fixture.seats().size() - 1);
            assertThat(nobody ? sum <= all : sum == all).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void nobody_meets_anybody_more_often_than_they_should(TournamentKind kind, int players, int seats, int leaving) {
        Tournament tournament = played(kind, players, seats, leaving).tournament();
        if (kind == TournamentKind.HEATS || kind == TournamentKind.SWISS && leaving > 0) {
            return; // heats meet in each seat; SwissPairingTest plays Swiss with leavers
        }
        Map<List<Object>, Integer> meetings = new HashMap<>();
        for (Fixture fixture : tournament.fixtures()) {
            boolean eachStage = kind != TournamentKind.SWISS;
            meetings.merge(List.of(new HashSet<>(fixture.seats()), eachStage ? fixture.stage() : 0), 1, Integer::sum);
        }
        int most = tournament.rules().boardsOfAMeeting() + (kind == TournamentKind.KNOCK_OUT ? 1 : 0);
        assertThat(meetings.values()).allSatisfy(count -> assertThat(count).isLessThanOrEqualTo(most));
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void a_replay_of_its_log_is_the_same(TournamentKind kind, int players, int seats, int leaving) {
        Tournament tournament = played(kind, players, seats, leaving).tournament();
        Tournament replayed = Tournament.replay(tournament.announcement(), tournament.entries());
        assertThat(replayed).isEqualTo(tournament);
        assertThat(replayed.fixtures()).isEqualTo(tournament.fixtures());
        assertThat(TournamentTables.overall(replayed)).isEqualTo(TournamentTables.overall(tournament));
    }

    static Stream<Arguments> swisses() {
        return tournaments().filter(arguments -> arguments.get()[0] == TournamentKind.SWISS);
    }

    @ParameterizedTest
    @MethodSource("swisses")
    void nobody_has_two_byes_in_a_swiss(TournamentKind kind, int players, int seats, int leaving) {
        Tournament tournament = played(kind, players, seats, leaving).tournament();
        List<Long> byes = tournament.stages().stream()
                .flatMap(stage -> stage.byes().stream())
                .toList();
        assertThat(byes).doesNotHaveDuplicates();
        assertThat(SwissTable.of(tournament).rows()).hasSize(players);
    }

    @ParameterizedTest
    @MethodSource("swisses")
    void a_swiss_keeps_seats_even(TournamentKind kind, int players, int seats, int leaving) {
        TournamentRules rules = PlayedTournament.rules(kind, 2, 0, false, 0);
        Tournament tournament = new PlayedTournament(rules, 7L * players)
                .started(players)
                .playedOut(0, 20_000)
                .tournament();
        Map<Long, Integer> balance = new HashMap<>();
        for (Fixture fixture : tournament.fixtures()) {
            balance.merge(fixture.seats().get(0), 1, Integer::sum);
            balance.merge(fixture.seats().get(1), -1, Integer::sum);
        }
        assertThat(balance.values()).allSatisfy(b -> assertThat(Math.abs(b)).isLessThanOrEqualTo(2));
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void nobody_has_more_boards_at_once_than_agreed(TournamentKind kind, int players, int seats, int leaving) {
        int most = 2;
        PlayedTournament play =
                new PlayedTournament(PlayedTournament.rules(kind, seats, 0, true, most), players).started(players);
        for (int day = 0; day < 40; day++) {
            play.settle();
            Map<Long, Integer> open = new HashMap<>();
            play.tournament().fixtures().stream()
                    .filter(Fixture::isUnderWay)
                    .forEach(f -> f.seats().forEach(player -> open.merge(player, 1, Integer::sum)));
            assertThat(open.values()).allSatisfy(count -> assertThat(count).isLessThanOrEqualTo(most));
            play.tournament().fixtures().stream()
                    .filter(Fixture::isUnderWay)
                    .limit(3)
                    .forEach(f -> play.result(
                            f, f.seats().stream().map(p -> p.intValue()).toList(), 5));
            play.wait(Duration.ofDays(1));
        }
    }

    static Stream<Arguments> heats() {
        return tournaments().filter(arguments -> arguments.get()[0] == TournamentKind.HEATS);
    }

    @ParameterizedTest
    @MethodSource("heats")
    void in_a_heat_everybody_has_every_seat_once(TournamentKind kind, int players, int seats, int leaving) {
        Tournament tournament = played(kind, players, seats, leaving).tournament();
        Set<List<Long>> seen = new HashSet<>();
        for (Fixture fixture : tournament.fixtures()) {
            for (int seat = 0; seat < seats; seat++) {
                assertThat(seen.add(
                                List.of((long) fixture.stage(), fixture.seats().get(seat), (long) seat)))
                        .isTrue();
            }
        }
        assertThat(seen).hasSize(tournament.fixtures().size() * seats);
    }
}
