package pbem.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.plan.QueuedPlan;
import pbem.play.ServerTexts;
import pbem.player.Preference;
import pbem.testkit.Club;

/** Commands in the language of their sender. */
class LanguageWordsTest {

    private static final CommandParser PARSER = new CommandParser(Club.GAMES);

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            de | Hilfe                             | help
            de | Hilfe!                            | help
            de | Hallo Bob, Hilfe bitte            | help
            de | Hilfe Mühle                       | help morris
            de | Regeln Schach                     | help chess
            de | Hilfe Zug                         | help move
            de | Hilfe, ich verstehe das nicht     |
            de | anmelden anna                     | signup anna
            de | meine Spiele                      | status
            de | zeige Brett 101                   | show board 101
            de | Rangliste Schach                  | standings chess
            de | Mühle herausfordern anna          | morris challenge anna
            de | muehle einladen anna              | morris challenge anna
            de | Mühle challenge anna              | morris challenge anna
            de | cholone herausfordern anna        | cholone challenge anna
            de | chromatisches Schach einladen bob | chromatic-chess challenge bob
            de | Zug 101 c5,d5                     | move 101 c5,d5
            de | Zug um Zug                        |
            de | Zug 12 war schlecht               |
            de | aufgeben                          | resign
            de | Ich gebe auf.                     | resign
            de | ich gebe auf, danke               | resign
            de | Partie 101                        |
            de | aufgeben Brett 101                | resign board 101
            de | aufgeben?                         |
            de | ich gebe nicht auf                |
            de | aufgeben will ich noch nicht      |
            de | Remis                             | draw
            de | ich biete Remis an                | propose
            de | Remis anbieten                    | propose
            de | einverstanden                     | ok
            de | Notiz Die Partie ist verloren     | note Die Partie ist verloren
            de | Remis wäre schade                 |
            de | annehmen                          | accept
            de | ich nehme an, dass du kommst      |
            de | ablehnen                          | decline
            de | Zug zurücknehmen                  | undo
            de | ich passe                         | pass
            de | Tipp                              | hint
            de | Revanche                          | rematch
            de | Urlaub 2025-06-01 2025-06-09      | vacation 2025-06-01 2025-06-09
            de | jawohl                            | yes
            de | ja gern                           | yes
            de | Ich gebe auf, gutes Spiel!        | resign
            de | Zeig mir das Brett                | show
            de | Vorschau e5                       | preview e5
            de | Vorschau auf morgen               |
            de | vormerken e5                      | queue e5
            de | Konto schließen                   | signoff
            de | Mühle Gegner suchen               | morris seek
            de | Schach abbestellen alle           | chess unsubscribe all
            de | Hilfe Aufzeichnung                | help record
            de | Hilfe Gegner suchen               | help seek
            de | Urlaub 5 Tage                     | vacation 5 days
            de | internationale Dame einladen bob  | draughts100 challenge bob
            de | Einstellungen                     | set
            de | einstellen Breite 60              | set width 60
            de | einstellen Übersicht aus          | set digest off
            de | einstellen digest aus             | set digest off
            de | einstellen Format nur Text        | set format plain
            de | einstellen Brett Sätze            | set board words
            de | Einstellungen sind gut            |
            de | Einstellung zum Spiel             |
            de | Grenze                            | limit
            de | Grenze 10                         | limit 10
            de | Cholone Grenze keine              | cholone limit none
            de | Grenze erreicht                   |
            de | mein Zug ist f6                   | f6
            de | ich ziehe von e7 nach e5          | e7 nach e5
            de | Ich setze auf d4                  | d4
            de | ok, dann e5                       | e5
            de | e5 bitte                          | e5
            de | kurze Rochade, viel Glück         | kurze Rochade
            de | ich ziehe Springer nach f3        | Springer nach f3
            de | Turm auf e5 gefällt mir           |
            de | Dame bitte                        |
            de | Turm, danke                       |
            de | mein Zug ist nicht f6             |
            de | mein Zug ist f6?                  |
            de | ich ziehe vielleicht e5           |
            de | zurück                            |
            fr | aide                              | help
            fr | règles échecs                     | help chess
            de | hilfe befehle                     | help commands
            fr | aide confidentialite              | help privacy
            de | muehle herausfordern anna         | morris challenge anna
            de | remis, vielen Dank für das Spiel  | draw
            de | Sxe5. Ich biete Remis an.         | Sxe5 draw
            de | nachricht bob danke               | message bob danke
            de | notiz 101 e4 ist schlecht, danke  | note 101 e4 ist schlecht, danke
            de | ich meine e5, du bist dran        | e5
            fr | e5, à toi                         | e5
            fr | e4 nulle ?                        | e4 draw
            de | ich denke, Remis                  |
            fr | regles echecs                     | help chess
            fr | inscription anna                  | signup anna
            fr | mes parties                       | status
            fr | montre partie 101                 | show board 101
            fr | Bonjour Bob, j'abandonne.         | resign
            fr | j’abandonne                       | resign
            fr | abandonner 101                    | resign 101
            fr | je n'abandonne pas                |
            fr | abandonner ?                      |
            fr | nulle                             | draw
            fr | je propose la nulle, merci        | propose
            fr | cette partie est nulle            |
            fr | j'accepte s'il te plaît           | accept
            fr | je refuse                         | decline
            fr | dames défier anna                 | draughts100 challenge anna
            fr | moulin inviter anna               | morris challenge anna
            fr | coup 101 c5,d5                    | move 101 c5,d5
            fr | coup de chance                    |
            fr | d'accord                          | ok
            fr | oui volontiers                    | yes
            fr | J'abandonne, bien joué !          | resign
            fr | aperçu e5                         | preview e5
            fr | préparer la revanche              |
            fr | fermer mon compte                 | signoff
            fr | moulin chercher                   | morris seek
            fr | aide feuille                      | help record
            fr | régler résumé non                 | set digest off
            fr | regler recus plateau              | set receipts board
            fr | réglages, merci                   | set
            fr | réglage compris                   |
            fr | limite 10                         | limit 10
            fr | moulin limite aucune              | morris limit none
            fr | limite de temps                   |
            fr | mon coup est f6                   | f6
            fr | mon coup : e5                     | e5
            fr | je joue de e7 à e5                | e7 à e5
            fr | e5 s'il te plaît                  | e5
            fr | je ne joue pas e5                 |
            fr | je joue e5 ?                      |
            fr | je joue aux échecs                |
            fr | abandonne !                       |
            fr | accepte                           |
            fr | aufgeben                          |
            es | ayuda                             | help
            es | reglas ajedrez                    | help chess
            es | registrarme ana                   | signup ana
            es | ajedrez desafiar ana              | chess challenge ana
            es | Hola Bob, me rindo                | resign
            es | abandono, gracias                 | resign
            es | abandono?                         |
            es | no abandono                       |
            es | tablas                            | draw
            es | ofrezco tablas por favor          | propose
            es | De acuerdo.                       | ok
            es | serían tablas                     |
            es | Sí.                               | yes
            es | acepto                            | accept
            en | aufgeben                          |
            de | turnier 3 anhalten alle sind krank | tournament 3 pause alle sind krank
            de | turnier 3 verlängern 5 Partie hängt | tournament 3 extend 5 Partie hängt
            de | turnier anlegen Schach swiss Pokal | tournament create chess swiss Pokal
            de | Turnier 3 war schön               |
            de | moderieren bekanntgeben alle Der Club trifft sich | moderate announce all Der Club trifft sich
            de | moderieren entscheiden 101 remis beide krank | moderate adjudicate 101 draw beide krank
            de | Schiedsrichter rufen 101          | call arbiter 101
            de | Rufe den Schiedsrichter!          | call arbiter
            de | melden bob alle lügen             | report bob alle lügen
            de | Partien anna am Zug               | games anna next
            de | Cholone Partien                   | cholone games
            de | zeige bob am Zug                  | show bob next
            de | Remis 101 beanspruchen            | draw 101 claim
            de | Zug 101 e4 Remis                  | move 101 e4 draw
            de | notiz 101 keine                   | note 101 none
            de | notiz 101 keine Ahnung            | note 101 keine Ahnung
            de | Rückmeldung                       | feedback
            de | Anzeige testen                    | test display
            de | hilfe überblick                   | help overview
            de | hilfe Schahc                      | help Schahc
            fr | aide commandes                    | help commands
            fr | arbitre 101                       | call arbiter 101
            fr | tournoi 3 suspendre tous malades  | tournament 3 pause tous malades
            fr | changer pseudo anne               | change name anne
            fr | discuter 101                      | chat 101
            fr | modérer museler bob 7 partie      | moderate mute bob 7 partie
            """)
    void a_line_in_english(Locale language, String line, String english) {
        assertThat(PARSER.english(line, language).orElse(null)).isEqualTo(english);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | resign                   | aufgeben
            de | reject                   | ablehnen
            de | propose                  | remis anbieten
            de | help chess               | hilfe schach
            de | help cholone             | hilfe cholone
            de | morris challenge USERID  | mühle herausfordern NAME
            de | queue MOVE               | vormerken ZUG
            de | accept NUMBER            | annehmen NUMMER
            de | preview b2,c2            | vorschau b2,c2
            de | message bob alle         | nachricht bob alle
            de | set receipts none        | einstellen bestätigung keine
            de | set width 60             | einstellen breite 60
            de | limit reject             | grenze ablehnen
            de | move BOARD MOVE          | zug BRETT ZUG
            de | chat BOARD               | chat BRETT
            de | [GAME] limit [NUMBER]   | [SPIEL] grenze [NUMMER]
            de | weiqi                    | go
            de | help undo                | hilfe zurücknehmen
            de | help seek                | hilfe gegner suchen
            de | vacation 5 days          | urlaub 5 tage
            de | vacation 24 Dec 2 Jan    | urlaub 24 Dec 2 Jan
            de | help commands            | hilfe befehle
            de | c5,d5                    | c5,d5
            fr | chess seek               | échecs chercher
            fr | chess unsubscribe all    | échecs désabonner tous
            fr | set digest daily         | régler résumé quotidien
            fr | GAME challenge USERID... [-option] | JEU défier PSEUDO... [-option]
            de | help overview            | hilfe überblick
            de | call arbiter BOARD       | schiedsrichter rufen BRETT
            de | tournament 3 pause all   | turnier 3 anhalten all
            de | add ADDRESS...           | hinzufügen ADRESSE...
            fr | games alice next         | parties alice au trait
            fr | note 101 none            | note 101 aucune
            en | resign                   | resign
            """)
    void a_command_as_it_is_shown(Locale language, String english, String shown) {
        assertThat(LanguageWords.of(Club.GAMES, language).shown(english)).isEqualTo(shown);
    }

    @Test
    void castling_in_words_may_have_a_wish_behind_it(@TempDir Path directory) {
        try (Club club = chess(directory, Locale.GERMAN, "e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "d3")) {
            club.replies("anna", 101, 7, "Kurze Rochade, viel Glück!");
            assertThat(club.moves(101)).endsWith("O-O");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | Sf6                 | Nf6
            de | mein Zug ist Sf6    | Nf6
            de | Nf6                 | Nf6
            de | sf6                 | e4
            en | Sf6                 | e4
            fr | Cf6                 | Nf6
            fr | Cf6, bonne chance ! | Nf6
            fr | Sf6                 | e4
            """)
    void a_piece_has_the_letter_of_the_language_of_its_player(
            Locale language, String line, String last, @TempDir Path directory) {
        try (Club club = chess(directory, language, "e4")) {
            club.replies("anna", 101, 1, line);
            assertThat(club.moves(101)).endsWith(last);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | Dxe4 | a4    | the queen or the pawn
            de | dxe4 | dxe4  | the pawn
            de | Qxe4 | Qxe4+ | the queen
            en | Dxe4 | dxe4  | the pawn
            fr | Rd8  | a4    | the king, or the rook in English
            fr | Fd7  | Bd7   | the bishop
            """)
    void a_letter_that_means_another_move_in_english_is_asked_about(
            Locale language, String line, String last, String meant, @TempDir Path directory) {
        try (Club club = chess(directory, language, "e4", "e5", "h3", "Qh4", "a3", "d5", "a4")) {
            club.replies("anna", 101, 7, line);
            assertThat(club.moves(101)).as(meant).endsWith(last);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | Sf6, ich biete Remis an
            fr | a6. Je propose la nulle.
            fr | Cf6, nulle ?
            """)
    void a_move_may_have_an_offer_of_a_draw_behind_it(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language, "e4")) {
            club.replies("anna", 101, 1, line);
            assertThat(club.record(101).moves()).isEqualTo(2);
            assertThat(club.record(101).offer()).isPresent();
        }
    }

    @Test
    void a_question_about_castling_is_no_castling(@TempDir Path directory) {
        try (Club club = chess(directory, Locale.GERMAN, "e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "d3")) {
            assertThat(club.replies("anna", 101, 7, "Kannst du mir die Regeln zur Rochade schicken?")
                            .result())
                    .isEqualTo("answered: sent the help page chess");
        }
    }

    @Test
    void what_is_queued_is_shown_in_the_words_of_its_player() {
        Phrasebook german = ServerTexts.in(Locale.GERMAN, Club.GAMES, Map.of());
        assertThat(german.say(Phrase.of("queue.kept", 101, "if Nf3 then Nc6; if e4 then e5")))
                .isEqualTo("Auf Brett 101 vorgemerkt: wenn Nf3 dann Nc6; wenn e4 dann e5");
    }

    @Test
    void a_capture_with_such_a_letter_and_words_behind_it_are_not_passed_on_as_words(@TempDir Path directory) {
        try (Club club = chess(directory, Locale.GERMAN, "e4", "Nf6", "d3")) {
            club.replies("anna", 101, 3, "Sxe4 mit Dank für den Bauern");
            club.reply(club.last("anna"), "ja");
            assertThat(club.moves(101)).endsWith("Nxe4");
        }
    }

    @Test
    void words_behind_a_move_with_such_a_letter_do_not_make_it_the_move_of_a_pawn(@TempDir Path directory) {
        try (Club club = chess(directory, Locale.GERMAN, "e4")) {
            club.replies("anna", 101, 1, "Sf6 und weiter gehts");
            assertThat(club.moves(101)).endsWith("e4");
            club.reply(club.last("anna"), "ja");
            assertThat(club.moves(101)).endsWith("Nf6");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | queue 101 if Sf3 then Sc6; if Lc4 then Dh4 | if Nf3 then Nc6; if Bc4 then Qh4
            de | queue 101 if Nf3 then Nc6                  | if Nf3 then Nc6
            de | vormerken 101 wenn Sf3 dann Sc6            | if Nf3 then Nc6
            fr | préparer 101 si Cf3 alors Cc6              | if Nf3 then Nc6
            fr | queue 101 if Cf3 then Re7                  | if Nf3 then Ke7
            """)
    void moves_are_queued_with_the_letters_of_the_language(
            Locale language, String line, String plan, @TempDir Path directory) {
        try (Club club = chess(directory, language, "e4", "e5")) {
            club.says("anna", line);
            Optional<QueuedPlan> kept =
                    club.changing(repositories -> repositories.plans().of(101, club.player("anna")));
            assertThat(kept.map(queued -> queued.plan().text())).contains(plan);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            de | preview 101 Sf3 Sc6 Lb5
            fr | preview 101 Cf3 Cc6 Fb5
            en | preview 101 Nf3 Nc6 Bb5
            """)
    void moves_are_tried_with_the_letters_of_the_language(Locale language, String line, @TempDir Path directory) {
        try (Club club = chess(directory, language, "e4", "e5")) {
            assertThat(club.says("anna", line).result()).startsWith("answered: ");
        }
    }

    /** A board of chess on which bob and anna have made these moves; the language is anna's. */
    private static Club chess(Path directory, Locale language, String... moves) {
        Club club = new Club(directory, "anna", "bob");
        int board = club.board("chess", "bob", "anna");
        for (int i = 0; i < moves.length; i++) {
            club.replies(i % 2 == 0 ? "bob" : "anna", board, i, moves[i]);
        }
        club.prefers("anna", wishes -> wishes.with(Preference.LANGUAGE, language));
        return club;
    }

    @Test
    void a_word_of_a_language_binds_only_players_of_that_language(@TempDir Path directory) {
        try (Club club = new Club(directory, "anna", "bob")) {
            int board = club.board("cholone", "anna", "bob");
            club.says("anna", "abandonner " + board);
            assertThat(club.record(board).position().outcome()).isEmpty();
            club.prefers("anna", wishes -> wishes.with(Preference.LANGUAGE, Locale.FRENCH));
            club.replies("anna", board, 0, "aufgeben");
            assertThat(club.record(board).position().outcome()).isEmpty();
            club.replies("anna", board, 0, "ne pas abandonner");
            assertThat(club.record(board).result()).isEmpty();
            club.replies("anna", board, 0, "Abandonner.\n\nBien joué !");
            assertThat(club.record(board).result()).isPresent();
        }
    }

    @Test
    void a_draw_is_offered_in_german_without_a_question(@TempDir Path directory) {
        try (Club club = new Club(directory, "anna", "bob")) {
            int board = club.board("cholone", "anna", "bob");
            club.replies("anna", board, 0, "Remis");
            assertThat(club.record(board).revision()).isZero();
            club.prefers("anna", wishes -> wishes.with(Preference.LANGUAGE, Locale.GERMAN));
            club.replies("anna", board, 0, "Remis wäre schade");
            assertThat(club.record(board).revision()).isZero();
            club.replies("anna", board, 0, "Remis");
            assertThat(club.record(board).revision()).isEqualTo(1);
        }
    }

    @Test
    void a_mail_in_german_is_heard_with_its_words(@TempDir Path directory) {
        try (Club club = new Club(directory, "anna", "bob")) {
            club.prefers("anna", wishes -> wishes.with(Preference.LANGUAGE, Locale.GERMAN));
            assertThat(club.says("anna", "Cholone herausfordern bob", "Hast du Lust?")
                            .results())
                    .singleElement()
                    .asString()
                    .startsWith("done: ");
            assertThat(club.challenge(1).comment()).isEqualTo("Hast du Lust?");
            int board = club.board("cholone", "anna", "bob");
            assertThat(club.says("anna", "Zug " + board + " c5,d5\nEinverstanden!\nSo machen wir das.")
                            .results())
                    .hasSize(1);
            assertThat(club.moves(board)).hasSize(1);
        }
    }

    @Test
    void an_answer_to_a_person_arrives_as_it_was_written(@TempDir Path directory) {
        try (Club club = new Club(directory, "anna", "bob")) {
            club.prefers("anna", wishes -> wishes.with(Preference.LANGUAGE, Locale.GERMAN));
            ReplyTarget message = new ReplyTarget.OfMessage(club.player("bob").id());
            club.answers("anna@example.net", message, "Ja, gern!");
            assertThat(club.last("bob").notice().toString()).contains("Ja, gern!");
        }
    }

    @Test
    void a_word_of_assent_binds_as_little_as_in_english(@TempDir Path directory) {
        try (Club club = new Club(directory, "anna", "bob")) {
            int board = club.board("cholone", "anna", "bob");
            club.prefers("anna", wishes -> wishes.with(Preference.LANGUAGE, Locale.FRENCH));
            club.says("bob", "propose " + board);
            int revision = club.record(board).revision();
            club.replies("anna", board, revision, "D'accord\nmais je préfère continuer");
            assertThat(club.record(board).result()).isEmpty();
            club.replies("anna", board, revision, "Proposer nulle");
            assertThat(club.record(board).result()).isPresent(); // both have offered
        }
    }

    @Test
    void a_stranger_signs_up_in_their_own_words(@TempDir Path directory) {
        try (Club club = new Club(directory)) {
            assertThat(club.mail("anna@example.org", "", "Anmelden anna").results())
                    .singleElement()
                    .asString()
                    .startsWith("held: ");
        }
    }
}
