package pbem.handler.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.game.Refusal;
import pbem.play.BoardAdministration;
import pbem.player.Sanction;
import pbem.repository.Repositories;
import pbem.store.Audit;
import pbem.store.Tables;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;

/** Mails of a player whom the admin has suspended or muted. */
class SanctionTest extends ClubTest {

    private static final Instant IN_A_WEEK = Club.START.plus(Duration.ofDays(7));

    private int board;

    @BeforeEach
    void begin() {
        board = club.board("pebbles", "alice", "bob");
    }

    private Optional<Refusal> decides(String user, Sanction.Kind kind, Optional<Instant> until) {
        return club.changing(repositories ->
                        administration(repositories).sanction(club.player(user), kind, until, "insults"))
                .objection();
    }

    private PeopleAdministration administration(Repositories repositories) {
        return new PeopleAdministration(repositories, Officer.atTerminal("root"), club.now());
    }

    private void lift(String user) {
        assertThat(club.changing(repositories -> administration(repositories).lift(club.player(user)))
                        .objection())
                .isEmpty();
    }

    @Test
    void a_suspended_player_changes_nothing_and_is_told_until_when_and_why() {
        assertThat(decides("alice", Sanction.Kind.SUSPENDED, Optional.of(IN_A_WEEK)))
                .isEmpty();
        assertThat(club.said("alice"))
                .startsWith("Your account is suspended: Your account is suspended until Monday 12 May 2025")
                .contains("The reason given: \"insults\".");
        for (String line :
                List.of("move 101 take1", "resign 101", "pebbles challenge carol", "chat 101 hello", "subscribe 101")) {
            var answer = club.says("alice", line);
            assertThat(answer.results())
                    .as(line)
                    .singleElement()
                    .asString()
                    .startsWith("refused: Your account is suspended until");
            assertThat(answer.to("bob")).as(line).isEmpty();
        }
        assertThat(club.moves(board)).isEmpty();
    }

    @Test
    void a_suspended_player_may_read_and_get_their_data_and_write_to_the_admin_and_leave() {
        decides("alice", Sanction.Kind.SUSPENDED, Optional.empty());
        assertThat(club.says("alice", "show 101").result()).startsWith("answered");
        assertThat(club.says("alice", "status").result()).startsWith("answered");
        assertThat(club.says("alice", "mydata").result()).startsWith("done");
        assertThat(club.says("alice", "feedback I am sorry").to("admin")).isNotEmpty();
        assertThat(club.says("alice", "signoff").result()).startsWith("held");
    }

    @Test
    void a_suspension_withdraws_queued_moves_and_challenges() {
        club.says("bob", "queue 101 take1");
        club.says("bob", "pebbles challenge carol");
        decides("bob", Sanction.Kind.SUSPENDED, Optional.empty());
        assertThat(club.last("carol").notice().toString()).contains("WITHDRAWN");
        club.plays(board, "take1");
        assertThat(club.moves(board)).containsExactly("take1");
        assertThat(club.says("carol", "pebbles challenge bob").result())
                .isEqualTo("refused: bob does not accept this challenge at present.");
    }

    @Test
    void a_suspension_is_over_when_its_time_is() {
        decides("alice", Sanction.Kind.SUSPENDED, Optional.of(IN_A_WEEK));
        club.at(IN_A_WEEK.minusSeconds(1));
        assertThat(club.says("alice", "move 101 take1").result()).startsWith("refused");
        club.at(IN_A_WEEK);
        assertThat(club.says("alice", "move 101 take1").result()).startsWith("done");
    }

    @Test
    void a_suspended_player_cannot_let_others_confirm_either() {
        decides("alice", Sanction.Kind.SUSPENDED, Optional.empty());
        assertThat(club.mail("alice", "move 101 take1").result()).startsWith("refused: Your account is suspended");
    }

    @Test
    void a_suspended_player_takes_no_lessons_either() {
        club.says("alice", "tutorial");
        var lesson = club.last("alice");
        decides("alice", Sanction.Kind.SUSPENDED, Optional.empty());
        for (String line : List.of("c3,d3", "skip")) {
            assertThat(club.reply(lesson, line).result()).as(line).startsWith("refused: Your account is suspended");
        }
    }

    @Test
    void a_muted_player_plays_on_but_none_of_their_words_reach_anybody() {
        decides("alice", Sanction.Kind.MUTED, Optional.empty());
        var move = club.says("alice", "move 101 take1\n\nYou fool!");
        assertThat(move.result()).startsWith("done");
        assertThat(move.to("alice"))
                .contains("You are muted: what you wrote with the command was not passed on to anybody.");
        assertThat(club.record(board).entries().get(0).event().comment()).isEmpty();
        for (String line : List.of("chat 101 You fool!", "message bob\n\nYou fool!", "change name fool")) {
            var said = club.says("alice", line);
            assertThat(said.results()).as(line).first().asString().startsWith("refused: You are muted");
            assertThat(said.to("bob")).as(line).isEmpty();
        }
    }

    @Test
    void a_move_queued_by_a_player_who_is_muted_later_is_played_without_its_words() {
        club.says("bob", "queue 101 take1\n\nYou fool!");
        decides("bob", Sanction.Kind.MUTED, Optional.empty());
        club.plays(board, "take1");
        assertThat(club.moves(board)).hasSize(2);
        assertThat(club.record(board).entries())
                .allSatisfy(entry -> assertThat(entry.event().comment()).isEmpty());
    }

    @Test
    void a_lifted_sanction_is_over_at_once_and_its_player_is_told() {
        decides("alice", Sanction.Kind.SUSPENDED, Optional.empty());
        decides("alice", Sanction.Kind.MUTED, Optional.empty());
        lift("alice");
        assertThat(club.said("alice")).startsWith("You can play and write again");
        assertThat(club.says("alice", "move 101 take1\n\nHello!").result()).startsWith("done");
        assertThat(club.record(board).entries().get(0).event().comment()).isEqualTo("Hello!");
    }

    @Test
    void their_games_can_be_ended_at_once_and_all_are_told() {
        int three = club.board("pebbles", "alice", "bob", "carol");
        var ended = club.<List<Integer>>changing(repositories -> new BoardsOfLeaver(
                        repositories, new BoardAdministration(Club::seed), Officer.atTerminal("root"), club.now())
                .end(club.player("alice"), BoardsOfLeaver.Fate.FORFEIT, "left").stream()
                        .map(record -> record.board().number())
                        .toList());
        assertThat(ended).containsExactly(board, three);
        assertThat(club.record(board).result()).isPresent();
        assertThat(club.record(three).result()).isEmpty();
        assertThat(club.last("carol").notice().toString()).contains("board=" + three);
    }

    @Test
    void every_sanction_is_in_the_audit_log_and_its_chain_holds() {
        decides("alice", Sanction.Kind.MUTED, Optional.of(IN_A_WEEK));
        lift("alice");
        assertThat(club.store()
                        .<List<String>>read(tx -> tx.auditLog().newest(10).stream()
                                .map(entry -> entry.author() + " " + entry.verb() + " " + entry.words())
                                .toList()))
                .containsExactly("admin:root resume ", "admin:root mute insults until " + IN_A_WEEK);
        assertThat(Audit.of(club.store()).faults()).isEmpty();
        club.store().change(tx -> Tables.of(tx).execute("UPDATE audit_entry SET verb = 'warn' WHERE number = 1"));
        assertThat(Audit.of(club.store()).faults())
                .singleElement()
                .asString()
                .startsWith("audit entry 1 is not what was entered");
    }
}
