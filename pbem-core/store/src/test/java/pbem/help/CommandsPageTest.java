package pbem.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.command.AccountCommand;
import pbem.command.ClubCommand;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.InformationCommand;
import pbem.command.Instructions;
import pbem.command.InvitationCommand;
import pbem.command.Parsing;
import pbem.command.PlayCommand;
import pbem.command.TalkCommand;
import pbem.command.TournamentCommand;
import pbem.command.Verb;
import pbem.command.WatchCommand;
import pbem.testkit.Club;

/** The commands page and the parser agree: every form, alias and example is the command under which it stands. */
class CommandsPageTest {

    private static final HelpPages PAGES = new HelpPages(Club.GAMES);
    private static final String PAGE = PAGES.markdown("commands");
    private static final CommandParser PARSER = new CommandParser(Club.GAMES);
    private static final Pattern HEADING = Pattern.compile("(?m)^### `(.*)`$");
    private static final Pattern CODE = Pattern.compile("`([^`\\n]+)`");
    private static final Pattern EXAMPLE = Pattern.compile("(?m)^ {4}(\\S.*?)(?: {2,}.*)?$");

    /**
     * The commands that the lines of a section are read as. {@code multiple} is not a command: it announces the lines
     * below it.
     */
    private static final Map<Verb, Set<Class<? extends Command>>> COMMANDS = Map.ofEntries(
            Map.entry(Verb.SIGNUP, Set.of(AccountCommand.Signup.class)),
            Map.entry(Verb.ADD, Set.of(AccountCommand.SetAddresses.class)),
            Map.entry(
                    Verb.CHANGE,
                    Set.of(
                            AccountCommand.SetAddresses.class,
                            AccountCommand.ChangePassword.class,
                            AccountCommand.ChangeName.class)),
            Map.entry(Verb.STATUS, Set.of(AccountCommand.Status.class)),
            Map.entry(Verb.SET, Set.of(AccountCommand.Set.class)),
            Map.entry(Verb.VACATION, Set.of(AccountCommand.Vacation.class)),
            Map.entry(Verb.MYDATA, Set.of(AccountCommand.MyData.class)),
            Map.entry(Verb.BACK, Set.of(AccountCommand.Back.class)),
            Map.entry(Verb.BLOCK, Set.of(AccountCommand.Block.class)),
            Map.entry(Verb.UNBLOCK, Set.of(AccountCommand.Block.class)),
            Map.entry(Verb.REOPEN, Set.of(AccountCommand.Reopen.class)),
            Map.entry(Verb.SIGNOFF, Set.of(AccountCommand.Signoff.class)),
            Map.entry(Verb.HELP, Set.of(InformationCommand.Help.class)),
            Map.entry(Verb.LIST, Set.of(InformationCommand.ListGames.class)),
            Map.entry(Verb.GAMES, Set.of(InformationCommand.TableOfBoards.class)),
            Map.entry(Verb.HISTORY, Set.of(InformationCommand.History.class)),
            Map.entry(Verb.STANDINGS, Set.of(InformationCommand.Standings.class)),
            Map.entry(Verb.RATING, Set.of(InformationCommand.RatingOf.class)),
            Map.entry(Verb.OPPONENTS, Set.of(InformationCommand.Opponents.class)),
            Map.entry(
                    Verb.SHOW,
                    Set.of(
                            InformationCommand.Show.class,
                            InformationCommand.ShowBoards.class,
                            InformationCommand.ShowPlayers.class)),
            Map.entry(Verb.LOOK, Set.of(InformationCommand.Look.class)),
            Map.entry(Verb.RECORD, Set.of(InformationCommand.GameText.class)),
            Map.entry(Verb.PGN, Set.of(InformationCommand.GameText.class)),
            Map.entry(Verb.FEN, Set.of(InformationCommand.GameText.class)),
            Map.entry(Verb.ANALYSE, Set.of(InformationCommand.Analyse.class)),
            Map.entry(Verb.PREVIEW, Set.of(InformationCommand.Preview.class, InformationCommand.PreviewNew.class)),
            Map.entry(Verb.REPLAY, Set.of(InformationCommand.Preview.class)),
            Map.entry(Verb.TEST, Set.of(InformationCommand.TestDisplay.class)),
            Map.entry(Verb.PLAYERS, Set.of(InformationCommand.Players.class)),
            Map.entry(Verb.REMATCH, Set.of(InvitationCommand.Rematch.class)),
            Map.entry(Verb.CHALLENGE, Set.of(InvitationCommand.Challenge.class)),
            Map.entry(Verb.SEEK, Set.of(InvitationCommand.Seek.class)),
            Map.entry(Verb.ACCEPT, Set.of(InvitationCommand.Respond.class)),
            Map.entry(Verb.DECLINE, Set.of(InvitationCommand.Respond.class)),
            Map.entry(Verb.COUNTER, Set.of(InvitationCommand.Counter.class)),
            Map.entry(Verb.REPLACE, Set.of(InvitationCommand.Replace.class)),
            Map.entry(Verb.WITHDRAW, Set.of(InvitationCommand.Withdraw.class)),
            Map.entry(Verb.LIMIT, Set.of(InvitationCommand.Limit.class)),
            Map.entry(Verb.TUTORIAL, Set.of(InvitationCommand.Tutorial.class)),
            Map.entry(Verb.LESSONS, Set.of(InvitationCommand.Lessons.class)),
            Map.entry(Verb.MOVE, Set.of(PlayCommand.Move.class)),
            Map.entry(Verb.PASS, Set.of(PlayCommand.Move.class)),
            Map.entry(Verb.SWAP, Set.of(PlayCommand.Move.class)),
            Map.entry(Verb.SUBMIT, Set.of(PlayCommand.Submit.class)),
            Map.entry(Verb.CONFIRM, Set.of(PlayCommand.Confirm.class)),
            Map.entry(Verb.QUEUE, Set.of(PlayCommand.Queue.class)),
            Map.entry(Verb.NOTE, Set.of(PlayCommand.Note.class)),
            Map.entry(Verb.UNQUEUE, Set.of(PlayCommand.Unqueue.class)),
            Map.entry(Verb.DRAW, Set.of(PlayCommand.Draw.class)),
            Map.entry(Verb.EXTEND, Set.of(PlayCommand.Extend.class)),
            Map.entry(Verb.UNDO, Set.of(PlayCommand.Undo.class)),
            Map.entry(Verb.CLAIM, Set.of(PlayCommand.Claim.class)),
            Map.entry(Verb.RESIGN, Set.of(PlayCommand.Resign.class)),
            Map.entry(Verb.HINT, Set.of(PlayCommand.Hint.class)),
            Map.entry(Verb.CHAT, Set.of(TalkCommand.Chat.class)),
            Map.entry(Verb.MESSAGE, Set.of(TalkCommand.Message.class)),
            Map.entry(Verb.FEEDBACK, Set.of(TalkCommand.Feedback.class)),
            Map.entry(Verb.CALL, Set.of(TalkCommand.CallArbiter.class)),
            Map.entry(Verb.SHOWAS, Set.of(WatchCommand.ShowAs.class)),
            Map.entry(Verb.SUBSCRIBE, Set.of(WatchCommand.Subscribe.class)),
            Map.entry(Verb.UNSUBSCRIBE, Set.of(WatchCommand.Subscribe.class)),
            Map.entry(Verb.NOTIFY, Set.of(WatchCommand.NotifyEnd.class)),
            Map.entry(Verb.TOURNAMENTS, Set.of(TournamentCommand.Tournaments.class)),
            Map.entry(
                    Verb.TOURNAMENT,
                    Set.of(
                            TournamentCommand.OneTournament.class,
                            TournamentCommand.Bye.class,
                            TournamentCommand.Climb.class,
                            TournamentCommand.Create.class,
                            TournamentCommand.InviteFriends.class,
                            TournamentCommand.Direct.class)),
            Map.entry(Verb.JOIN, Set.of(TournamentCommand.Join.class)),
            Map.entry(Verb.LEAVE, Set.of(TournamentCommand.Leave.class)),
            Map.entry(Verb.REPORT, Set.of(ClubCommand.Report.class)),
            Map.entry(Verb.MODERATE, Set.of(ClubCommand.Moderate.class)));

    /** A line that the parser must understand, and its section. */
    record Line(Verb section, String text) {
        @Override
        public String toString() {
            return section.word() + ": " + text;
        }
    }

    static List<Line> forms() {
        return lines((verb, section) -> HEADING.matcher(
                        "##" + section.lines().findFirst().orElseThrow())
                .results()
                .flatMap(heading -> FormFilling.of(heading.group(1)).stream()));
    }

    /** The forms that error messages show. */
    static List<Line> formsInErrors() {
        return lines((verb, section) -> FormFilling.of(verb.form()).stream());
    }

    static List<Line> aliases() {
        return lines((verb, section) -> FormFilling.of(verb.form()).stream()
                .flatMap(line ->
                        verb.aliases().stream().map(alias -> line.replaceFirst("\\b" + verb.word() + "\\b", alias))));
    }

    static List<Line> examples() {
        return lines((verb, section) -> Stream.concat(
                        CODE.matcher(section.substring(section.indexOf('\n'))).results(),
                        EXAMPLE.matcher(section).results())
                .map(match -> match.group(1))
                .filter(line -> !verb.aliases().contains(line))
                .filter(line -> Stream.of(line.split("\\s+")).limit(2).anyMatch(word -> is(word, verb))));
    }

    private static boolean is(String word, Verb verb) {
        return Verb.of(word).filter(verb::equals).isPresent();
    }

    private interface Gathering {
        Stream<String> of(Verb verb, String section);
    }

    private static List<Line> lines(Gathering gathering) {
        List<Line> lines = new ArrayList<>();
        for (Verb verb : COMMANDS.keySet()) {
            gathering.of(verb, PAGES.markdown(verb.word())).forEach(text -> lines.add(new Line(verb, text)));
        }
        return lines;
    }

    @Test
    void every_command_has_one_heading_and_nothing_else_has() {
        List<Verb> headings = HEADING.matcher(PAGE)
                .results()
                .map(heading -> Verb.of(heading.group(1)
                                .replaceFirst("^\\[?GAME]? ", "")
                                .split(" ")[0])
                        .orElseThrow())
                .toList();
        assertThat(headings).containsExactlyInAnyOrder(Verb.values());
        assertThat(Arrays.asList(Verb.values())).containsAll(COMMANDS.keySet()).hasSize(COMMANDS.size() + 1);
    }

    @ParameterizedTest
    @MethodSource({"forms", "formsInErrors", "aliases"})
    void every_way_to_fill_in_a_form_is_that_command(Line line) {
        Command command = read(line.text());
        assertThat(COMMANDS.get(line.section())).contains(command.getClass());
    }

    @ParameterizedTest
    @MethodSource({"forms", "examples"})
    void capital_letters_make_no_difference(Line line) {
        assertThat(read(line.text().toUpperCase(Locale.ROOT)))
                .isInstanceOf(read(line.text()).getClass());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void every_example_is_the_command_it_explains(Line line) {
        assertThat(COMMANDS.get(line.section())).contains(read(line.text()).getClass());
    }

    @Test
    void every_other_code_with_a_blank_is_a_command() {
        String running = HEADING.matcher(PAGE.replaceAll("(?s)```.*?```", "")).replaceAll("");
        List<String> lines = CODE.matcher(running)
                .results()
                .map(match -> match.group(1))
                .filter(code -> code.contains(" "))
                .toList();
        assertThat(lines).isNotEmpty().allSatisfy(line -> assertThat(read(line)).isNotNull());
    }

    @Test
    void there_are_many_examples() {
        assertThat(examples().stream().map(Line::section).distinct().count()).isGreaterThan(30);
    }

    @Test
    void the_page_names_every_alias() {
        assertThat(Arrays.stream(Verb.values())
                        .flatMap(verb -> verb.aliases().stream())
                        .filter(alias -> !alias.equals("multi"))) // short for "multiple"
                .allSatisfy(alias -> assertThat(PAGE).contains("`" + alias + "`"));
    }

    @Test
    void the_example_of_multiple_is_two_commands_with_a_comment_each() {
        String example = PAGE.substring(PAGE.indexOf("```\n") + 4, PAGE.lastIndexOf("```"));
        Instructions said = Instructions.of("", example, false, PARSER);
        assertThat(said.said())
                .containsExactly(
                        new Instructions.Line("move 101 c5,d5", "Sorry that you had to wait."),
                        new Instructions.Line("resign 104", "Well played!"));
    }

    @ParameterizedTest
    @EnumSource(Verb.class)
    void help_about_a_command_is_its_section_of_the_page(Verb verb) {
        assertThat(PAGES.find(verb.word())).isPresent();
        if (verb != Verb.HELP && !PAGES.topics().contains(verb.word())) { // these topics have pages of their own
            assertThat(PAGES.find(verb.word())).contains(verb.word());
            assertThat(PAGES.markdown(verb.word()))
                    .startsWith("# `")
                    .contains(verb.word())
                    .hasSizeLessThan(1_500);
        }
        assertThat(verb.aliases())
                .allSatisfy(alias -> assertThat(PAGES.find(alias)).isEqualTo(PAGES.find(verb.word())));
    }

    private static Command read(String line) {
        Parsing parsing = PARSER.parse(line);
        assertThat(parsing).as(line).isInstanceOf(Command.class);
        return (Command) parsing;
    }
}
