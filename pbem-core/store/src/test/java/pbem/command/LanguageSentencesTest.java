package pbem.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.player.Preference;
import pbem.repository.Remark;
import pbem.testkit.Club;
import pbem.testkit.MailResult;

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

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | schach challenge bob, er soll anfangen | chess challenge bob anna
            de | fordere bob zu go auf 9x9 heraus, ich nehme schwarz | weiqi challenge bob -size=9
            de | Go auf 13x13 gegen bob, ich spiele Weiß | weiqi challenge bob anna -size=13
            de | Go mit 4 Vorgabesteinen gegen bob | weiqi challenge bob -handicap=4
            fr | échecs défier bob, il commence | chess challenge bob anna
            fr | jouer aux échecs contre bob, j'aimerais les noirs | chess challenge bob anna
            fr | une partie de go 13x13 contre bob | weiqi challenge bob -size=13
            en | chess challenge bob, he should start | chess challenge bob anna
            en | challenge bob at go on 9x9, I take black | weiqi challenge bob -size=9
            en | I want to play chess against bob with the black pieces | chess challenge bob anna
            en | chess against bob, he takes white | chess challenge bob anna
            en | hex against bob on an 11x11 board, unrated | hex challenge bob --unrated -size=11
            en | let's play hex on 9 by 9, bob | hex challenge bob -size=9
            de | wollen wir hex auf 9 mal 9 spielen, bob? | hex challenge bob -size=9
            fr | on joue à hex en 9 sur 9, bob ? | hex challenge bob -size=9
            en | Go on 9 by 9 with bob, he can have black | weiqi challenge bob anna -size=9
            fr | go en 9 sur 9 avec bob, il prend les noirs | weiqi challenge bob anna -size=9
            fr | hex contre bob, hors classement | hex challenge bob --unrated
            en | want to play bob at go, 13x13, I'll take white | weiqi challenge bob anna -size=13
            en | go challenge bob -size=13           | weiqi challenge bob -size=13
            en | draughts 10x10 with bob | draughts100 challenge bob
            de | Dame 10x10 gegen bob | draughts100 challenge bob
            de | fordere bob zu Dame auf 10 mal 10 heraus | draughts100 challenge bob
            fr | dames 10x10 contre bob | draughts100 challenge bob
            de | fordere bob zu Dame heraus | draughts challenge bob
            en | chess with bob, bob plays white | chess challenge bob anna
            en | chess challenge bob and let bob start | chess challenge bob anna
            en | chess against bob with white | chess challenge bob
            de | Schach gegen bob, bob soll Weiß haben | chess challenge bob anna
            de | Schach gegen bob mit den schwarzen Steinen | chess challenge bob anna
            fr | échecs contre bob, bob prend les blancs | chess challenge bob anna
            fr | échecs défier bob, bob commence | chess challenge bob anna
            en | schach challenge bob, er soll anfangen | chess challenge bob anna
            en | échecs défier bob, il commence | chess challenge bob anna
            """)
    void a_game_is_wished_with_its_board_and_colours(
            Locale language, String line, String challenge, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(asked(club, club.says("anna", line))).isEqualTo(challenge);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | Chess960 with bob
            de | Schach960 gegen bob
            de | Schach 960 gegen bob
            fr | échecs 960 contre bob
            """)
    void any_start_of_chess960_is_proposed(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(asked(club, club.says("anna", line))).isEqualTo("chess challenge bob -start=any");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | start a round robin in hex for 8 players | hex round-robin hex --size=8
            en | Set up a knockout in chess for 16 of us | chess knock-out chess --size=16
            de | Starte ein Rundenturnier in Hex mit 8 Spielern | hex round-robin hex --size=8
            de | ein Schachturnier nach Schweizer System im Schach für 12 Leute | chess swiss chess --size=12
            fr | un tournoi à élimination d'échecs pour 16 joueurs | chess knock-out chess --size=16
            """)
    void a_tournament_is_asked_about_if_its_writer_may_announce_it(
            Locale language, String line, String tournament, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.says("anna", line).result()).startsWith("refused: Only directors announce");
            club.changing(repositories -> {
                repositories.players().markDirector(club.player("anna"), true);
                return 0;
            });
            assertThat(asked(club, club.says("anna", line))).isEqualTo("tournament create " + tournament);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | Wonderful move
            de | Toller Zug!
            fr | Magnifique coup !
            """)
    void praise_is_passed_on(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            club.replies("anna", 101, 1, "e5");
            assertThat(club.replies("anna", 101, 2, line).result()).startsWith("done: passed words on");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | wertung bob!
            de | wertung bob,
            fr | classement bob.
            en | rating bob;
            en | rating bob?
            """)
    void a_mark_behind_a_name_is_no_part_of_it(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.says("anna", line).result()).isEqualTo("answered: sent ratings");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | Sf3, und wie ist das Wetter bei dir?
            de | Sc3. Was macht die Familie?
            fr | Cf3, et quel temps fait-il chez toi ?
            en | Nf3, and how is the weather?
            en | d4, what do you think about the weather?
            en | How are you? / Nf3
            """)
    void a_plan_is_not_passed_on_while_the_other_is_on_turn(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            club.replies("anna", 101, 1, "e5");
            assertThat(club.replies("anna", 101, 2, line.replace(" / ", "\n\n")).to("bob"))
                    .isEmpty();
            assertThat(club.says("anna", "chat 101\n\nGood luck!").to("bob")).isNotEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | Wenn er Sf3 spielt, dann Sc6   | queue if Nf3 then Nc6
            de | Auf d4 spiele ich dann exd4    | queue if d4 then exd4
            fr | s'il joue Cf3, alors Cc6       | queue if Nf3 then Nc6
            fr | Si tu joues d4, je réponds d6  | queue if d4 then d6
            en | if he plays Nf3 then Nc6       | queue if Nf3 then Nc6
            en | If you play d4, I'll play exd4 | queue if d4 then exd4
            """)
    void a_move_on_a_condition_is_one_to_queue(Locale language, String line, String queued, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            club.replies("anna", 101, 1, "e5");
            assertThat(asked(club, club.replies("anna", 101, 2, line))).isEqualTo(queued);
            club.reply(club.last("anna"), "yes");
            club.replies("bob", 101, 2, queued.split(" ")[2]);
            assertThat(club.moves(101)).endsWith(queued.split(" ")[4]);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | Wenn er Se5 spielt, dann Sc6   | "Ne5" cannot be played now
            fr | s'il joue Cf3, alors Ce4       | "Ne4" cannot be played then
            en | if he plays Nf3 then Ne4       | "Ne4" cannot be played then
            """)
    void an_answer_that_can_never_be_played_is_refused_at_once(
            Locale language, String line, String refusal, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            club.replies("anna", 101, 1, "e5");
            assertThat(club.replies("anna", 101, 2, line).result()).startsWith("refused: " + refusal);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | wenn er den Bauern schlägt, schlage ich mit der Dame zurück
            fr | s'il prend le pion je reprends avec la dame
            en | if he takes the pawn I take back with the queen
            """)
    void who_plans_without_moves_is_told_how_to_and_the_other_is_told_nothing(
            Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            club.replies("anna", 101, 1, "e5");
            MailResult handled = club.replies("anna", 101, 2, line);
            assertThat(handled.result()).isEqualTo("answered: sent the help page queue");
            assertThat(handled.to("bob")).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | Noch nicht, ich sehe noch Chancen
            de | Remis? Nein danke.
            fr | Nulle ? Non merci
            fr | Pas encore, je vois encore des chances
            en | Not yet, I still see chances
            """)
    void who_would_rather_play_on_is_asked_about_a_no_to_the_draw(
            Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            club.says("bob", "propose 101");
            assertThat(asked(club, club.replies("anna", 101, 2, line))).isEqualTo("decline");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | Mein Hund hat gestern die Zeitung gefressen und jetzt ist er krank
            fr | Mon chien a mangé le journal hier
            en | My dog ate the newspaper yesterday
            """)
    void a_sentence_that_means_nothing_here_is_quoted(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.says("anna", line).result())
                    .startsWith("refused: I did not understand \"" + line.substring(0, 30));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | nimm die Herausforderung von bob an
            fr | j'accepte le défi de bob
            en | accept bob's challenge
            """)
    void a_yes_to_a_challenge_in_a_new_mail_is_asked_about(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            club.says("bob", "chess challenge anna");
            assertThat(asked(club, club.says("anna", line))).isEqualTo("accept");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | Bitte schick mir keine Mails mehr
            fr | arrête de m'envoyer des mails
            en | stop sending me emails
            """)
    void a_player_who_wants_no_mails_is_told_the_ways(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.says("anna", line).result()).startsWith("answered: told how to get fewer mails");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | carl nervt, bitte blockieren
            fr | carl m'embête, bloque-le
            en | carl keeps bugging me, please block
            """)
    void a_player_at_the_beginning_of_a_line_is_no_misspelt_command(
            Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            club.join("carl");
            assertThat(asked(club, club.says("anna", line))).isEqualTo("block carl");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | welche Zeitzone habe ich eingestellt?
            fr | quel est mon fuseau horaire ?
            en | what time zone am I in?
            """)
    void who_asks_for_their_time_zone_is_told_and_keeps_it(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.says("anna", line).result()).isEqualTo("answered: told the settings");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | ich wohne in Helsinki, die Uhrzeit stimmt nicht
            fr | l'heure n'est pas bonne, j'habite à Helsinki
            en | my clock is wrong, I live in Helsinki
            """)
    void who_says_where_they_live_gets_the_time_zone_of_the_place(
            Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(club.says("anna", line).notices().toString()).contains("set zone Europe/Helsinki");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | lade bitte tom@example.org zum Turnier 1 ein
            fr | invite tom@example.org au tournoi 1
            en | please invite tom@example.org to tournament 1
            """)
    void an_invitation_to_a_tournament_is_asked_about(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            club.changing(repositories -> {
                repositories.players().markDirector(club.player("anna"), true);
                return 0;
            });
            club.says("bob", "resign 101"); // only who has finished a game may invite
            club.says("anna", "tournament create hex round-robin Cup --size=4");
            assertThat(asked(club, club.says("anna", line))).isEqualTo("tournament 1 invite tom@example.org");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | ich krieg alles doppelt
            fr | je reçois tout en double
            en | I keep getting two copies of everything
            """)
    void a_complaint_reaches_the_admin_by_one_yes(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            assertThat(asked(club, club.says("anna", line))).isEqualTo("feedback");
            club.reply(club.last("anna"), "yes");
            List<Remark> sent =
                    club.changing(repositories -> repositories.remarks().toAdmin(1));
            assertThat(sent.get(0).words()).isEqualTo(line);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | heute nicht, vielleicht nächsten Monat
            fr | pas aujourd'hui, peut-être le mois prochain
            en | not today, maybe next month
            """)
    void a_challenge_is_put_off_and_no_vacation_planned(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language)) {
            club.says("bob", "hex challenge anna");
            assertThat(asked(club, club.reply(club.last("anna"), line))).isEqualTo("decline");
        }
    }

    /** The command that a mail is asked about. */
    private static String asked(Club club, MailResult handled) {
        assertThat(handled.result()).startsWith("asked: asked whether this was meant");
        return club.question("anna", handled).line();
    }
}
