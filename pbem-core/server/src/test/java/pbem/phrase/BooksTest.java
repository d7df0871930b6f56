package pbem.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.clock.ClockRefusal;
import pbem.command.CommandRefusal;
import pbem.game.Game;
import pbem.game.Reason;
import pbem.game.SetupRefusal;
import pbem.games.Catalogue;
import pbem.handler.account.AddressRefusal;
import pbem.handler.account.BlockRefusal;
import pbem.handler.account.SettingRefusal;
import pbem.handler.club.ClubRefusal;
import pbem.handler.course.CourseRefusal;
import pbem.handler.information.InformationRefusal;
import pbem.handler.invitation.InvitationRefusal;
import pbem.handler.play.MoveRefusal;
import pbem.handler.play.NoteRefusal;
import pbem.handler.play.OfferRefusal;
import pbem.handler.play.PreviewRefusal;
import pbem.handler.play.PrivateRefusal;
import pbem.handler.talk.TalkRefusal;
import pbem.handler.talk.WatchRefusal;
import pbem.kit.BoardRefusal;
import pbem.kit.race.RaceRefusal;
import pbem.plan.QueueRefusal;
import pbem.play.PlayRefusal;
import pbem.play.ServerTexts;
import pbem.play.tournament.TournamentRefusal;
import pbem.player.AccountRefusal;
import pbem.record.text.GameFileRefusal;
import pbem.record.text.RecordRefusal;
import pbem.request.LimitRefusal;
import pbem.terms.TermsRefusal;
import pbem.testkit.EveryRefusal;
import pbem.testkit.Sources;

/** Every phrase in the code has its text, and every text is used. */
class BooksTest {

    private static final List<Path> MODULES = List.of(Path.of("../rules"), Path.of("../server"), Path.of("../store"));
    private static final Phrasebook WORDS = ServerTexts.in(Locale.ENGLISH, Catalogue.games(), Map.of());
    private static final Pattern KEY = Pattern.compile("\"([a-z][a-z0-9-]*\\.[a-z][a-z-]*)\"");
    private static final Pattern LONELY_APOSTROPHE = Pattern.compile("(?<!')'(?!')");

    /** @param book the file */
    record Text(Path book, String key, String pattern) {
        @Override
        public String toString() {
            return key;
        }
    }

    static Stream<Class<?>> refusalSets() {
        return Stream.of(
                CommandRefusal.class,
                SetupRefusal.class,
                BoardRefusal.class,
                RaceRefusal.class,
                AccountRefusal.class,
                ClockRefusal.class,
                PlayRefusal.class,
                TermsRefusal.class,
                InformationRefusal.class,
                LimitRefusal.class,
                NoteRefusal.class,
                OfferRefusal.class,
                PrivateRefusal.class,
                QueueRefusal.class,
                PreviewRefusal.class,
                RecordRefusal.class,
                GameFileRefusal.class,
                TalkRefusal.class,
                WatchRefusal.class,
                InvitationRefusal.class,
                AddressRefusal.class,
                BlockRefusal.class,
                SettingRefusal.class,
                TournamentRefusal.class,
                CourseRefusal.class,
                ClubRefusal.class,
                MoveRefusal.class);
    }

    static List<Text> texts() throws IOException {
        List<Text> texts = new ArrayList<>();
        for (Path module : MODULES) {
            try (Stream<Path> files = Files.walk(module.resolve("src/main/resources"))) {
                files.filter(file -> file.endsWith("phrases.properties"))
                        .flatMap(BooksTest::texts)
                        .forEach(texts::add);
            }
        }
        return texts;
    }

    private static final Pattern KEY_OF_LINE = Pattern.compile("(?m)^([^#!\\s=]+) *=");

    private static Stream<Text> texts(Path book) {
        Properties properties = new Properties();
        try (var reader = Files.newBufferedReader(book)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.stringPropertyNames().stream().map(key -> new Text(book, key, properties.getProperty(key)));
    }

    @ParameterizedTest
    @MethodSource("refusalSets")
    void every_reason_to_refuse_has_its_text(Class<?> set) throws IOException {
        Map<String, String> patterns = texts().stream().collect(Collectors.toMap(Text::key, Text::pattern));
        List<Reason> reasons = EveryRefusal.of(set).reasons();
        assertThat(reasons).isNotEmpty();
        assertThat(reasons).extracting(Reason::key).doesNotHaveDuplicates().isSubsetOf(patterns.keySet());
        assertThat(reasons)
                .allSatisfy(reason -> assertThat(WORDS.say(
                                reason.of(arguments(patterns.get(reason.key()))).phrase()))
                        .isNotBlank()
                        .doesNotContain("{")
                        .matches("(?s).*(\\.|\\?|: .*)"));
    }

    /** A placeholder by whose number a text chooses its words. */
    private static final Pattern NUMBER = Pattern.compile("\\{(\\d)\\w*\\s*,\\s*(?!select\\b)");

    /** Arguments for a text: a number where it chooses by one, a word elsewhere. They are more than any text takes. */
    private static Object[] arguments(String pattern) {
        Object[] arguments = Stream.generate(() -> "word").limit(9).toArray();
        NUMBER.matcher(pattern).results().forEach(found -> arguments[Integer.parseInt(found.group(1))] = 3);
        return arguments;
    }

    @Test
    void every_set_of_reasons_is_tried() {
        List<String> sets = Sources.main(MODULES)
                .filter(source -> source.text().contains("static final Reason "))
                .filter(source -> !source.path().contains("/games/"))
                .map(Sources.Source::name)
                .toList();
        assertThat(refusalSets().map(Class::getSimpleName)).containsExactlyInAnyOrderElementsOf(sets);
    }

    /** A key is used if its literal stands in the code, or a beginning of it that ends in a dash. */
    @Test
    void no_text_lies_idle() throws IOException {
        List<String> used = keysInCode();
        assertThat(texts())
                .extracting(Text::key)
                .allMatch(key ->
                        used.stream().anyMatch(use -> use.endsWith("-") ? key.startsWith(use) : key.equals(use)));
    }

    @Test
    void every_key_in_the_code_has_its_text() throws IOException {
        List<String> known = texts().stream().map(Text::key).toList();
        List<String> topics = known.stream().map(BooksTest::topic).distinct().toList();
        List<String> used =
                keysInCode().stream().filter(key -> topics.contains(topic(key))).toList();
        assertThat(used)
                .isNotEmpty()
                .allMatch(use ->
                        use.endsWith("-") ? known.stream().anyMatch(key -> key.startsWith(use)) : known.contains(use));
    }

    private static List<String> keysInCode() {
        return Sources.main(MODULES)
                .flatMap(source -> KEY.matcher(source.text()).results())
                .map((MatchResult match) -> match.group(1))
                .distinct()
                .toList();
    }

    private static String topic(String key) {
        return key.substring(0, key.indexOf('.'));
    }

    @Test
    void every_text_stands_in_the_book_of_its_topic() throws IOException {
        assertThat(texts()).allSatisfy(text -> {
            String room = text.book().getParent().getFileName().toString();
            assertThat(topics(room)).contains(topic(text.key()));
        });
    }

    /** The topics whose texts stand in a package; that of a game is the game's name. */
    private static List<String> topics(String room) {
        return switch (room) {
            case "play" -> ServerTexts.TOPICS;
            case "player" -> List.of("account", "address", "block", "club", "data", "setting");
            case "game" -> List.of("setup", "compose");
            case "phrase" -> List.of("list", "time");
            default ->
                Catalogue.games().all().stream()
                        .filter(game -> game.getClass().getPackageName().endsWith("." + room))
                        .map(Game::name)
                        .findFirst()
                        .map(List::of)
                        .orElse(List.of(room));
        };
    }

    @Test
    void every_text_is_a_pattern_that_can_be_filled() throws IOException {
        assertThat(texts()).allSatisfy(text -> {
            PhraseText.of(text.pattern(), Locale.ENGLISH);
            assertThat(text.pattern()).doesNotContainPattern(LONELY_APOSTROPHE);
        });
    }

    @Test
    void no_key_is_twice_in_a_book() throws IOException {
        for (Path book : texts().stream().map(Text::book).distinct().toList()) {
            List<String> keys = KEY_OF_LINE
                    .matcher(Files.readString(book))
                    .results()
                    .map(match -> match.group(1))
                    .toList();
            assertThat(keys)
                    .as(book.toString())
                    .doesNotHaveDuplicates()
                    .hasSameSizeAs(texts(book).toList());
        }
    }

    @Test
    void no_key_is_in_two_books() throws IOException {
        assertThat(texts()).extracting(Text::key).doesNotHaveDuplicates();
    }
}
