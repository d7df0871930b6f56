package pbem.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.Instructions;
import pbem.command.Verb;
import pbem.notice.ReplyTarget;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;

/** An error shows the right form of that command, filled with what its sender may know. */
class UsageExampleTest extends ClubTest {

    private static final CommandParser PARSER = new CommandParser(Club.GAMES);

    private String told(String user, String line) {
        List<String> told = club.says(user, line).to(user);
        assertThat(told).hasSize(1);
        return told.get(0).replaceFirst(".*forms: ", "");
    }

    @Test
    void the_example_of_a_move_is_a_legal_one_on_a_board_of_the_senders_turn() {
        club.board("cholone", "alice", "bob");
        club.board("pebbles", "bob", "alice");
        assertThat(told("alice", "move c5,d5")).isEqualTo("move 101 c5,d5; help move");
        assertThat(told("bob", "move 102")).isEqualTo("move 102 take2; help move");
        club.says("alice", "move 101 c5,d5");
        assertThat(told("alice", "cholone move c5,d5")).isEqualTo("move 101 c5,d5; help move");
    }

    @Test
    void a_player_without_a_board_gets_the_form_as_it_is_taught() {
        assertThat(told("alice", "move c5,d5")).isEqualTo("move 101 c5,d5; help move");
        assertThat(club.mail("eve@example.org", "queue 101").to("eve@example.org"))
                .noneMatch(told -> told.contains("forms: queue"));
    }

    @Test
    void the_example_of_a_challenge_names_an_existing_player() {
        assertThat(told("alice", "challenge bob")).isEqualTo("cholone challenge bob; help challenge");
        assertThat(told("bob", "chroma challenge")).isEqualTo("chroma challenge alice; help challenge");
        assertThat(told("bob", "pebbles challenge alice --nag=3")).isEqualTo("pebbles challenge alice; help challenge");
        assertThat(told("bob", "cholone challenge alice -size=3")).isEqualTo("cholone challenge alice; help challenge");
    }

    @Test
    void a_slip_shows_the_command_that_was_probably_meant() {
        club.board("pebbles", "alice", "bob");
        assertThat(told("alice", "reisgn 101")).contains("resign 101; help resign");
        assertThat(told("alice", "cholone chalenge bob")).isEqualTo("cholone challenge bob; help challenge");
        assertThat(told("alice", "cholone")).isEqualTo("cholone challenge bob; list; help cholone");
    }

    @Test
    void the_example_for_a_command_without_a_board_names_one_of_the_senders() {
        club.board("pebbles", "carol", "bob");
        club.board("pebbles", "alice", "bob");
        assertThat(told("alice", "resign")).isEqualTo("resign 102; help resign");
        assertThat(told("carol", "I resign.")).contains("101");
    }

    @Test
    void a_wrong_signup_is_shown_a_free_userid() {
        assertThat(club.mail("dave@example.org", "signup")
                        .to("dave@example.org")
                        .get(0))
                .endsWith("forms: signup dave; help signup");
        assertThat(club.mail("bob@example.org", "signup").to("bob@example.org").get(0))
                .endsWith("forms: signup player1; help signup");
    }

    @ParameterizedTest
    @EnumSource(Verb.class)
    void every_form_filled_in_is_a_command(Verb verb) {
        club.board("cholone", "alice", "bob");
        club.store().read(tx -> {
            CommandContext context = new CommandContext(
                    tx,
                    RequestLimits.STANDARD,
                    new Request(
                            OptionalLong.empty(),
                            club.now(),
                            new Speaker("alice@example.net", tx.players().called("alice"), Proof.TOKEN),
                            ReplyTarget.NONE,
                            new Instructions(List.of(), "")),
                    new UsageHelp(Club.GAMES, PARSER));
            new UsageExample(context, Club.GAMES)
                    .of(verb, Optional.empty())
                    .ifPresent(form -> assertThat(PARSER.parse(form)).as(form).isInstanceOf(Command.class));
            return true;
        });
    }
}
