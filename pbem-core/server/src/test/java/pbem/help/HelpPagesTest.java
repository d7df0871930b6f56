package pbem.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.LanguageWords;
import pbem.command.Verb;
import pbem.game.Games;
import pbem.games.Catalogue;
import pbem.play.ServerTexts;
import pbem.testkit.many.ManyGames;

/** Every command that the help pages name is understood. */
class HelpPagesTest {

    private static final int SCREEN = 30;
    private static final Games GAMES = Catalogue.games();
    private static final HelpPages PAGES = new HelpPages(GAMES);
    private static final CommandParser PARSER = new CommandParser(GAMES);
    private static final Pattern IN_A_SENTENCE = Pattern.compile("`([^`]+)`");

    /** They are said to be understood in every language. */
    private static final Set<String> ENGLISH_TOO = Set.of(
            "resign",
            "set language de",
            "set language fr",
            "delete",
            "erase",
            "who",
            "ratings",
            "analyze",
            "reject",
            "mult",
            "board",
            "mvoe",
            "invite",
            "ok",
            "qmove",
            "qboard",
            "moveq",
            "boardq");

    private static final Pattern INDENTED = Pattern.compile("(?m)^ {4}(\\S.*?)(?: {2,}.*)?$");

    static List<String> topics() {
        return PAGES.topics();
    }

    static List<String> games() {
        return GAMES.names();
    }

    /** Commands in the running text of the pages of the server; CommandsPageTest tests those of the commands' page. */
    static Stream<String> commandsInSentences() {
        return Stream.of("overview", "tutorial", "display", "privacy", "whosees")
                .map(PAGES::markdown)
                .flatMap(page -> IN_A_SENTENCE.matcher(page).results().map(match -> match.group(1)))
                .filter(HelpPagesTest::beginsLikeACommand);
    }

    /** Commands in examples on lines of their own, without the remarks beside them. */
    static Stream<String> commandsInExamples() {
        return Stream.of("overview", "commands", "tutorial", "directing")
                .flatMap(topic -> INDENTED.matcher(PAGES.markdown(topic)).results())
                .map(match -> match.group(1))
                .flatMap(example -> Arrays.stream(example.split(", ")))
                .filter(example -> !example.startsWith("--"));
    }

    private static boolean beginsLikeACommand(String code) {
        String word = code.split("\\s+")[0];
        return Verb.of(word).isPresent() || GAMES.named(word).isPresent();
    }

    @Test
    void the_words_of_a_page_are_those_around_its_boards() {
        assertThat(PAGES.markdown("cholone")).contains("```position-1");
        assertThat(PAGES.words("cholone", Locale.ENGLISH))
                .startsWith("# Cholone")
                .contains("ten million positions")
                .doesNotContain("```position");
        assertThat(PAGES.words("cholone", Locale.GERMAN)).startsWith("# Cholone");
        assertThat(PAGES.words("resign", Locale.GERMAN)).isEqualTo(PAGES.markdown("resign"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"overview", "commands", "directing", "tutorial", "robots", "blind", "analysis"})
    void commands_in_a_translation_are_in_the_words_of_its_language(String topic) {
        for (Locale language : List.of(Locale.GERMAN, Locale.FRENCH)) {
            LanguageWords words = LanguageWords.of(GAMES, language);
            String page = PAGES.markdown(topic, language);
            assertThat(INDENTED.matcher(page).results())
                    .flatExtracting(match -> List.of(match.group(1).split(", ")))
                    .filteredOn(example -> !example.startsWith("--"))
                    .isNotEmpty()
                    .allSatisfy(example -> {
                        assertThat(words.shown(example)).isEqualTo(example);
                        String english = PARSER.english(example, language).orElse(example);
                        assertThat(PARSER.parse(english)).as(example).isInstanceOf(Command.class);
                    });
            assertThat(IN_A_SENTENCE
                            .matcher(page.replace("```", "").replaceAll("\\s+", " "))
                            .results()
                            .map(match -> match.group(1)))
                    .filteredOn(said -> !ENGLISH_TOO.contains(said))
                    .allSatisfy(said -> assertThat(words.shown(said)).isEqualTo(said));
        }
    }

    @Test
    void a_game_is_called_in_a_language_as_its_page_of_rules_is_headed() {
        for (Locale language : List.of(Locale.GERMAN, Locale.FRENCH)) {
            assertThat(GAMES.all())
                    .allSatisfy(game -> assertThat(PAGES.words(game.name(), language))
                            .startsWith("# "
                                    + ServerTexts.in(language, GAMES, Map.of()).say(game.called()) + "\n"));
        }
    }

    @Test
    void the_overview_lists_the_games_in_each_language() {
        assertThat(PAGES.markdown("overview", Locale.ENGLISH)).contains("\n- Territory: weiqi, atari\n");
        assertThat(PAGES.markdown("overview", Locale.GERMAN)).contains("\n- Gebiet: weiqi, atari\n");
        assertThat(PAGES.markdown("overview", Locale.FRENCH)).contains("\n- Territoire : weiqi, atari\n");
    }

    @Test
    void every_game_is_told_in_a_few_sentences_of_each_language() {
        assertThat(GAMES.all()).allSatisfy(game -> {
            for (Locale language : List.of(Locale.ENGLISH, Locale.GERMAN, Locale.FRENCH)) {
                assertThat(PAGES.about(game, language))
                        .as(game.name() + " in " + language)
                        .matches("\\p{Lu}[^*`\\n]{70,320}[.]");
            }
        });
    }

    @ParameterizedTest
    @MethodSource("topics")
    void every_topic_has_a_page_that_begins_with_its_title(String topic) {
        assertThat(PAGES.markdown(topic)).startsWith("# ");
        assertThat(PAGES.find(topic)).contains(topic);
    }

    @ParameterizedTest
    @MethodSource("topics")
    void no_line_is_too_wide_for_a_mail(String topic) {
        assertThat(HelpText.plain(PAGES.markdown(topic)).lines()).allMatch(line -> line.length() <= 72);
    }

    @ParameterizedTest
    @MethodSource("topics")
    void the_site_shows_the_same_words(String topic) {
        String html = HelpText.html(PAGES.markdown(topic)).replaceAll("<[^>]+>", "");
        assertThat(html)
                .contains(
                        PAGES.markdown(topic).lines().findFirst().orElseThrow().substring(2));
    }

    @Test
    void the_overview_names_the_games_in_groups_and_fits_a_screen() {
        String page = HelpText.plain(PAGES.markdown("overview"));
        assertThat(page)
                .containsPattern("- Connection and line: hex, ygame, gomoku, fourinarow and \\d+ more\n")
                .contains("- Chance: chromino, backgammon, narde\n");
        assertThat(page.lines()).hasSizeLessThanOrEqualTo(SCREEN);
    }

    @Test
    void with_fifty_games_the_overview_names_as_many_as_it_has_room_for() {
        String page = HelpText.plain(new HelpPages(ManyGames.games()).markdown("overview"));
        assertThat(page.lines())
                .hasSizeLessThanOrEqualTo(SCREEN)
                .allMatch(line -> line.length() <= 72)
                .filteredOn(line -> line.endsWith(" more"))
                .isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_page_of_every_game_says_what_is_known_of_best_play(String game) {
        assertThat(HelpText.plain(PAGES.markdown(game)).replaceAll("\\s+", " ")).contains("best play");
    }

    @Test
    void every_game_has_a_page() {
        assertThat(PAGES.topics())
                .containsAll(GAMES.all().stream().map(game -> game.name()).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "help", "Overview"})
    void this_means_the_overview(String wish) {
        assertThat(PAGES.find(wish)).contains("overview");
    }

    @Test
    void a_game_is_found_by_any_of_its_names() {
        assertThat(PAGES.find(" ABALONE ")).contains("cholone");
    }

    @ParameterizedTest
    @ValueSource(strings = {"me", "../secret", "commands.md", "cholone move"})
    void a_topic_without_a_page_has_no_help(String wish) {
        assertThat(PAGES.find(wish)).isEmpty();
    }

    @Test
    void there_are_examples_to_try() {
        assertThat(commandsInSentences()).contains("resign", "help cholone", "help blind");
        assertThat(commandsInExamples()).contains("cholone challenge bob", "move 101 c5,d5", "decline", "tutorial");
    }

    @ParameterizedTest
    @MethodSource({"commandsInSentences", "commandsInExamples"})
    void every_command_that_is_named_is_understood(String command) {
        assertThat(PARSER.parse(filledIn(command))).isInstanceOf(Command.class);
    }

    @Test
    void the_terms_on_the_page_are_those_that_are_read() {
        List<String> shown = Pattern.compile("(?m)^ {4}(--\\S+)")
                .matcher(PAGES.markdown("commands"))
                .results()
                .map(MatchResult::group)
                .map(String::strip)
                .toList();
        assertThat(shown)
                .containsExactly(
                        "--nagtime=DAYS",
                        "--forfeittime=DAYS",
                        "--forfeittime=3,14",
                        "--totaltime=DAYS",
                        "--increment=DAYS",
                        "--weekdays",
                        "--no-vacation",
                        "--claim",
                        "--unrated",
                        "--random",
                        "--from=BOARD/MOVE");
    }

    private static String filledIn(String command) {
        return command.equals("signup") ? "signup alice" : command; // "`signup` and the name that you want"
    }

    @Test
    void a_page_comes_in_the_language_that_is_wanted_if_there_is_one() {
        assertThat(PAGES.languages("chromino")).containsExactly(Locale.ENGLISH, Locale.GERMAN, Locale.FRENCH);
        assertThat(PAGES.markdown("chromino", Locale.FRENCH)).contains("Chromino est un jeu");
        assertThat(PAGES.markdown("chromino", Locale.CANADA_FRENCH)).contains("Chromino est un jeu");
        assertThat(PAGES.markdown("chromino", Locale.ITALIAN)).isEqualTo(PAGES.markdown("chromino"));
        assertThat(PAGES.markdown("chromino", Locale.ENGLISH)).isEqualTo(PAGES.markdown("chromino"));
    }

    @Test
    void a_page_that_nobody_has_translated_is_in_English() {
        HelpPages pages = new HelpPages(ManyGames.games());
        String variant = ManyGames.games().names().get(ManyGames.games().names().size() - 1);
        assertThat(pages.languages(variant)).containsExactly(Locale.ENGLISH);
        assertThat(pages.markdown(variant, Locale.FRENCH)).isEqualTo(pages.markdown(variant));
    }

    @ParameterizedTest
    @MethodSource("topics")
    void a_translation_keeps_the_rules_of_pages(String topic) {
        for (Locale language : PAGES.languages(topic)) {
            String page = PAGES.markdown(topic, language);
            assertThat(page).startsWith("# ");
            assertThat(HelpText.plain(page).lines()).allMatch(line -> line.length() <= 72);
        }
    }

    static Stream<Verb> explained() {
        return Stream.of(Verb.values())
                .filter(verb -> PAGES.find(verb.word()).equals(Optional.of(verb.word())))
                .filter(verb -> GAMES.named(verb.word()).isEmpty())
                .filter(verb -> !PAGES.topics().contains(verb.word()));
    }

    @ParameterizedTest
    @MethodSource("explained")
    void a_command_is_explained_in_the_language_of_the_reader(Verb verb) {
        String english = PAGES.markdown(verb.word());
        String form = english.lines().findFirst().orElseThrow().replaceAll("^# `|`$", "");
        assertThat(List.of(Locale.GERMAN, Locale.FRENCH)).allSatisfy(language -> {
            assertThat(PAGES.markdown(verb.word(), language))
                    .startsWith("# `" + LanguageWords.of(GAMES, language).shown(form) + "`\n")
                    .isNotEqualTo(english);
            assertThat(PAGES.languages(verb.word())).contains(language);
        });
        assertThat(PAGES.markdown(verb.word(), Locale.forLanguageTag("es"))).isEqualTo(english);
    }

    @Test
    void many_commands_are_explained() {
        assertThat(explained()).hasSizeGreaterThan(30);
    }
}
