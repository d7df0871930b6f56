package pbem.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.player.Preference;
import pbem.repository.PendingConfirmation;
import pbem.testkit.Club;
import pbem.testkit.MailResult;

/** Wishes in the words of three languages: games, time, zones, and moves with an excuse. */
class SentenceWishesTest {

    /** A board of chess on which anna, who reads that language, moves first. */
    private static Club chess(Path directory, Locale language) {
        Club club = new Club(directory, "anna", "bob");
        club.board("chess", "anna", "bob");
        club.prefers("anna", wishes -> wishes.with(Preference.LANGUAGE, language));
        return club;
    }

    private static PendingConfirmation asked(Club club, MailResult handled) {
        assertThat(handled.result()).startsWith("asked: asked whether this was meant");
        return club.question("anna", handled);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | chess960 challenge bob
            de | Schach960 herausfordern bob
            de | Schach 960 herausfordern bob
            fr | échecs960 défier bob
            fr | échecs 960 défier bob
            """)
    void a_start_of_chess960_is_drawn_with_its_challenge(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.says("anna", line).result()).isEqualTo("done: made challenge 1");
            assertThat(club.challenge(1).options().get("start")).matches("\\d{1,3}");
        }
    }

    @Test
    void a_start_of_chess960_is_drawn_with_the_yes_to_a_question(@TempDir Path directory) {
        try (Club club = chess(directory, Locale.ENGLISH)) {
            assertThat(asked(club, club.says("anna", "chess 960 challenge bob")).line())
                    .isEqualTo("chess challenge bob -start=any");
            club.reply(club.last("anna"), "yes");
            assertThat(club.challenge(1).options().get("start")).matches("\\d{1,3}");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | How does en passant work?
            de | Wann darf ich rochieren?
            """)
    void rules_are_those_of_the_games_that_the_player_plays(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.says("anna", line).to("anna"))
                    .singleElement()
                    .asString()
                    .contains("help chess");
            club.board("cholone", "anna", "bob");
            assertThat(club.says("anna", line).result()).startsWith("answered: Which of these");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | please block zed for me | Nobody here is called zed.
            en | could you unblock bob for me please | You have not blocked bob.
            en | I need 45 more days for this move | at most 30
            en | please take back my last move | No move has been played
            """)
    void no_question_is_asked_whose_yes_would_be_refused(
            Locale language, String line, String why, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            MailResult handled = club.replies("anna", 101, 0, line);
            assertThat(handled.result()).startsWith("refused: ").contains(why);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | 5 games of chess against bob
            en | challenge bob to three games of chess
            de | fünf Partien Schach gegen bob
            fr | trois parties d'échecs contre bob
            """)
    void the_question_about_several_games_says_that_it_is_one(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            MailResult handled = club.says("anna", line);
            assertThat(asked(club, handled).line()).isEqualTo("chess challenge bob");
            assertThat(handled.to("anna").toString()).contains("This is one game.");
            assertThat(club.says("anna", "a game of chess with bob").to("anna").toString())
                    .doesNotContain("This is one game.");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | give me till Tuesday
            en | I need until Tuesday for my move
            de | gib mir bis Dienstag Zeit
            de | ich brauche noch bis Dienstag
            fr | donne-moi jusqu'à mardi
            fr | il me faut jusqu'à mardi
            """)
    void time_until_a_day_is_asked_of_the_others_at_a_board(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(asked(club, club.replies("anna", 101, 0, line)).line()).isEqualTo("extend 1");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | e4 - sorry for the wait            | sorry for the wait
            en | e4, sorry for the late reply       | sorry for the late reply
            en | e4. Sorry for the wait!            | Sorry for the wait!
            de | e4 – sorry für die Wartezeit       | sorry für die Wartezeit
            de | e4, entschuldige die Wartezeit     | entschuldige die Wartezeit
            fr | e4, désolé pour l'attente          | désolé pour l'attente
            """)
    void a_move_with_an_excuse_behind_a_stop_is_played_with_it(
            Locale language, String line, String words, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.replies("anna", 101, 0, line).result()).isEqualTo("done: played e4 on board 101");
            assertThat(club.record(101).entries().toString()).contains(words);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | e4 sorry for the wait              | sorry for the wait
            en | e4, I have waited for this         | I have waited for this
            de | e4, das wird spannend              | das wird spannend
            en | e4, or do you think d4 is better   |
            en | e4. sorry, wait                    |
            en | e4, sorry for the mistake          |
            """)
    void a_yes_to_a_move_sends_the_words_behind_it_unless_they_doubt_it(
            Locale language, String line, String words, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            MailResult handled = club.replies("anna", 101, 0, line);
            assertThat(handled.result()).startsWith("asked: ");
            if (!line.contains("d4")) {
                assertThat(asked(club, handled).line()).isEqualTo("e4");
                assertThat(asked(club, handled).comment()).isEqualTo(words == null ? "" : words);
            }
            assertThat(club.record(101).revision()).isZero();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | Is bob on holiday?
            de | Ist bob im Urlaub?
            fr | est-ce que bob est en vacances ?
            """)
    void who_asks_whether_a_player_is_away_is_told_of_that_player(
            Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.says("anna", line).result()).isEqualTo("answered: listed the vacations");
            assertThat(club.replies("anna", 101, 0, line).result()).isEqualTo("answered: listed the vacations");
            assertThat(club.said("anna")).contains("vacation bob");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | is my opponent on holiday?
            en | is my opponent away?
            """)
    void who_asks_whether_the_opponent_is_away_is_shown_the_board(
            Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.replies("anna", 101, 0, line).result()).isEqualTo("answered: showed board 101");
        }
    }

    @Test
    void the_writer_is_no_part_of_the_move_that_is_answered(@TempDir Path directory) {
        try (Club club = chess(directory, Locale.ENGLISH)) {
            club.replies("anna", 101, 0, "e4");
            assertThat(asked(club, club.replies("anna", 101, 1, "if he plays e5 I answer Nf3"))
                            .line())
                    .isEqualTo("queue if e5 then Nf3");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"if he takes I take back", "when she takes I take back", "If he takes, then I will take back"})
    void a_capture_that_is_planned_is_no_move_taken_back(String line, @TempDir Path directory) {
        try (Club club = chess(directory, Locale.ENGLISH)) {
            club.replies("anna", 101, 0, "e4");
            assertThat(club.replies("anna", 101, 1, line).result()).isEqualTo("answered: sent the help page queue");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | a game of chess against bob, he moves first
            de | neue Partie Schach gegen bob, er zieht zuerst
            fr | nouvelle partie d'échecs contre bob, il joue en premier
            """)
    void another_moves_first(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(asked(club, club.says("anna", line)).line()).isEqualTo("chess challenge bob anna");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | chess with bob, can bob and I start? he starts
            en | can bob and I start a game of chess? he starts
            de | können bob und ich Schach anfangen? er fängt an
            """)
    void the_writer_together_with_another_is_no_one_who_moves_first(
            Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(asked(club, club.says("anna", line)).line()).isEqualTo("chess challenge bob anna");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | Zeitzone Wien             | Europe/Vienna
            de | Zeitzone Zürich           | Europe/Zurich
            de | zeitzone zuerich          | Europe/Zurich
            de | ich wohne in Brüssel, stell meine Zeitzone ein | Europe/Brussels
            fr | fuseau horaire Bruxelles  | Europe/Brussels
            fr | fuseau horaire Vienne     | Europe/Vienna
            en | set zone Wien             | Europe/Vienna
            en | time zone Vienna          | Europe/Vienna
            en | set my time zone to Lisbon | Europe/Lisbon
            en | set the zone to Milan     | Europe/Rome
            de | Zeitzone Genf             | Europe/Zurich
            de | set zone Koeln            | Europe/Berlin
            fr | fuseau horaire Genève     | Europe/Zurich
            fr | set zone Geneve           | Europe/Zurich
            """)
    void a_zone_is_set_by_a_city_in_any_language(Locale language, String line, String zone, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.says("anna", line).result()).startsWith("done: changed a setting");
            ZoneId set = club.changing(repositories ->
                    repositories.preferences().of(club.player("anna")).zone());
            assertThat(set).isEqualTo(ZoneId.of(zone));
        }
    }
}
