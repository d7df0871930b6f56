package pbem.play.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Act;
import pbem.game.Seat;
import pbem.play.BoardEvents;
import pbem.player.Player;
import pbem.record.Actor;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;
import pbem.store.Audit;
import pbem.summary.BoardSummary;
import pbem.terms.TimeControl;
import pbem.testkit.Club;
import pbem.testkit.MailResult;
import pbem.tournament.Entrant;
import pbem.tournament.Fixture;
import pbem.tournament.RatingLimits;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEntry.Author;
import pbem.tournament.TournamentKind;
import pbem.tournament.TournamentRules;
import pbem.tournament.table.TableRow;
import pbem.tournament.table.TournamentTables;

/** Tournaments over a real database, run by the clock. */
class TournamentTest {

    private static final List<String> PLAYERS = List.of("alice", "bob", "carol", "dave");

    @TempDir
    private Path directory;

    private Club club;
    private final TournamentAdministration tournaments = new TournamentAdministration(Club.GAMES, Club::seed);

    @BeforeEach
    void open() {
        club = new Club(directory, PLAYERS.toArray(String[]::new));
    }

    @AfterEach
    void close() {
        assertThat(Audit.of(club.store()).faults()).isEmpty();
        club.close();
    }

    private int announced(TournamentKind kind, int size) {
        return announced(kind, size, Optional.empty(), false);
    }

    private int announced(TournamentKind kind, int size, Optional<RatingLimits> rating, boolean reopens) {
        TournamentRules rules = new TournamentRules(
                "Spring cup",
                "pebbles",
                Map.of(),
                kind,
                size,
                0,
                2,
                false,
                true,
                Optional.empty(),
                new TimeControl(1, 7, OptionalInt.empty()),
                0,
                30,
                rating,
                reopens);
        return changing(repositories -> tournaments.create(repositories, rules, List.of(), club.now()))
                .number();
    }

    private <T> T changing(Function<Repositories, T> work) {
        return club.changing(work);
    }

    private Player player(String user) {
        return club.player(user);
    }

    private String join(int number, String user) {
        return said(changing(repositories -> tournaments.join(repositories, number, player(user), club.now())));
    }

    private String said(Act<Tournament> act) {
        return act.match(
                now -> now.state().name().toLowerCase(Locale.ROOT),
                refusal -> club.words().say(refusal.phrase()));
    }

    private int full(TournamentKind kind, int size) {
        int number = announced(kind, size);
        PLAYERS.subList(0, size).forEach(user -> join(number, user));
        return number;
    }

    private Tournament tournament(int number) {
        return changing(repositories -> repositories.tournaments().numbered(number))
                .orElseThrow();
    }

    private List<Integer> boards() {
        return changing(repositories -> repositories.boards().list(BoardFilter.ALL.onlyOpen(true))).stream()
                .map(BoardSummary::number)
                .sorted()
                .toList();
    }

    /** The player in the second seat of each board resigns. */
    private void firstSeatsWin() {
        for (int board : boards()) {
            GameRecord record = club.record(board);
            club.says(record.board().players().get(1).user(), "resign " + board);
        }
        club.ticks();
    }

    private List<String> ranking(int number) {
        return TournamentTables.overall(tournament(number)).rows().stream()
                .map((TableRow row) -> row.rank() + " " + user(row.player()) + " " + row.points())
                .toList();
    }

    private String user(long id) {
        return changing(repositories -> repositories.players().withId(id))
                .orElseThrow()
                .user();
    }

    @Test
    void the_last_place_starts_it_and_everybody_is_told_once() {
        int number = announced(TournamentKind.ROUND_ROBIN, 3);
        assertThat(join(number, "alice")).isEqualTo("open");
        assertThat(join(number, "bob")).isEqualTo("open");
        assertThat(join(number, "carol")).isEqualTo("running");
        assertThat(boards()).containsExactly(101, 102, 103);
        MailResult nothing = club.ticks();
        assertThat(nothing.notices()).isEmpty();
        assertThat(club.last("alice").notice().toString()).contains("news-started");
    }

    @Test
    void a_tournament_runs_to_its_end_by_itself() {
        int number = full(TournamentKind.ROUND_ROBIN, 3);
        firstSeatsWin();
        assertThat(tournament(number).state()).isEqualTo(Tournament.State.ENDED);
        assertThat(ranking(number)).containsExactly("1 alice 1", "1 bob 1", "1 carol 1");
        assertThat(club.last("bob").notice().toString()).contains("tournament.news-ended");
        assertThat(join(number, "dave")).isEqualTo("Tournament 1 is over.");
    }

    @Test
    void every_kind_for_two_seats_comes_to_its_end() {
        for (TournamentKind kind :
                List.of(TournamentKind.DOUBLE_ROUND_ROBIN, TournamentKind.SWISS, TournamentKind.KNOCK_OUT)) {
            int number = full(kind, 4);
            IntStream.range(0, 6).forEach(round -> firstSeatsWin());
            assertThat(tournament(number).state()).as(kind.word()).isEqualTo(Tournament.State.ENDED);
        }
    }

    @Test
    void a_no_show_is_taken_out_at_the_first_deadline_and_cannot_enter_another_for_a_month() {
        int number = full(TournamentKind.ROUND_ROBIN, 2);
        club.later(Duration.ofDays(7).plusMinutes(1));
        List<String> notices = new ArrayList<>(club.ticks().notices());
        assertThat(tournament(number).state()).isEqualTo(Tournament.State.ENDED);
        assertThat(tournament(number)
                        .entrant(player("alice").id())
                        .orElseThrow()
                        .presence())
                .isEqualTo(Entrant.Presence.FORFEITED);
        assertThat(notices).anyMatch(notice -> notice.startsWith("alice: tournament 1: You are out"));
        int other = announced(TournamentKind.ROUND_ROBIN, 2);
        assertThat(join(other, "alice")).startsWith("You were taken out of a tournament because you never moved.");
        club.later(TournamentAdministration.BAN);
        assertThat(join(other, "alice")).isEqualTo("open");
    }

    @Test
    void a_leaver_loses_their_boards_and_the_others_play_on() {
        int number = full(TournamentKind.ROUND_ROBIN, 3);
        changing(repositories -> tournaments.leave(repositories, number, player("bob"), club.now()));
        assertThat(boards()).hasSize(1);
        assertThat(tournament(number).state()).isEqualTo(Tournament.State.RUNNING);
        firstSeatsWin();
        assertThat(ranking(number)).containsExactly("1 carol 1", "2 alice 0", "3 bob 0");
    }

    @Test
    void a_leaver_did_not_run_out_of_time_and_the_table_shows_it_at_once() {
        int number = full(TournamentKind.ROUND_ROBIN, 3);
        changing(repositories -> tournaments.leave(repositories, number, player("bob"), club.now()));
        List<String> ends = IntStream.of(101, 102, 103)
                .mapToObj(club::record)
                .flatMap(record -> record.result().stream())
                .map(club.words()::say)
                .toList();
        assertThat(ends).hasSize(2).allMatch(end -> end.endsWith(" won: bob left the tournament"));
        assertThat(tournament(number).fixtures().stream().filter(Fixture::isUnderWay))
                .hasSize(1);
        changing(repositories -> tournaments.forfeit(
                new TournamentDecision(repositories, number, Author.admin("root"), "rude", club.now()),
                player("carol")));
        assertThat(IntStream.of(101, 102, 103)
                        .mapToObj(club::record)
                        .map(record -> club.words().say(record.result().orElseThrow())))
                .contains("alice won: carol was taken out of the tournament");
        assertThat(tournament(number).state()).isEqualTo(Tournament.State.ENDED);
    }

    @Test
    void logs_in_which_leaving_was_running_out_of_time_are_as_they_were() {
        int number = full(TournamentKind.ROUND_ROBIN, 3);
        GameRecord before = club.record(101);
        changing(repositories ->
                new BoardEvents(repositories).enter(before, new Event.Lapsed(Seat.at(0)), Actor.SERVER, club.now()));
        assertThat(club.record(101).result().map(club.words()::say))
                .get()
                .asString()
                .endsWith("ran out of time");
        club.ticks();
        assertThat(tournament(number).onBoard(101).orElseThrow().isOpen()).isFalse();
    }

    @Test
    void a_board_ended_by_a_director_is_not_attributed_to_the_admin() {
        int number = full(TournamentKind.ROUND_ROBIN, 3);
        Author director = Author.director(player("dave").id());
        changing(repositories -> tournaments.adjudicate(
                new TournamentDecision(repositories, number, director, "both were ill", club.now()),
                101,
                List.of(),
                Optional.empty()));
        changing(repositories ->
                tournaments.annul(new TournamentDecision(repositories, number, director, "snow", club.now())));
        assertThat(IntStream.of(101, 102, 103)
                        .mapToObj(club::record)
                        .map(record -> club.words().say(record.result().orElseThrow())))
                .satisfiesExactly(
                        drawn -> assertThat(drawn)
                                .startsWith("draw between")
                                .endsWith("adjudicated by the director of the tournament"),
                        ended ->
                                assertThat(ended).isEqualTo("ended by the director of the tournament without a result"),
                        ended -> assertThat(ended)
                                .isEqualTo("ended by the director of the tournament without a result"));
    }

    @Test
    void a_board_that_goes_on_after_the_end_is_heard_of_once() {
        int number = full(TournamentKind.ROUND_ROBIN, 2);
        firstSeatsWin();
        assertThat(due()).isEmpty();
        club.admin((administration, repositories, now) ->
                administration.rollBack(repositories, 101, 0, "root", "by mistake", now));
        assertThat(due()).containsExactly(number);
        club.ticks();
        assertThat(due()).isEmpty();
        assertThat(tournament(number).onBoard(101).orElseThrow().isOpen()).isTrue();
        club.says("alice", "resign 101");
        club.admin((administration, repositories, now) ->
                administration.rollBack(repositories, 101, 0, "root", "by mistake", now));
        assertThat(due()).as("all is as it was").isEmpty();
    }

    private List<Integer> due() {
        return changing(repositories -> repositories.tournaments().due(club.now()));
    }

    @Test
    void a_player_who_leaves_before_the_start_is_gone() {
        int number = announced(TournamentKind.ROUND_ROBIN, 3);
        join(number, "alice");
        changing(repositories -> tournaments.leave(repositories, number, player("alice"), club.now()));
        assertThat(tournament(number).entrants()).isEmpty();
        assertThat(join(number, "alice")).isEqualTo("open");
    }

    @Test
    void a_player_who_signs_off_is_out() {
        int number = full(TournamentKind.ROUND_ROBIN, 3);
        club.leave("carol");
        club.later(Duration.ofHours(2));
        club.ticks();
        assertThat(tournament(number)
                        .entrant(player("carol").id())
                        .orElseThrow()
                        .isPlaying())
                .isFalse();
        assertThat(boards()).hasSize(1);
    }

    @Test
    void a_result_that_an_admin_takes_back_is_taken_back_in_the_table() {
        int number = full(TournamentKind.ROUND_ROBIN, 2);
        int board = boards().get(0);
        club.says("bob", "resign " + board);
        club.ticks();
        assertThat(ranking(number)).containsExactly("1 alice 1", "2 bob 0");
        club.admin((administration, repositories, now) ->
                administration.rollBack(repositories, board, 0, "root", "by mistake", now));
        club.ticks();
        assertThat(ranking(number)).containsExactly("1 alice 0", "1 bob 0");
        club.says("alice", "resign " + board);
        club.ticks();
        assertThat(ranking(number)).containsExactly("1 bob 1", "2 alice 0");
    }

    @Test
    void a_replacement_gets_new_boards() {
        int number = full(TournamentKind.ROUND_ROBIN, 3);
        changing(repositories -> tournaments.replace(
                new TournamentDecision(repositories, number, Author.admin("root"), "ill", club.now()),
                player("carol"),
                player("dave")));
        assertThat(boards()).hasSize(3);
        firstSeatsWin();
        assertThat(ranking(number)).containsExactly("1 alice 1", "1 bob 1", "1 dave 1");
    }

    @Test
    void a_tournament_that_is_called_off_ends_its_boards() {
        int number = full(TournamentKind.ROUND_ROBIN, 3);
        changing(repositories -> tournaments.annul(
                new TournamentDecision(repositories, number, Author.admin("root"), "wrong options", club.now())));
        assertThat(boards()).isEmpty();
        assertThat(tournament(number).state()).isEqualTo(Tournament.State.VOID);
        assertThat(club.ticks().notices()).isEmpty();
    }

    @Test
    void everything_that_a_director_decides_is_told() {
        int number = full(TournamentKind.SWISS, 4);
        Author director = Author.director(player("dave").id());
        changing(repositories ->
                tournaments.pause(new TournamentDecision(repositories, number, director, "holidays", club.now())));
        assertThat(club.last("alice").notice().toString())
                .contains("news-paused")
                .contains("dave");
        changing(repositories ->
                tournaments.resume(new TournamentDecision(repositories, number, director, "back", club.now())));
        assertThat(club.last("alice").notice().toString()).contains("news-resumed");
        changing(repositories ->
                tournaments.extend(new TournamentDecision(repositories, number, director, "snow", club.now()), 5));
        changing(repositories -> tournaments.announce(
                new TournamentDecision(repositories, number, director, "", club.now()), "Have fun."));
        assertThat(club.last("alice").notice().toString()).contains("Have fun.");
        changing(repositories -> tournaments.forfeit(
                new TournamentDecision(repositories, number, director, "rude", club.now()), player("bob")));
        assertThat(club.last("bob").notice().toString()).contains("news-forfeited");
        changing(repositories ->
                tournaments.end(new TournamentDecision(repositories, number, director, "enough", club.now())));
        assertThat(club.last("alice").notice().toString()).contains("news-ended-early");
    }

    @Test
    void a_player_taken_out_before_the_start_can_enter_again() {
        int number = announced(TournamentKind.LADDER, 3);
        join(number, "bob");
        changing(repositories -> tournaments.forfeit(
                new TournamentDecision(repositories, number, Author.admin("root"), "another bob", club.now()),
                player("bob")));
        assertThat(tournament(number).entrants()).isEmpty();
        assertThat(club.last("bob").notice().toString()).contains("another bob");
        assertThat(join(number, "bob")).isEqualTo("open");
        assertThat(tournament(number).isPlaying(player("bob").id())).isTrue();
    }

    @Test
    void a_board_can_be_adjudicated() {
        int number = full(TournamentKind.ROUND_ROBIN, 2);
        changing(repositories -> tournaments.adjudicate(
                new TournamentDecision(repositories, number, Author.admin("root"), "clear", club.now()),
                101,
                List.of("bob"),
                Optional.empty()));
        assertThat(ranking(number)).containsExactly("1 bob 1", "2 alice 0");
    }

    /** The first player has beaten the second several times, so that both have a rating. */
    private void strong(String winner, String loser) {
        for (int i = 0; i < 3; i++) {
            int board = club.board("pebbles", winner, loser);
            club.plays(board, "take1");
            club.plays(board, "take1");
            club.says(loser, "resign " + board);
        }
    }

    @Test
    void the_strongest_are_seeded_first_and_stay_so_when_ratings_change() {
        strong("dave", "bob");
        int number = full(TournamentKind.KNOCK_OUT, 4);
        List<String> seeds = List.of("dave", "alice", "carol", "bob");
        assertThat(tournament(number).entrants().stream().map(e -> user(e.player())))
                .containsExactlyElementsOf(seeds);
        strong("bob", "dave");
        strong("bob", "dave");
        assertThat(tournament(number).entrants().stream().map(e -> user(e.player())))
                .containsExactlyElementsOf(seeds);
        assertThat(tournament(number).stages().get(0).groups().stream()
                        .map(match -> match.stream().map(this::user).toList()))
                .containsExactly(List.of("dave", "bob"), List.of("carol", "alice"));
    }

    @Test
    void limits_are_for_the_rating_as_it_is_shown() {
        strong("dave", "bob");
        int number = announced(TournamentKind.SWISS, 4, Optional.of(new RatingLimits(1400, 1550)), false);
        assertThat(join(number, "alice")).isEqualTo("open");
        assertThat(join(number, "dave"))
                .matches("Tournament 1 is for ratings from 1400 to 1550 in Pebbles, and yours is 1[67][0-9]{2}\\. .*");
        assertThat(join(number, "bob")).contains("and yours is 1");
    }

    @Test
    void a_replacement_must_be_allowed_to_enter() {
        strong("dave", "bob");
        int number = announced(TournamentKind.ROUND_ROBIN, 2, Optional.of(new RatingLimits(1500, 1500)), false);
        join(number, "alice");
        join(number, "carol");
        assertThat(said(changing(repositories -> tournaments.replace(
                        new TournamentDecision(repositories, number, Author.admin("root"), "ill", club.now()),
                        player("carol"),
                        player("dave")))))
                .startsWith("dave could not enter tournament 1");
    }

    @Test
    void a_full_tournament_opens_the_next_one() {
        int number = announced(TournamentKind.ROUND_ROBIN, 2, Optional.empty(), true);
        join(number, "alice");
        assertThat(join(number, "bob")).isEqualTo("running");
        assertThat(tournament(number + 1).state()).isEqualTo(Tournament.State.OPEN);
        assertThat(tournament(number + 1).rules()).isEqualTo(tournament(number).rules());
        assertThat(join(number + 1, "carol")).isEqualTo("open");
        assertThat(join(number + 1, "dave")).isEqualTo("running");
        assertThat(tournament(number + 2).state()).isEqualTo(Tournament.State.OPEN);
        club.ticks();
        int announced =
                changing(repositories -> repositories.tournaments().list(9).size());
        assertThat(announced).isEqualTo(3);
    }

    @Test
    void boards_of_a_replaced_player_change_no_rating() {
        int number = full(TournamentKind.ROUND_ROBIN, 3);
        changing(repositories -> tournaments.replace(
                new TournamentDecision(repositories, number, Author.admin("root"), "ill", club.now()),
                player("carol"),
                player("dave")));
        List<Integer> own = changing(repositories -> repositories.boards().list(BoardFilter.ALL)).stream()
                .map(BoardSummary::number)
                .filter(board ->
                        club.record(board).board().seat(player("carol")).isPresent())
                .toList();
        assertThat(own).hasSize(2);
        int counted = changing(repositories -> own.stream()
                .mapToInt(board -> repositories.ratings().changes(board).size())
                .sum());
        assertThat(counted).isZero();
        assertThat(own)
                .allMatch(board -> changing(repositories ->
                                TournamentCorrections.objectionToReopening(repositories, board, club.now()))
                        .filter(objection -> objection.is(TournamentRefusal.NO_LONGER_COUNTS))
                        .isPresent());
    }

    @Test
    void in_heats_everybody_has_points_by_place() {
        TournamentRules rules = new TournamentOrder(
                        Club.GAMES.named("pebbles").orElseThrow(),
                        "heats",
                        "Heats",
                        Map.of(),
                        Map.of("size", "3", "seats", "3", "start-when-full", ""))
                .rules()
                .now();
        int number = changing(repositories -> tournaments.create(repositories, rules, List.of(), club.now()))
                .number();
        PLAYERS.subList(0, 3).forEach(user -> join(number, user));
        for (int board : boards()) {
            club.says("carol", "resign " + board);
            club.says("bob", "resign " + board);
        }
        club.ticks();
        assertThat(ranking(number)).containsExactly("1 alice 6", "2 bob 3", "3 carol 0");
    }

    @Test
    void a_ladder_is_climbed() {
        int number = full(TournamentKind.LADDER, 3);
        assertThat(boards()).isEmpty();
        assertThat(said(changing(repositories ->
                        tournaments.challenge(repositories, number, player("carol"), player("alice"), club.now()))))
                .isEqualTo("running");
        club.says("alice", "resign 101");
        club.ticks();
        assertThat(tournament(number).rungs().stream().map(this::user)).containsExactly("carol", "alice", "bob");
    }
}
