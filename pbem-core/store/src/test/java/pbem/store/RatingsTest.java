package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Move;
import pbem.game.Position;
import pbem.rating.Career;
import pbem.rating.Rating;
import pbem.rating.RatingChange;
import pbem.rating.Skill;
import pbem.rating.Standing;
import pbem.record.GameRecord;
import pbem.testkit.Club;

/** Ratings follow from the logs, also after corrections of boards. */
class RatingsTest {

    private static final List<String> USERS = List.of("alice", "bob", "carol", "dave", "erin", "frank");

    @TempDir
    private Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory, USERS.toArray(String[]::new));
    }

    @AfterEach
    void close() {
        club.close();
    }

    /**
     * A board of Chroma with at most this number of random moves; then the player on turn resigns if the game goes on.
     */
    private int played(long lot, int moves, String... users) {
        return played("chroma", lot, moves, users);
    }

    private int played(String game, long lot, int moves, String... users) {
        int board = club.board(game, users);
        goOn(board, lot, moves);
        while (club.record(board).state() == GameRecord.State.ACTIVE) {
            club.plays(board, "resign");
        }
        return board;
    }

    private void goOn(int board, long lot, int moves) {
        Random random = new Random(lot);
        for (int i = 0; i < moves && club.record(board).state() == GameRecord.State.ACTIVE; i++) {
            Position position = club.record(board).position();
            List<? extends Move> choice = position.moves();
            club.later(Duration.ofMinutes(1 + random.nextInt(90)));
            club.plays(
                    board, "move " + choice.get(random.nextInt(choice.size())).notation());
        }
        club.later(Duration.ofMinutes(7));
    }

    private List<RatingChange> changes(int board) {
        return club.changing(repositories -> repositories.ratings().changes(board));
    }

    private Rating rating(String user, String game) {
        return club.changing(repositories -> repositories.ratings().of(club.player(user), game));
    }

    private List<Rating> ratings() {
        return USERS.stream().map(user -> rating(user, "chroma")).toList();
    }

    private int rebuilt() {
        return club.changing(repositories -> repositories.ratings().rebuild());
    }

    private List<String> faults() {
        return Audit.of(club.store()).faults();
    }

    private void assertNothingToRebuild() {
        List<Rating> before = ratings();
        assertThat(faults()).isEmpty();
        assertThat(rebuilt()).isZero();
        assertThat(ratings()).isEqualTo(before);
    }

    @Test
    void a_board_counts_when_it_is_closed() {
        int board = played(1, 4, "alice", "bob");
        assertThat(changes(board)).hasSize(2);
        Rating winner = rating("alice", "chroma");
        assertThat(winner.skill()).isEqualTo(changes(board).get(0).after());
        assertThat(winner.career().boards()).isEqualTo(1);
        assertThat(winner.career().won() + winner.career().lost()).isEqualTo(1);
        assertThat(winner.career().isProvisional()).isTrue();
        assertThat(rating("carol", "chroma")).isEqualTo(new Rating(club.player("carol"), "chroma", Career.NONE));
        assertNothingToRebuild();
    }

    @Test
    void each_game_has_its_own_scale() {
        played(1, 4, "alice", "bob");
        played("kroma", 1, 4, "alice", "bob");
        List<Rating> all = club.changing(repositories -> repositories.ratings().of(club.player("alice")));
        assertThat(all).extracting(Rating::game).containsExactly("kroma", "chroma");
        assertThat(rating("alice", "chroma").career().boards()).isEqualTo(1);
        assertNothingToRebuild();
    }

    @Test
    void a_board_that_is_rolled_back_never_counted() {
        played(1, 4, "alice", "bob");
        List<Rating> without = ratings();
        int board = played(2, 6, "bob", "alice");
        assertThat(ratings()).isNotEqualTo(without);
        rollBack(board);
        assertThat(changes(board)).isEmpty();
        assertThat(ratings()).isEqualTo(without);
        assertNothingToRebuild();
    }

    private void rollBack(int board) {
        club.admin((admin, repositories, now) -> admin.rollBack(repositories, board, 0, "root", "a mistake", now));
    }

    @Test
    void boards_after_a_rolled_back_one_are_counted_as_if_it_had_never_been() {
        int first = played(1, 4, "alice", "bob");
        List<RatingChange> later = new ArrayList<>();
        int second = played(2, 5, "bob", "carol");
        int third = played(3, 5, "carol", "alice", "dave");
        rollBack(first);
        later.addAll(changes(second));
        assertThat(later).allMatch(change -> change.before().equals(Skill.START));
        assertThat(changes(third).stream()
                        .filter(change ->
                                change.seat().player() == club.player("alice").id()))
                .allMatch(change -> change.before().equals(Skill.START));
        assertNothingToRebuild();
        club.later(Duration.ofMinutes(1));
        club.plays(first, "resign");
        assertThat(changes(first).get(0).before())
                .as("it counts as the last one now")
                .isNotEqualTo(Skill.START);
        assertNothingToRebuild();
    }

    @Test
    void an_adjudication_and_a_void_lead_to_what_would_have_been() {
        int first = played(1, 4, "alice", "bob");
        played(2, 5, "bob", "alice");
        rollBack(first);
        club.admin((admin, repositories, now) ->
                admin.adjudicate(repositories, first, List.of("bob"), "root", "clear", now));
        assertThat(changes(first)).hasSize(2);
        assertNothingToRebuild();
        rollBack(first);
        club.admin((admin, repositories, now) -> admin.annul(repositories, first, "root", "void", now));
        assertThat(changes(first)).isEmpty();
        assertThat(rating("alice", "chroma").career().boards()).isEqualTo(1);
        assertNothingToRebuild();
    }

    @Test
    void a_program_counts_only_if_the_admin_says_so() {
        int board = played(1, 4, "alice", "bob");
        club.changing(repositories -> {
            repositories.players().markBot(club.player("bob"), true, false);
            return repositories.ratings().rebuild();
        });
        assertThat(changes(board)).isEmpty();
        int other = played(2, 4, "alice", "bob");
        assertThat(changes(other)).isEmpty();
        assertNothingToRebuild();
        club.changing(repositories -> {
            repositories.players().markBot(club.player("bob"), true, true);
            return repositories.ratings().rebuild();
        });
        assertThat(changes(board)).hasSize(2);
        assertThat(changes(other)).hasSize(2);
        assertNothingToRebuild();
    }

    @Test
    void only_the_boards_of_one_player_are_recomputed() {
        int theirs = played(1, 4, "alice", "bob");
        int foreign = played(2, 4, "bob", "carol");
        List<RatingChange> before = changes(theirs);
        club.store().change(tx -> Tables.of(tx).execute("DELETE FROM rated_seat"));
        int changed = club.changing(repositories -> repositories.ratings().rebuild(club.player("alice")));
        assertThat(changed).isPositive();
        assertThat(changes(theirs)).isEqualTo(before);
        assertThat(changes(foreign)).isEmpty();
        assertThat(rebuilt()).isPositive();
        assertNothingToRebuild();
    }

    @Test
    void erasing_a_person_changes_no_rating() {
        played(1, 4, "alice", "bob");
        played(2, 4, "bob", "carol");
        List<Skill> before = ratings().stream().map(Rating::skill).toList();
        club.departs("bob");
        assertThat(ratings().stream().map(Rating::skill)).isEqualTo(before);
        assertNothingToRebuild();
    }

    @Test
    void changes_by_hand_are_found_and_mended() {
        played(1, 4, "alice", "bob");
        played(2, 4, "bob", "carol");
        List<Rating> sound = ratings();
        club.store().change(tx -> Tables.of(tx).execute("UPDATE rated_seat SET mu = 30 WHERE board = 101"));
        club.store().change(tx -> Tables.of(tx).execute("UPDATE rating SET won = 7 WHERE player_id = 3"));
        assertThat(faults())
                .anyMatch(fault -> fault.startsWith("board 101: the rating of seat 1 is stored as mu 30.0"));
        assertThat(faults()).anyMatch(fault -> fault.startsWith("chroma: the rating of player 3 is stored"));
        Audit.mend(club.store());
        assertThat(ratings()).isEqualTo(sound);
        club.store().change(tx -> Tables.of(tx).execute("DELETE FROM rated_seat WHERE board = 101"));
        assertThat(faults()).anyMatch(fault -> fault.startsWith("board 101: what counts for ratings is stored as"));
        assertThat(rebuilt()).isPositive();
        assertThat(ratings()).isEqualTo(sound);
        assertNothingToRebuild();
    }

    @Test
    void standings_list_the_established_first_and_leave_out_who_is_gone_or_has_not_played_for_long() {
        for (int i = 0; i < 30; i++) {
            club.later(Duration.ofDays(i == 15 ? 365 : 0));
            played(i, 2 + i / 5 % 2, "alice", USERS.get(1 + i % 5));
        }
        played(99, 4, "frank", "erin");
        List<Standing> standings = standings(Optional.empty());
        assertThat(standings).extracting(row -> row.rating().player().user()).hasSize(6);
        assertThat(standings.get(0).rating().player().user()).isEqualTo("alice");
        assertThat(standings.get(0).rating().career().isProvisional()).isFalse();
        assertThat(standings.get(0).seen()).isPresent();
        assertThat(standings).extracting(Standing::rank).containsExactly(1, 2, 3, 4, 5, 6);
        club.later(Duration.ofDays(400));
        club.board("chroma", "erin", "frank");
        assertThat(standings(Optional.of(club.now().minus(Duration.ofDays(365)))))
                .extracting(row -> row.rating().player().user() + " " + row.active())
                .containsExactlyInAnyOrder("erin 1", "frank 1");
    }

    @Test
    void two_who_play_nobody_but_each_other_are_named() {
        for (int i = 0; i < 5; i++) {
            played(i, 2, "alice", "bob");
            played(i, 2, "carol", "dave");
        }
        assertThat(pairs(6)).isEmpty();
        played(1, 2, "dave", "erin");
        assertThat(pairs(5)).containsExactly("alice bob 5");
        rollBack(played(2, 2, "bob", "frank"));
        assertThat(pairs(5)).containsExactly("alice bob 5");
    }

    private List<String> pairs(int boards) {
        return club.changing(repositories -> repositories.ratings().closedPairs(boards, 10)).stream()
                .map(pair -> pair.one().user() + " " + pair.other().user() + " " + pair.boards())
                .toList();
    }

    @Test
    void the_best_of_each_game_is_the_first_of_its_standings() {
        best_of_each_is_first(Optional.empty());
        best_of_each_is_first(Optional.of(club.now().minus(Duration.ofDays(365))));
    }

    private void best_of_each_is_first(Optional<Instant> since) {
        List<Rating> best = club.changing(repositories -> repositories.ratings().best(Club.GAMES, since));
        assertThat(best)
                .isEqualTo(Club.GAMES.byFamily().all().stream()
                        .flatMap(game ->
                                club
                                        .changing(repositories ->
                                                repositories.ratings().standings(game.name(), since, 0, 1))
                                        .stream())
                        .map(Standing::rating)
                        .toList());
    }

    private List<Standing> standings(Optional<Instant> since) {
        return club.changing(repositories -> repositories.ratings().standings("chroma", since, 0, 100));
    }
}
