package pbem.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.testkit.Club;

class InstructionsTest {

    private static final CommandParser PARSER = new CommandParser(Club.GAMES);

    private static Instructions letter(String subject, String body) {
        return Instructions.of(subject, body, false, PARSER);
    }

    private static Instructions reply(String body) {
        return Instructions.of("Re: cholone board 101 (alice, bob)", body, true, PARSER);
    }

    @Test
    void a_subject_that_is_a_command_makes_the_body_a_comment() {
        Instructions said = letter(" move 101 c5,d5 ", "\nHello bob,\n\n  nice board!  \n\n");
        assertThat(said.lines()).containsExactly("move 101 c5,d5");
        assertThat(said.comment()).isEqualTo("Hello bob,\n\nnice board!");
    }

    @Test
    void otherwise_the_lines_of_the_body_are_commands_up_to_an_empty_one() {
        Instructions said = letter("From alice", "\n  list\nshow 101  \n   \nThanks,\n\nAlice\n");
        assertThat(said.lines()).containsExactly("list", "show 101");
        assertThat(said.comment()).isEqualTo("Thanks,\n\nAlice");
    }

    @Test
    void a_command_in_subject_and_body_is_one_command_and_no_comment() {
        Instructions said = letter("Challenge bob hex", "challenge bob hex\n\nGood luck!\n");
        assertThat(said.lines()).containsExactly("challenge bob hex");
        assertThat(said.comment()).isEqualTo("Good luck!");
    }

    @Test
    void without_a_subject_the_body_is_all() {
        assertThat(letter("", "signup alice").lines()).containsExactly("signup alice");
    }

    @Test
    void with_crlf_it_is_the_same() {
        Instructions said = letter("", "list\r\nhelp\r\n\r\nBye\r\nA.\r\n");
        assertThat(said.lines()).containsExactly("list", "help");
        assertThat(said.comment()).isEqualTo("Bye\nA.");
    }

    @Test
    void a_subject_alone_that_is_not_a_command_counts_as_words() {
        assertThat(letter("Hello", " \n ").lines()).containsExactly("Hello");
    }

    @Test
    void nothing_at_all_says_nothing() {
        assertThat(letter("  ", "\n").lines()).isEmpty();
        assertThat(reply("\n \n").lines()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Re: list",
                "RE: Re: list",
                "AW: list",
                "Aw: Re: [games] list",
                "[pbem] list",
                "Re[2]: list",
                "re : list",
                "Fwd: list",
                "WG: list",
                "SV:list",
                "Antw: list",
                "Re\uff1alist",
                "[spam?] [pbem] Re: list"
            })
    void prefixes_of_mail_programs_and_lists_are_not_part_of_a_subject(String subject) {
        assertThat(letter(subject, "Thanks").lines()).containsExactly("list");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cholone board 101 (alice, bob)",
                "Re: cholone board 101 (alice, bob)",
                "AW: [games] Cholone Board 101 (alice, bob)",
                "Re: cholone board 1234 (alice,\n bob, carol)",
                "pbem: signup alice",
                "Re: PBeM: show 101"
            })
    void our_own_subject_coming_back_is_never_a_command(String subject) {
        assertThat(letter(subject, "list").lines()).containsExactly("list");
        assertThat(letter(subject, "").lines()).isEmpty();
    }

    @Test
    void a_command_on_a_board_is_not_taken_for_our_own_subject() {
        assertThat(letter("cholone board 101 c5,d5", "").lines()).containsExactly("cholone board 101 c5,d5");
    }

    @Test
    void a_reply_is_one_line_and_a_comment() {
        Instructions said = reply("\n c5,d5 \nlist\n\nYour turn!\n");
        assertThat(said.lines()).containsExactly("c5,d5");
        assertThat(said.comment()).isEqualTo("list\n\nYour turn!");
    }

    @Test
    void the_subject_of_a_reply_does_not_matter() {
        assertThat(Instructions.of("resign 101", "c5,d5", true, PARSER).lines()).containsExactly("c5,d5");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Signup", "Move", "Show me", "cholone", "List of games", "challenge"})
    void a_subject_that_only_announces_gives_way_to_a_command_in_the_body(String subject) {
        Instructions said = letter(subject, "signup alice\n\nHello");
        assertThat(said.lines()).containsExactly("signup alice");
        assertThat(said.comment()).isEqualTo("Hello");
    }

    @Test
    void a_subject_in_a_wrong_form_is_answered_if_the_body_has_no_command() {
        assertThat(letter("move 101", "Hello bob").lines()).containsExactly("move 101");
    }

    @Test
    void the_subject_of_an_older_server_s_board_mail_says_which_board() {
        Instructions said = letter("Re: Cholone Board 101 alice **", "c5,d5\nGood luck!");
        assertThat(said.lines()).containsExactly("Cholone Board 101 c5,d5");
        assertThat(said.comment()).isEqualTo("Good luck!");
        assertThat(letter("Cholone Board 101 alice **", "move 102 c5,d5").lines())
                .containsExactly("move 102 c5,d5");
        assertThat(letter("Cholone Board 101 alice **", "").lines()).isEmpty();
    }

    @Test
    void a_move_typed_behind_such_a_subject_is_understood() {
        assertThat(letter("Re: Cholone Board 101 alice ** c5,d5", "").lines())
                .containsExactly("Cholone Board 101 alice ** c5,d5");
        assertThat(letter("Re: cholone board 101 (alice, bob) c5,d5", "Hello!").said())
                .containsExactly(new Instructions.Line("board 101 c5,d5", "Hello!"));
        assertThat(Instructions.of("Re: cholone board 101 (alice, bob) c5,d5", "", true, PARSER)
                        .lines())
                .containsExactly("c5,d5");
        assertThat(Instructions.of("Re: cholone board 101 (alice, bob) [spam?]", "", true, PARSER)
                        .lines())
                .isEmpty();
    }

    @Test
    void a_subject_of_ours_in_another_language_is_known() {
        assertThat(letter("AW: Mühle, Brett 101 (anna, bob) a1", "").lines()).containsExactly("board 101 a1");
        assertThat(letter("Re: Échecs chromatiques, plateau 101 (anna, bob)", "")
                        .lines())
                .isEmpty();
        assertThat(Instructions.of("RE: Puissance 4, plateau 101 (anna, bob) 4", "", true, PARSER)
                        .lines())
                .containsExactly("4");
    }

    @Test
    void a_mail_program_unsubscribes_by_a_subject_of_its_own() {
        assertThat(Instructions.of("unsubscribe 101", "", true, PARSER).lines()).containsExactly("unsubscribe 101");
        assertThat(Instructions.of("Re: PBeM: please confirm: signup eve", "", true, PARSER)
                        .lines())
                .isEmpty();
        assertThat(Instructions.of("Re: resign", "", true, PARSER).lines()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Hi Bob,", "Hello", "Hallo zusammen!", "Dear Mr. Bob:", "Bonjour,", "good morning Alice"})
    void a_greeting_stands_above_the_command_and_goes_along_with_the_comment(String greeting) {
        assertThat(reply(greeting + "\n\nc5,d5\n\nCheers").said())
                .containsExactly(new Instructions.Line("c5,d5", greeting + "\n\nCheers"));
        assertThat(letter("", greeting + "\nmove 101 c5,d5\nresign 102\n\nCheers")
                        .lines())
                .containsExactly("move 101 c5,d5", "resign 102");
    }

    @Test
    void a_greeting_alone_is_what_was_said() {
        assertThat(reply("Hello").lines()).containsExactly("Hello");
        assertThat(reply("Hello 101\nc5,d5").lines()).containsExactly("Hello 101");
    }

    @ParameterizedTest
    @ValueSource(strings = {"message alice", "chat 101", "call arbiter 101", "feedback", "cholone chat 101"})
    void all_that_stands_below_a_command_that_only_says_something_is_its_words(String command) {
        assertThat(letter("Re: PBeM: status", command + "\nHi, my address is new.\nlist\n\nBye")
                        .said())
                .containsExactly(new Instructions.Line(command, "Hi, my address is new.\nlist\n\nBye"));
        assertThat(letter("", command + "\nlist").said()).containsExactly(new Instructions.Line(command, "list"));
        assertThat(letter("", command + "\n\nHello").comment()).isEqualTo("Hello");
    }

    @Test
    void words_to_one_player_do_not_belong_to_the_commands_above() {
        assertThat(letter("", "cholone challenge bob\nmessage carol\nBob is no good.")
                        .said())
                .containsExactly(
                        new Instructions.Line("cholone challenge bob", ""),
                        new Instructions.Line("message carol", "Bob is no good."));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cholone challenge Bob",
                "cholone seek",
                "accept 3",
                "decline 3",
                "withdraw 3",
                "move 101 c5,d5",
                "101 is no command\nmove 101 c5,d5",
                "resign 101",
                "draw 101",
                "I accept."
            })
    void words_right_below_a_command_that_carries_them_are_its_comment(String commands) {
        Instructions said = letter("", commands + "\nHello Bob! A game?\nlist");
        assertThat(said.lines()).containsExactlyElementsOf(commands.lines().toList());
        assertThat(said.said().get(said.said().size() - 1).comment()).isEqualTo("Hello Bob! A game?\nlist");
    }

    @Test
    void commands_on_successive_lines_are_commands_and_words_follow_the_last() {
        Instructions said = letter("", "move 101 c5,d5\nresign 102\nSorry for the wait.");
        assertThat(said.lines()).containsExactly("move 101 c5,d5", "resign 102");
        assertThat(said.comment()).isEqualTo("Sorry for the wait.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"list", "status", "hint 101", "show 101", "queue 101 if c5,d5 then g5,f4;"})
    void below_a_command_that_carries_no_words_a_line_is_to_be_answered(String command) {
        assertThat(letter("", command + "\nif c4,d4 then h5,g5").lines())
                .containsExactly(command, "if c4,d4 then h5,g5");
    }

    @ParameterizedTest
    @ValueSource(strings = {"moev 102 c5,d5", "resgin 102", "move 102", "cholone chalenge carol"})
    void a_command_with_a_slip_in_it_is_not_told_to_the_opponent(String slip) {
        assertThat(letter("", "move 101 c5,d5\n" + slip).said())
                .containsExactly(new Instructions.Line("move 101 c5,d5", ""), new Instructions.Line(slip, ""));
    }
}
