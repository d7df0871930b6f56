package pbem.intention;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.games.Catalogue;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.play.ServerTexts;

/** Two servers that get each other's answers do not take them for wishes. */
class OwnAnswerTest {

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "fr", "es"})
    void what_the_server_says_of_a_sentence_means_nothing(Locale language) {
        Intentions intentions = new Intentions(Catalogue.games());
        Phrasebook words = ServerTexts.in(language, Catalogue.games(), Map.of());
        Surroundings mail =
                new Surroundings(Intention.Place.PLAYER, LocalDate.EPOCH, language, name -> name.equals("alice"));
        for (Phrase said : new Phrase[] {
            Phrase.of("command.not-understood", "The game has begun. alice is to move."),
            Phrase.of("play.read-as", "status")
        }) {
            assertThat(intentions.of(words.say(said), mail)).as(words.say(said)).isEmpty();
        }
        assertThat(intentions.of("which games do I play?", mail)).isNotEmpty();
    }
}
