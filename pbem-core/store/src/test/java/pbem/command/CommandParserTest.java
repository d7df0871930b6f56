package pbem.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.testkit.Club;

class CommandParserTest {

    private static final CommandParser PARSER = new CommandParser(Club.GAMES);
    private static final Game CHOLONE = Club.GAMES.named("cholone").orElseThrow();
    private static final Optional<Game> NO_GAME = Optional.empty();
    private static final OptionalInt NONE = OptionalInt.empty();

    private static Command read(String line) {
        Parsing parsing = PARSER.parse(line);
        assertThat(parsing).as(line).isInstanceOf(Command.class);
        return (Command) parsing;
    }

    private static Command readReply(String line) {
        Parsing parsing = PARSER.parseReply(line);
        assertThat(parsing).as(line).isInstanceOf(Command.class);
        return (Command) parsing;
    }

    private static PlayCommand.Move move(int board, String text) {
        return new PlayCommand.Move(NO_GAME, OptionalInt.of(board), text, NONE);
    }

    private static PlayCommand.Move bare(String text) {
        return new PlayCommand.Move(NO_GAME, NONE, text, NONE);
    }

    private static InvitationCommand.Challenge challenge(String... users) {
        return new InvitationCommand.Challenge(CHOLONE, List.of(users), Map.of(), Map.of());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "signup alice",
                "SIGNUP alice",
                "  Signup\talice  ",
                "** signup ** alice",
                "sign up alice",
                "Sign  Up alice"
            })
    void signup(String line) {
        assertThat(read(line)).isEqualTo(new AccountCommand.Signup("alice"));
    }

    @Test
    void help() {
        assertThat(read("help")).isEqualTo(new InformationCommand.Help(""));
        assertThat(read("Help  Cholone ")).isEqualTo(new InformationCommand.Help("Cholone"));
        assertThat(read("cholone help")).isEqualTo(new InformationCommand.Help("cholone"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"list cholone", "LIST Abalone", "cholone list", "list **  cholone"})
    void list_of_a_game(String line) {
        assertThat(read(line)).isEqualTo(new InformationCommand.ListGames(Optional.of(CHOLONE)));
    }

    @Test
    void list() {
        assertThat(read("list")).isEqualTo(new InformationCommand.ListGames(NO_GAME));
    }

    @ParameterizedTest
    @ValueSource(strings = {"show 101", "SHOW board 101", "Show move 101"})
    void show(String line) {
        assertThat(read(line))
                .isEqualTo(new InformationCommand.Show(NO_GAME, OptionalInt.of(101), NONE, Optional.empty()));
    }

    @Test
    void show_after_a_move_and_of_a_game() {
        assertThat(read("show 101#12"))
                .isEqualTo(new InformationCommand.Show(
                        NO_GAME, OptionalInt.of(101), OptionalInt.of(12), Optional.empty()));
        assertThat(read("cholone show 101#0"))
                .isEqualTo(new InformationCommand.Show(
                        Optional.of(CHOLONE), OptionalInt.of(101), OptionalInt.of(0), Optional.empty()));
    }

    @Test
    void an_answer_may_end_like_a_sentence() {
        assertThat(PARSER.parseReply("Resign.")).isEqualTo(new PlayCommand.Resign(NO_GAME, NONE, NONE));
        assertThat(PARSER.parseReply("Accept, with pleasure!"))
                .isEqualTo(new InvitationCommand.Respond(true, NONE, false));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I resign.                         | resign
            i resign this game, thank you     | resign
            Resign, please                    | resign
            resign now                        | resign
            I accept your challenge.          | accept
            Accept please!                    | accept
            I decline, thanks.                | decline
            I offer a draw                    | draw
            I propose a draw.                 | propose
            resign now                        | resign
            Please resign                     | resign
            OK, I accept                      | accept
            I accept, thanks!                 | accept
            Hi Bob, I accept                  | accept
            Good game! I resign               | resign
            “Resign”                          | resign
            Resign :-)                        | resign
            withdraw my challenge, please     | withdraw
            Undo my last move, please         | undo
            Draw.                             | draw
            confirm, thanks                   | confirm
            decline, sorry                    | decline
            No thanks, I decline              | decline
            """)
    void people_answer_in_sentences(String sentence, String command) {
        assertThat(PARSER.parseReply(sentence)).isEqualTo(PARSER.parseReply(command));
    }

    @Test
    void a_sentence_may_be_the_first_word_of_a_new_mail_too() {
        assertThat(read("I resign.")).isEqualTo(new PlayCommand.Resign(NO_GAME, NONE, NONE));
        assertThat(read("resign 101 please")).isEqualTo(new PlayCommand.Resign(NO_GAME, OptionalInt.of(101), NONE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Hex is a fine game", "hex, anybody?", "chroma with bob would be nice"})
    void a_sentence_that_begins_a_new_mail_with_the_name_of_a_game_is_not_a_command(String line) {
        assertThat(PARSER.parse(line)).isInstanceOf(Parsing.Unknown.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hex", "hex chalenge bob", "chroma sek"})
    void a_slip_behind_the_name_of_a_game_is_a_misspelled_command(String line) {
        assertThat(PARSER.parse(line)).isInstanceOf(Parsing.Malformed.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "delete my queued move",
                "delete my last move please",
                "Please delete the comment",
                "erase this game",
                "remove my message to bob",
                "delete me from the queue",
                "could you remove me from game 101",
                "DELETE 101",
                "erase everything that I wrote",
                "ok, delete my last move",
                "I delete my comment",
                "so erase that game",
                "Hi there, delete my queued move",
                "hello bob, sure, gladly delete the comment",
                "Hi Greta, ok, delete 101",
                "ok, remove my last move",
                "delete account settings",
                "well, delete my account settings please",
                "ok, delete me from the queue"
            })
    void a_delete_command_never_means_the_account(String line) {
        for (Parsing parsing : List.of(PARSER.parse(line), PARSER.parseReply(line))) {
            assertThat(parsing)
                    .isInstanceOfSatisfying(
                            Parsing.Malformed.class,
                            malformed -> assertThat(malformed.refusal().is(CommandRefusal.NOTHING_TO_REMOVE))
                                    .isTrue());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "stop the messages please",
                "no more messages about this game",
                "Please stop the game messages",
                "quit writing messages",
                "don't send me mails about each move"
            })
    void a_request_to_stop_one_thing_is_not_answered_with_how_to_leave(String line) {
        for (Parsing parsing : List.of(PARSER.parse(line), PARSER.parseReply(line))) {
            assertThat(parsing).isEqualTo(new InformationCommand.WaysOut(false));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"stop", "unsubscribe me", "no more e-mails", "leave me alone"})
    void a_sender_who_may_want_to_leave_is_told_how(String line) {
        assertThat(PARSER.parse(line)).isEqualTo(new InformationCommand.WaysOut(true));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I want to delete the comment",
                "you can erase my move",
                "stop this game",
                "quit the queue",
                "stop the move"
            })
    void no_such_word_beside_a_thing_leads_to_the_account(String line) {
        for (Parsing parsing : List.of(PARSER.parse(line), PARSER.parseReply(line))) {
            assertThat(parsing.asCommand()).isNotEqualTo(Optional.of(new AccountCommand.Signoff()));
            assertThat(parsing).isNotEqualTo(new Parsing.Doubtful(new AccountCommand.Signoff(), "signoff"));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Resign? no not yet                          | resign
            Accept? Let me think about it first.        | accept
            accept if you play on                       | accept
            accept bob                                  | accept
            I resign from the club                      | resign
            resign 101 or not                           | resign 101
            Accept, but only if you go first            | accept
            accept challenge 3 if you like              | accept challenge 3
            withdraw 3?                                 | withdraw 3
            undo? I think I touched the wrong marble    | undo
            claim, or should I wait                     | claim
            signoff? how does that work                 | signoff
            delete my account                           | signoff
            ok, delete my account and all my data       | signoff
            Hi there, please erase me                   | signoff
            I give up                                   | resign
            I concede                                   | resign
            Please resign for me tomorrow               | resign
            decline unless bob goes first               | decline
            cholone resign 101 maybe                    | cholone resign 101
            Hi maybe, resign                            | resign
            """)
    void half_a_command_that_binds_is_asked_about(String line, String command) {
        assertThat(PARSER.parseReply(line)).isInstanceOfSatisfying(Parsing.Doubtful.class, doubtful -> {
            assertThat(doubtful.line()).isEqualTo(command);
            assertThat(doubtful.command()).isEqualTo(read(command));
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I think I should resign",
                "nice move, maybe I will accept your offer",
                "I don't accept",
                "can I take back my move",
                "well then, let us call it a draw",
                "thinking about giving up"
            })
    void in_a_reply_it_may_stand_anywhere(String line) {
        assertThat(PARSER.parseReply(line).asCommand().filter(c -> !(c instanceof PlayCommand.Draw)))
                .isEmpty();
        assertThat(PARSER.parse(line)).isInstanceOf(Parsing.Unknown.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            look 101        | 101 |    |
            Look 101#12 e5  | 101 | 12 | e5
            look at board 101 E5 | 101 |  | E5
            look e5         |     |    | e5
            look 3,-2       |     |    | 3,-2
            look (3, -2)    |     |    | (3, -2)
            look 101 3, -2  | 101 |    | 3, -2
            """)
    void look(String line, Integer board, Integer ply, String cell) {
        assertThat(read(line))
                .isEqualTo(new InformationCommand.Look(NO_GAME, number(board), number(ply), Optional.ofNullable(cell)));
    }

    private static OptionalInt number(Integer value) {
        return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }

    @Test
    void show_can_ask_about_one_thing_on_the_board() {
        assertThat(read("show 101 D4"))
                .isEqualTo(new InformationCommand.Show(NO_GAME, OptionalInt.of(101), NONE, Optional.of("D4")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cholone challenge bob Carol",
                "CHOLONE CHALL bob Carol",
                "abalone challen bob Carol",
                "challenge cholone bob Carol",
                "chall Abalone bob Carol"
            })
    void challenge_in_every_form(String line) {
        assertThat(read(line)).isEqualTo(challenge("bob", "Carol"));
    }

    @Test
    void the_game_may_stand_behind_the_only_opponent() {
        assertThat(read("challenge bob Abalone")).isEqualTo(challenge("bob"));
        assertThat(read("challenge bob Go")).isEqualTo(read("weiqi challenge bob"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"accept 3", "ACCEPT #3", "accept 3.", "Accept 3:"})
    void accept(String line) {
        assertThat(read(line)).isEqualTo(new InvitationCommand.Respond(true, OptionalInt.of(3), false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"decline", "reject", "REJECT", "Decline **"})
    void decline(String line) {
        assertThat(read(line)).isEqualTo(new InvitationCommand.Respond(false, NONE, false));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "move 101 c5,d5",
                "MOVE 101 c5,d5",
                "mvoe 101 c5,d5",
                "board 101 c5,d5",
                "** move ** 101 c5,d5",
                "move #101 c5,d5",
                "move 101: c5,d5",
                "move\u00a0101\u00a0c5,d5",
                "move 101 c5,d5 **"
            })
    void move(String line) {
        assertThat(read(line)).isEqualTo(move(101, "c5,d5"));
    }

    @Test
    void the_text_of_a_move_is_kept_as_it_is_typed() {
        assertThat(read("101 e2e4")).isEqualTo(move(101, "e2e4"));
        assertThat(read("#101: E2 - e4")).isEqualTo(move(101, "E2 - e4"));
        assertThat(read("move 101  E2 - e4  ")).isEqualTo(move(101, "E2 - e4"));
        assertThat(read("move 101 --")).isEqualTo(move(101, "pass"));
    }

    @Test
    void move_of_a_game() {
        assertThat(read("cholone board 101 c5,d5"))
                .isEqualTo(new PlayCommand.Move(Optional.of(CHOLONE), OptionalInt.of(101), "c5,d5", NONE));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            move 101 c5,d5#7     | c5,d5 | 7
            move 101 c5,d5 #7    | c5,d5 | 7
            move 101 c5,d5 # 12  | c5,d5 | 12
            move 101 e8=Q##40    | e8=Q# | 40
            """)
    void a_move_may_be_guarded_by_its_number(String line, String text, int guard) {
        assertThat(read(line))
                .isEqualTo(new PlayCommand.Move(NO_GAME, OptionalInt.of(101), text, OptionalInt.of(guard)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Qh7#", "#7", "c5#d5", "c5,d5#1234567"})
    void a_number_sign_elsewhere_belongs_to_the_move(String text) {
        assertThat(read("move 101 " + text)).isEqualTo(move(101, text));
        assertThat(readReply(text)).isEqualTo(bare(text));
    }

    @Test
    void resign() {
        assertThat(read("resign 101")).isEqualTo(new PlayCommand.Resign(NO_GAME, OptionalInt.of(101), NONE));
        assertThat(read("cholone RESIGN 101"))
                .isEqualTo(new PlayCommand.Resign(Optional.of(CHOLONE), OptionalInt.of(101), NONE));
        assertThat(read("resign")).isEqualTo(new PlayCommand.Resign(NO_GAME, NONE, NONE));
        assertThat(read("resign 101 gammon"))
                .isEqualTo(new PlayCommand.Move(NO_GAME, OptionalInt.of(101), "resign gammon", NONE));
        assertThat(readReply("Resign single")).isEqualTo(new PlayCommand.Move(NO_GAME, NONE, "resign single", NONE));
    }

    @Test
    void a_command_for_a_board_may_be_guarded_by_the_number_of_the_next_move() {
        OptionalInt board = OptionalInt.of(101);
        OptionalInt seventh = OptionalInt.of(7);
        assertThat(read("resign 101#7")).isEqualTo(new PlayCommand.Resign(NO_GAME, board, seventh));
        assertThat(read("undo board 101 #7")).isEqualTo(new PlayCommand.Undo(NO_GAME, board, seventh));
        assertThat(read("pass 101 # 7")).isEqualTo(new PlayCommand.Move(NO_GAME, board, "pass", seventh));
        assertThat(read("swap #101")).isEqualTo(new PlayCommand.Move(NO_GAME, board, "swap", NONE));
        assertThat(read("draw 101 #7")).isEqualTo(new PlayCommand.Draw(NO_GAME, board, "", seventh, false));
        assertThat(read("move 101 undo#7")).isEqualTo(new PlayCommand.Undo(NO_GAME, board, seventh));
        assertThat(read("accept 101#7")).isEqualTo(new PlayCommand.AnswerOffer(NO_GAME, board, true, seventh));
    }

    @Test
    void to_propose_a_draw_is_always_an_offer_and_draw_may_say_more() {
        assertThat(readReply("propose")).isEqualTo(new PlayCommand.Draw(NO_GAME, NONE, "", NONE, true));
        assertThat(readReply("Draw?")).isEqualTo(new PlayCommand.Draw(NO_GAME, NONE, "?", NONE, false));
        assertThat(readReply("draw claim d4-e5"))
                .isEqualTo(new PlayCommand.Draw(NO_GAME, NONE, "claim d4-e5", NONE, false));
        assertThat(read("cholone move 101 propose"))
                .isEqualTo(new PlayCommand.Draw(Optional.of(CHOLONE), OptionalInt.of(101), "", NONE, true));
    }

    @Test
    void an_answer_may_say_whether_it_means_a_challenge_or_a_board() {
        assertThat(read("accept challenge 3")).isEqualTo(new InvitationCommand.Respond(true, OptionalInt.of(3), true));
        assertThat(read("decline chall #3")).isEqualTo(new InvitationCommand.Respond(false, OptionalInt.of(3), true));
        assertThat(read("reject board 101"))
                .isEqualTo(new PlayCommand.AnswerOffer(NO_GAME, OptionalInt.of(101), false, NONE));
    }

    @Test
    void one_dash_is_for_the_game_and_two_are_for_the_server_wherever_they_stand() {
        assertThat(read("cholone challenge -Setup=Belgian bob --NagTime=3 carol -bowl --unrated"))
                .isEqualTo(new InvitationCommand.Challenge(
                        CHOLONE,
                        List.of("bob", "carol"),
                        Map.of("setup", "Belgian", "bowl", ""),
                        Map.of("nagtime", "3", "unrated", "")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u2014unrated", "\u2013unrated"})
    void a_telephone_that_joins_two_dashes_does_no_harm(String term) {
        assertThat(read("cholone challenge bob " + term))
                .isEqualTo(new InvitationCommand.Challenge(CHOLONE, List.of("bob"), Map.of(), Map.of("unrated", "")));
    }

    @Test
    void dashes_alone_are_words() {
        assertThat(read("cholone challenge - -- -5")).isEqualTo(challenge("-", "--", "-5"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"c5,d5", "hello bob", "move c5,d5", "MOVE  c5,d5", "board c5,d5"})
    void a_reply_that_is_not_a_command_is_a_move(String line) {
        assertThat(readReply(line)).isEqualTo(bare(line.replaceFirst("(?i)^(move|board) +", "")));
    }

    /** The names of these games are also English words. */
    @ParameterizedTest
    @ValueSource(strings = {"Breakthrough it is, well played", "Amazons are strong", "hex on you, ann", "Reversi, ha"})
    void a_sentence_that_begins_with_the_name_of_a_game_is_not_a_command(String line) {
        assertThat(readReply(line)).isEqualTo(bare(line));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hey nice", "her move", "lot of men", "low"})
    void a_short_word_is_not_a_misspelling_of_a_short_name(String line) {
        assertThat(PARSER.slip(line)).isEmpty();
    }

    @Test
    void a_reply_may_be_any_command() {
        assertThat(readReply("resign")).isEqualTo(new PlayCommand.Resign(NO_GAME, NONE, NONE));
        assertThat(readReply("Accept")).isEqualTo(new InvitationCommand.Respond(true, NONE, false));
        assertThat(readReply("reject")).isEqualTo(new InvitationCommand.Respond(false, NONE, false));
        assertThat(readReply("help commands")).isEqualTo(new InformationCommand.Help("commands"));
        assertThat(readReply("move 102 c5,d5")).isEqualTo(move(102, "c5,d5"));
        assertThat(readReply("cholone challenge bob")).isEqualTo(challenge("bob"));
    }

    @Test
    void a_guard_stands_behind_a_bare_move_too() {
        assertThat(readReply("c5,d5 #7")).isEqualTo(new PlayCommand.Move(NO_GAME, NONE, "c5,d5", OptionalInt.of(7)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "signup",
                "signup alice secret",
                "accept 1 2",
                "decline 0",
                "move",
                "move 101",
                "move c5,d5",
                "move 9999999999 c5,d5",
                "show",
                "show me",
                "show 101#x",
                "cholone move c5,d5"
            })
    void a_wrong_form_is_told_the_right_one(String line) {
        Parsing parsing = PARSER.parse(line);
        assertThat(parsing).isInstanceOf(Parsing.Malformed.class);
        assertThat(((Parsing.Malformed) parsing).refusal())
                .extracting(Refusal::reason)
                .isEqualTo(CommandRefusal.WRONG_FORM);
    }

    @ParameterizedTest
    @CsvSource({
        "hlep, help",
        "sgnup, signup",
        "chalenge, challenge",
        "moove, move",
        "cholon, cholone",
        "RESING, resign",
        "sign, signup",
        "Sign, signup"
    })
    void a_slip_is_told_what_was_probably_meant(String word, String meant) {
        assertThat(PARSER.parse(word + " 101"))
                .isEqualTo(new Parsing.Unknown(CommandRefusal.unknownCommand(word, Optional.of(meant))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"dear", "c5,d5", "mo", "42", "-", "chal"})
    void other_words_are_not_guessed_at(String word) {
        Parsing parsing = PARSER.parse(word);
        assertThat(parsing).isInstanceOf(Parsing.Unknown.class);
    }

    @Test
    void a_word_too_far_from_all_of_ours_has_no_suggestion() {
        assertThat(PARSER.parse("regards"))
                .isEqualTo(new Parsing.Unknown(CommandRefusal.unknownCommand("regards", Optional.empty())));
    }

    @Test
    void the_time_of_a_game_reads_alike_in_a_challenge_and_in_a_tournament() {
        for (String time : List.of("time=3d weekdays", "--time=3d --weekdays", "--forfeittime=3 --weekdays")) {
            Map<String, String> terms = Map.of("forfeittime", "3", "weekdays", "");
            assertThat(PARSER.parse("cholone challenge bob " + time).asCommand())
                    .as(time)
                    .get()
                    .isInstanceOfSatisfying(
                            InvitationCommand.Challenge.class,
                            challenge -> assertThat(challenge.terms()).isEqualTo(terms));
            assertThat(PARSER.parse("tournament create cholone swiss Cup " + time)
                            .asCommand())
                    .as(time)
                    .get()
                    .isInstanceOfSatisfying(
                            TournamentCommand.Create.class,
                            create -> assertThat(create.settings()).isEqualTo(terms));
        }
    }

    @Test
    void the_reason_of_more_days_begins_behind_their_unit() {
        for (String line :
                List.of("tournament 2 extend 3 days because Sam is ill", "tournament 2 extend 3 because Sam is ill")) {
            assertThat(PARSER.parse(line).asCommand())
                    .as(line)
                    .get()
                    .isInstanceOfSatisfying(
                            TournamentCommand.Direct.class,
                            direct -> assertThat(direct.reason()).isEqualTo("because Sam is ill"));
        }
    }

    @Test
    void the_subject_of_a_new_mail_with_words_is_kept_beside_its_lines() {
        assertThat(Instructions.of("Re: Which games are there?", "Hello!", false, PARSER)
                        .subject())
                .isEqualTo("Which games are there?");
        assertThat(Instructions.of("PBeM: your mail", "Hello!", false, PARSER).subject())
                .isEmpty();
        assertThat(Instructions.of("Which games are there?", "Hello!", true, PARSER)
                        .subject())
                .isEmpty();
    }
}
