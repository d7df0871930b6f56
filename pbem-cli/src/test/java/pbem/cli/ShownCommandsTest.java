package pbem.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.cli.home.TextHomes;
import pbem.command.ClubCommand;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.LanguageWords;
import pbem.command.Verb;
import pbem.course.CourseWord;
import pbem.game.Games;
import pbem.games.Catalogue;
import pbem.phrase.Translation;

/** A command that a German or French reader is shown is understood as it stands, as a whole line. */
class ShownCommandsTest {

    private static final Games GAMES = Catalogue.games();
    private static final CommandParser PARSER = new CommandParser(GAMES);

    /** Commands in quotation marks, in code, or behind a colon at the end of a sentence. */
    private static final Pattern SHOWN = Pattern.compile(
            "[\"„«]\\h?(?<quoted>[^\"“»]{2,60}?)\\h?[\"“»]"
                    + "|`(?<marked>[^`]+)`|<code>(?<code>[^<]+)</code>"
                    + "|[:(]\\h(?<last>[^A-Z\"„“«».:()][^\"„“«».:()]{1,60})(?:$|\\)|\\.\\h)|\\((?<bracketed>[^\"„“«».:()]{2,60})\\)");

    /** What a reader puts in place of the words in capitals, of any language. */
    private static final Map<Pattern, String> FILLED = Map.ofEntries(
            filled("USERID|NAME|PSEUDO|SUBSTITUTE|ERSATZ|REMPLAÇANT|WINNER|SIEGER|VAINQUEUR", "anna"),
            filled("GAME|SPIEL|JEU|TOPIC|THEMA|SUJET", "chess"),
            filled("MOVE|ZUG|COUP|CELL|FELD|CASE", "e4"),
            filled("BOARD|BRETT|PLATEAU|NUMBER|NUMMER|NUMÉRO|CHALLENGE|HERAUSFORDERUNG|DÉFI", "101"),
            filled("REPORT|MELDUNG|SIGNALEMENT|ANNOUNCEMENT|BEKANNTGABE|ANNONCE", "3"),
            filled("WORDS|WORTE|MOTS|REASON|GRUND|MOTIF|SUBJECT|BETREFF|OBJET", "3.4"),
            filled("DAYS|TAGE|JOURS|PLAYERS|SPIELER|JOUEURS|LEVEL|STUFE|NIVEAU|LESSON|LEKTION|LEÇON", "2"),
            filled("ADDRESS|ADRESSE|NEW|NEU|NOUVEAU", "anna@example.net"),
            filled("SETTING|EINSTELLUNG|RÉGLAGE", "width"),
            filled("VALUE|WERT|VALEUR", "60"),
            filled("FROM|VON|DU", "2025-06-01"),
            filled("TO|BIS|AU", "2025-06-09"));

    /** Parts of the form of a command that are chosen, left out or repeated. */
    private static final Pattern ALTERNATIVE = Pattern.compile("\\|[^\\s\\]|]+");

    private static final Pattern LEFT_OUT = Pattern.compile("\\s?\\[[^\\]]+]");
    private static final Pattern SIGNS = Pattern.compile("\\[-+\\w+]|[\\[\\]]|\\.{3}");

    private static final List<String> PARTS = List.of("quoted", "marked", "code", "last", "bracketed");

    /** Phrases whose example has words of the language, or whose English has a sentence that looks like a move. */
    private static final Set<String> OWN_EXAMPLES = Set.of(
            "club.no-result",
            "play.stale-reply",
            "club.bad-announcement-subject-by-mail",
            "club.bad-days",
            "club.bad-fate",
            "tournament.not-a-director");

    /** Words of readers that are no command where they stand, or are said to be understood in every language. */
    private static final Set<String> ENGLISH_TOO = Set.of("help", "resign", "accept", "show");

    private static final Pattern SUBJECT = Pattern.compile("^PBeM: .*");

    private static final Pattern ARGUMENT = Pattern.compile("\\{\\d(?:_\\w+)?\\}");

    private static Map.Entry<Pattern, String> filled(String words, String with) {
        return Map.entry(Pattern.compile("(?<!\\p{L})(?:" + words + ")(?!\\p{L})"), with);
    }

    private static String filled(String line) {
        String said = line;
        for (Map.Entry<Pattern, String> word : FILLED.entrySet()) {
            said = word.getKey().matcher(said).replaceAll(word.getValue());
        }
        return said;
    }

    /** The commands shown in a text, each with its meanings for several arguments. */
    private static List<Set<Command>> shown(String text, Locale language) {
        List<Set<Command>> commands = new ArrayList<>();
        Matcher shown = SHOWN.matcher(SUBJECT.matcher(text).replaceAll(""));
        while (shown.find()) {
            String said = PARTS.stream()
                    .map(shown::group)
                    .filter(group -> group != null)
                    .findFirst()
                    .orElseThrow();
            String line = filled(said);
            Set<Command> meanings = Stream.of("101", "chess", "anna")
                    .flatMap(argument -> meaning(ARGUMENT.matcher(line).replaceAll(argument), language).stream())
                    .collect(Collectors.toSet());
            if (!meanings.isEmpty()) {
                commands.add(meanings);
            }
        }
        return commands;
    }

    /** The meaning of a line in that language; empty if it is no command in that language or in English. */
    private static Optional<Command> meaning(String line, Locale language) {
        String english = PARSER.english(line, language).orElse(line);
        return PARSER.verbOf(english)
                .flatMap(verb -> PARSER.parse(english)
                        .asCommand()
                        .or(() -> PARSER.parseReply(english).asCommand()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "fr"})
    void a_phrase_shows_the_commands_of_the_english_one(Locale language) {
        int commands = 0;
        List<String> different = new ArrayList<>();
        for (Class<?> home : TextHomes.of(GAMES)) {
            Map<String, String> translated = texts(home, language);
            for (Map.Entry<String, String> english :
                    new Translation(home, Locale.ENGLISH).english().entrySet()) {
                List<Set<Command>> meant = shown(english.getValue(), Locale.ENGLISH);
                commands += meant.size();
                String own = translated.getOrDefault(english.getKey(), english.getValue());
                List<Set<Command>> said = shown(own, language);
                if (!OWN_EXAMPLES.contains(english.getKey())
                        && !meant.stream()
                                .allMatch(one -> said.stream().anyMatch(other -> !Collections.disjoint(one, other)))) {
                    different.add(english.getKey() + " = " + own + " for " + meant);
                }
            }
        }
        assertThat(different).isEmpty();
        assertThat(commands).isGreaterThan(100);
    }

    @ParameterizedTest
    @ValueSource(strings = {"german", "french"})
    void a_line_that_a_mail_offers_is_understood(String language) throws IOException {
        Locale reader = language.equals("german") ? Locale.GERMAN : Locale.FRENCH;
        List<String> lines = new ArrayList<>();
        try (Stream<Path> goldens = Files.list(Path.of("../pbem-mail/src/test/resources/golden/LanguageMailTest"))) {
            for (Path golden : goldens.filter(path -> path.toString().endsWith(language + ".txt"))
                    .toList()) {
                lines.addAll(offered(Files.readString(golden)));
            }
        }
        assertThat(lines).hasSizeGreaterThan(15);
        List<String> words =
                Stream.of(CourseWord.values()).map(word -> word.in(reader)).toList();
        assertThat(lines)
                .filteredOn(line -> !words.contains(line))
                .allSatisfy(line ->
                        assertThat(PARSER.english(line, reader)).as(line).isPresent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "fr"})
    void the_form_of_a_command_is_shown_in_words_that_mean_it(Locale language) {
        List<String> different = new ArrayList<>();
        for (Verb verb : Verb.values()) {
            String shown = LanguageWords.of(GAMES, language).shown(verb.form());
            for (Pattern missing : List.of(LEFT_OUT, SIGNS)) {
                Optional<Command> english = meaning(one(verb.form(), missing), Locale.ENGLISH);
                String said = one(shown, missing);
                if (!meaning(said, language).equals(english)) {
                    different.add(said + " for " + english);
                }
            }
        }
        assertThat(different).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "fr"})
    void every_command_has_a_word_in_the_language(Locale language) {
        assertThat(Verb.values())
                .allSatisfy(verb -> assertThat(LanguageWords.of(GAMES, language).shown(verb.form()))
                        .isNotEqualTo(verb.form()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "fr"})
    void a_phrase_shows_no_command_in_english_that_has_words_in_the_language(Locale language) {
        LanguageWords words = LanguageWords.of(GAMES, language);
        for (Class<?> home : TextHomes.of(GAMES)) {
            texts(home, language)
                    .forEach((key, text) -> assertThat(quoted(text))
                            .filteredOn(said -> !ENGLISH_TOO.contains(said))
                            .filteredOn(said ->
                                    meaning(filled(said), Locale.ENGLISH).isPresent())
                            .filteredOn(said ->
                                    PARSER.english(filled(said), language).isEmpty())
                            .as(key)
                            .allSatisfy(said -> assertThat(words.shown(said)).isEqualTo(said)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "fr"})
    void an_act_of_the_moderation_is_shown_in_words_that_mean_it(Locale language) {
        LanguageWords words = LanguageWords.of(GAMES, language);
        assertThat(ClubCommand.Deed.values()).allSatisfy(deed -> {
            String english = "moderate " + deed.form();
            String shown = words.shown(english);
            assertThat(meaning(one(shown, LEFT_OUT), language))
                    .as(shown)
                    .isPresent()
                    .isEqualTo(meaning(one(english, LEFT_OUT), Locale.ENGLISH));
            assertThat(shown).isNotEqualTo(english);
        });
    }

    /** What a text shows in quotation marks or as code. */
    private static List<String> quoted(String text) {
        List<String> quoted = new ArrayList<>();
        Matcher shown = SHOWN.matcher(SUBJECT.matcher(text).replaceAll(""));
        while (shown.find()) {
            PARTS.stream()
                    .limit(3)
                    .map(shown::group)
                    .filter(group -> group != null)
                    .forEach(said -> quoted.add(ARGUMENT.matcher(said).replaceAll("101")));
        }
        return quoted;
    }

    /** A command of a form. */
    private static String one(String form, Pattern missing) {
        String chosen = ALTERNATIVE.matcher(form).replaceAll("");
        return filled(SIGNS.matcher(missing.matcher(chosen).replaceAll("")).replaceAll(""));
    }

    /** The commands below the headings of a mail that ask for an answer, apart from moves. */
    private static List<String> offered(String mail) {
        return Pattern.compile("\n(?:Antworte|Réponds|Was du jetzt|Ce que tu peux)[^\n]*:\n\n((?: {4}[^\n]*\n)+)")
                .matcher(mail)
                .results()
                .flatMap(block -> block.group(1).lines())
                .filter(line -> !line.startsWith("     "))
                .map(line -> line.strip().split(" {2,}")[0])
                .filter(line -> !line.matches(".*\\d,.*") || line.matches("\\p{L}{3,} .*"))
                .toList();
    }

    private static Map<String, String> texts(Class<?> home, Locale language) {
        try (InputStream in = home.getResourceAsStream("phrases_" + language.getLanguage() + ".properties")) {
            return in == null ? Map.of() : Translation.texts(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
