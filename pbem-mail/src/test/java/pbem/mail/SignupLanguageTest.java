package pbem.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.handler.account.SignupForm;
import pbem.phrase.Phrase;
import pbem.record.KeptGame;
import pbem.request.AddressRules;
import pbem.request.RequestLimits;
import pbem.request.SignupRules;
import pbem.robot.RobotRoster;
import pbem.robot.RobotRules;

/** A newcomer is asked and greeted in the language of their words, or else of their mail program. */
class SignupLanguageTest {

    private static void signsUp(PostOffice office, String user, String subject, String language) {
        office.takes(
                "From: " + user + "@players.example",
                "To: " + PostOffice.ADDRESS,
                "Subject: " + subject,
                "Content-Language: " + language,
                "Message-ID: <" + user + "@players.example>",
                "",
                "");
    }

    private static String newest(PostOffice office, String user) throws Exception {
        String text = new String(office.newestTo(user).getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return (office.newestTo(user).getSubject() + "\n" + text).replaceAll("\\s+", " ");
    }

    @Test
    void a_game_that_comes_with_a_form_goes_on_in_the_second_mail_and_is_not_told_in_the_first(@TempDir Path directory)
            throws Exception {
        try (PostOffice office = new PostOffice(directory)) {
            office.store().change(tx -> {
                RobotRoster.prepare(tx, RobotRules.STANDARD, office.instant());
                return true;
            });
            KeptGame game = new KeptGame(
                    "cholone",
                    Catalogue.games().named("cholone").orElseThrow().rulesVersion(),
                    Seed.of(new byte[Seed.BYTES]),
                    List.of("c5,d5"));
            String address = "marie@players.example";
            Optional<Phrase> objection = new SignupForm(
                            office.store(),
                            Catalogue.games(),
                            AddressRules.STANDARD,
                            SignupRules.STANDARD,
                            RequestLimits.STANDARD)
                    .ask("marie", address, Locale.FRENCH, Optional.of(game), office.instant());
            assertThat(objection).isEmpty();
            assertThat(newest(office, "marie")).contains("inscription marie").doesNotContain("holone", "robot", "c5");
            office.replies("marie", "oui");
            assertThat(newest(office, "marie")).contains("Ta partie contre le robot continue ici");
        }
    }

    @Test
    void words_count_more_than_the_mail_program(@TempDir Path directory) throws Exception {
        try (PostOffice office = new PostOffice(directory)) {
            signsUp(office, "greta", "signup greta", "de-DE");
            assertThat(newest(office, "greta"))
                    .startsWith("PBeM: bitte bestätigen: anmelden")
                    .contains("dich als greta anmelden");
            office.replies("greta", "ja");
            assertThat(newest(office, "greta")).contains("Willkommen, greta.");

            signsUp(office, "heidi", "anmelden heidi", "en-US");
            office.replies("heidi", "vielleicht");
            assertThat(newest(office, "heidi")).contains("weder ja noch nein");

            signsUp(office, "fleur", "Inscription fleur", "en-US");
            assertThat(newest(office, "fleur")).startsWith("PBeM: à confirmer\u00a0: inscription");
            office.replies("fleur", "oui", "Content-Language: en-US");
            assertThat(newest(office, "fleur")).contains("Bienvenue, fleur.");

            signsUp(office, "ines", "registrarme ines", "en-US");
            assertThat(newest(office, "ines"))
                    .startsWith("PBeM: confirma, por favor: registro")
                    .contains("¿Querías registrarte como ines?", "Responde sí");
            office.replies("ines", "si, gracias");
            assertThat(newest(office, "ines"))
                    .contains("Te damos la bienvenida, ines.", "lecciones breves", "los juegos, y cu");

            signsUp(office, "pawel", "signup pawel", "pl");
            assertThat(newest(office, "pawel")).startsWith("PBeM: please confirm: signup");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Wie kann ich hier mitspielen?    | Was davon willst du?
            Comment on fait pour jouer ?     | Je comprends
            How do I play here?              | I read that as help
            """)
    void a_question_is_answered_in_its_language(String question, String answer, @TempDir Path directory)
            throws Exception {
        try (PostOffice office = new PostOffice(directory)) {
            office.takes(
                    "From: uli@players.example",
                    "To: " + PostOffice.ADDRESS,
                    "Subject: Hallo",
                    "Content-Type: text/plain; charset=utf-8",
                    "Message-ID: <uli@players.example>",
                    "",
                    question);
            assertThat(newest(office, "uli")).contains(answer);
        }
    }
}
