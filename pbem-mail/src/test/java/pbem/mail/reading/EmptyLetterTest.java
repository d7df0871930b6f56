package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.mail.reading.Letter.Content;

/** A letter without words is a letter: an empty reply may confirm something. */
class EmptyLetterTest {

    @ParameterizedTest
    @CsvSource({
        "empty, NOTHING",
        "no-body-at-all, NOTHING",
        "only-signature, NOTHING",
        "only-a-linked-signature, NOTHING",
        "only-quotes, ONLY_QUOTES",
        "only-quotes-badly-wrapped, ONLY_QUOTES",
        "attachments-only, ONLY_ATTACHMENTS"
    })
    void saysWhyItHasNoWords(String mail, Content content) {
        Letter letter = Mails.letter(mail);

        assertThat(letter.words()).isEmpty();
        assertThat(letter.content()).isEqualTo(content);
    }

    @Test
    void stillSaysWhatItAnswers() {
        Letter letter = Mails.letter("only-quotes");

        assertThat(letter.from()).isEqualTo("bob@players.example");
        assertThat(letter.answered()).containsExactly("n1.abcdef@pbem.example", "n0.abcdef@pbem.example");
        assertThat(letter.addressedTo()).containsExactly("games+7k2mq@pbem.example");
    }
}
