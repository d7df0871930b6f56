package pbem.tournament.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import pbem.phrase.Phrasebook;
import pbem.tournament.Fixture;
import pbem.tournament.PlayedTournament;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentEvent.Pairing;
import pbem.tournament.TournamentKind;

/** Tables of small Swiss tournaments have the points and tie-breaks counted by hand. */
class SwissTableTest {

    private static Tournament played() {
        PlayedTournament play =
                new PlayedTournament(PlayedTournament.rules(TournamentKind.SWISS, 2, 2, false, 0), 1).started(5);
        List<Long> all = List.of(1L, 2L, 3L, 4L, 5L);
        play.enter(new TournamentEvent.Paired(
                1,
                List.of(all),
                List.of(new Pairing(0, List.of(1L, 3L)), new Pairing(0, List.of(2L, 4L))),
                List.of(5L)));
        result(play, 1, 1, 2);
        result(play, 2, 1, 1);
        play.enter(new TournamentEvent.Paired(
                2,
                List.of(all),
                List.of(new Pairing(0, List.of(5L, 1L)), new Pairing(0, List.of(3L, 2L))),
                List.of(4L)));
        result(play, 3, 2, 1);
        result(play, 4, 1, 1);
        return play.tournament();
    }

    private static void result(PlayedTournament play, int number, int first, int second) {
        Optional<Fixture> fixture = play.tournament().fixture(number);
        play.result(fixture.orElseThrow(), List.of(first, second), 9);
    }

    @Test
    void byes_count_as_wins() {
        assertThat(SwissTable.of(played()).rows().stream()
                        .map(row -> row.rank() + " " + row.player() + " " + row.points()))
                .containsExactly("1 1 2", "2 4 1.5", "3 5 1", "4 2 1", "5 3 0.5");
    }

    @Test
    void an_unplayed_round_counts_by_the_rule_of_the_virtual_opponent() {
        TournamentTable table = SwissTable.of(played());
        assertThat(buchholz(table, 1)).isEqualTo("1"); // 3 has a half, 5 half a point instead of its bye
        assertThat(buchholz(table, 5)).isEqualTo("2.5"); // half a point for the bye, 2 of player 1
        assertThat(buchholz(table, 4)).isEqualTo("1.5"); // 1 of player 2, and half a point from before the bye
        assertThat(buchholz(table, 2)).isEqualTo("1.5"); // 4 has a half and half a point for its bye, 3 a half
    }

    private static String buchholz(TournamentTable table, long player) {
        return TieBreak.number(table.row(player).orElseThrow().tieBreaks().get(1));
    }

    @Test
    void the_crosstable_shows_all_pairings() {
        CrosstableText table = CrosstableText.of(
                Crosstable.of(played()).get(0),
                player -> List.of("alice", "bob", "carol", "dave", "eve").get((int) player - 1));
        assertThat(table.lines(PlayedTournament.WORDS))
                .containsExactly(
                        "          1   2   pts    wins    Buch",
                        "1 alice  51  31     2       2       1",
                        "2 dave   4= bye   1.5       1     1.5",
                        "3 eve   bye  10     1       1     2.5",
                        "4 bob    2=  5=     1       0     1.5",
                        "5 carol  10  4=   0.5       0       3");
        assertThat(table.lines(Phrasebook.in(Locale.GERMAN, PlayedTournament.TEXTS)))
                .startsWith("           1    2   Pkt   Siege   Buchh")
                .contains("2 dave    4= frei   1,5       1     1,5");
    }

    @Test
    void a_bye_that_was_asked_for_is_half_a_point_and_who_comes_later_has_none_of_before() {
        PlayedTournament play =
                new PlayedTournament(PlayedTournament.rules(TournamentKind.SWISS, 2, 2, false, 0), 1).started(5);
        play.enter(new TournamentEvent.ByeRequested(2, 2));
        play.settle();
        play.tournament().fixtures().forEach(fixture -> play.result(fixture, List.of(1, 2), 9));
        play.enter(new TournamentEvent.Joined(6));
        play.settle();
        assertThat(play.tournament().stages().get(1).halfByes()).containsExactly(2L);
        assertThat(play.tournament().fixtures(2, 0).noneMatch(fixture -> fixture.has(2)))
                .isTrue();
        assertThat(play.tournament().rounds()).hasValue(2);
        play.tournament().fixtures(2, 0).forEach(fixture -> play.result(fixture, List.of(1, 1), 9));
        assertThat(SwissTable.of(play.tournament()).rows().stream().map(row -> row.player() + " " + row.points()))
                .contains("2 0.5", "6 0.5");
        assertThat(CrosstableText.of(Crosstable.of(play.tournament()).get(0), player -> "p" + player)
                        .lines(PlayedTournament.WORDS))
                .anyMatch(line -> line.contains("p2") && line.contains("bye="));
    }
}
