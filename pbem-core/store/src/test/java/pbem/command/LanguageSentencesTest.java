package pbem.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.player.Preference;
import pbem.testkit.Club;

/** Sentences in the language of their sender, and in another. */
class LanguageSentencesTest {

    /** A board of chess on which anna, who reads that language, is to answer bob's e4. */
    private static Club chess(Path directory, Locale language) {
        Club club = new Club(directory, "anna", "bob");
        int board = club.board("chess", "bob", "anna");
        club.replies("bob", board, 0, "e4");
        club.prefers("anna", wishes -> wishes.with(Preference.LANGUAGE, language));
        return club;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | Soll ich aufgeben?
            de | Aufgeben? Niemals!
            de | Vielleicht sollte ich aufgeben
            fr | Dois-je abandonner ?
            fr | Abandonner ? Jamais !
            en | Should I resign?
            en | Resign? Never!
            en | Aufgeben? Niemals!
            """)
    void who_wonders_whether_to_resign_is_told_how_to_and_nothing_is_done(
            Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.replies("anna", 101, 1, line).result())
                    .startsWith("answered: Nothing was done, and you play on.");
            assertThat(club.record(101).revision()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fr | défier bob à halma
            fr | je voudrais défier bob au halma
            de | fordere bob zu Halma heraus
            de | ich möchte mit bob Halma spielen
            """)
    void an_unknown_game_is_named(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.says("anna", line).result()).contains("There is no game called \"halma\" here");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            je voudrais défier bob au go                  | asked: asked whether this was meant
            ich möchte bob zu einer Partie Go herausfordern | asked: asked whether this was meant
            hilfe befehle                                 | answered: sent the help page
            auf deutsch                                   | done: changed a setting
            langue anglaise                               | done: changed a setting
            quelles sont mes parties ?                    | answered: told how things stand
            """)
    void a_player_of_english_is_understood_in_other_languages(String line, String result, @TempDir Path directory) {
        try (Club club = chess(directory, Locale.ENGLISH)) {
            assertThat(club.says("anna", line).result()).startsWith(result);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | e5. Nein, doch nicht
            de | e5, oder doch nicht?
            de | e5. Halt!
            de | mein Zug ist nicht e5
            fr | e5. Non, attends
            fr | e5, si tu veux bien
            fr | je ne joue pas e5
            """)
    void a_move_that_is_taken_back_or_doubted_in_the_same_breath_is_not_played(
            Locale language, String line, @TempDir Path directory) {
        try (Club club = new Club(directory, "anna", "bob")) {
            club.prefers("anna", wishes -> wishes.with(Preference.LANGUAGE, language));
            int board = club.board("chess", "bob", "anna");
            club.replies("bob", board, 0, "e4");
            club.replies("anna", board, 1, line);
            assertThat(club.record(board).revision()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | mein Zug ist f6
            de | Ich ziehe e5
            de | e7 nach e5, bitte
            de | e5, viel Glück
            de | e5 und gutes Spiel, LG Tom
            de | Bauer e7 nach e5, viel Glück
            fr | mon coup est f6
            fr | je joue en e5
            """)
    void a_move_is_played_with_the_words_around_it_in_the_language_of_its_player(
            Locale language, String line, @TempDir Path directory) {
        try (Club club = new Club(directory, "anna", "bob")) {
            int board = club.board("chess", "bob", "anna");
            club.replies("bob", board, 0, "e4");
            club.replies("anna", board, 1, line);
            assertThat(club.record(board).revision()).isEqualTo(1);
            club.prefers("anna", wishes -> wishes.with(Preference.LANGUAGE, language));
            club.replies("anna", board, 1, line);
            assertThat(club.record(board).revision()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | Einverstanden, dann machen wir Remis
            de | Ok, dann Remis
            fr | Entendu, faisons match nul
            en | Fine, I am happy with a draw
            """)
    void a_draw_that_was_offered_is_agreed_to(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            club.says("bob", "propose 101");
            club.replies("anna", 101, 2, line);
            club.reply(club.last("anna"), "yes");
            assertThat(club.record(101).result()).isPresent();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | Sagen Sie meinem Gegner bitte, dass ich krank bin
            fr | dites à mon adversaire que je suis malade
            en | tell my opponent that I am ill
            """)
    void words_for_the_opponent_reach_them(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.replies("anna", 101, 1, line).result()).startsWith("done: passed words on");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | So ist das eben, ich gebe mich geschlagen
            fr | C'est la vie, je me rends
            """)
    void a_resignation_among_words_is_asked_about(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.replies("anna", 101, 1, line).result()).startsWith("asked: asked whether this was meant");
            assertThat(club.record(101).revision()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | Schreibt mir in Zukunft auf Englisch
            fr | je voudrais tout en anglais
            """)
    void a_language_is_set_by_asking_for_it(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.says("anna", line).result()).startsWith("done: changed a setting");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | ich kann kein Englisch
            fr | je ne comprends pas l'anglais
            """)
    void a_language_that_a_player_does_not_know_is_not_set(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.says("anna", line).result()).startsWith("answered: sent the help page set");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"zug 101 e5", "coup 101 e5"})
    void a_command_in_a_language_that_is_not_its_players_is_asked_about(String line, @TempDir Path directory) {
        try (Club club = chess(directory, Locale.ENGLISH)) {
            assertThat(club.says("anna", line).result()).startsWith("asked: asked whether this was meant");
            club.reply(club.last("anna"), "yes");
            assertThat(club.moves(101)).containsExactly("e4", "e5");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | wie geht eigentlich die Rochade
            de | wann ist die Rochade erlaubt?
            fr | comment fait-on un roque
            """)
    void a_question_about_castling_is_answered_by_the_rules(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.replies("anna", 101, 1, line).result()).contains("help page chess");
        }
    }
}
