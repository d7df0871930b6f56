package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The sender, the recipients, the Subject and the references of a mail. */
class HeadlineTest {

    @Test
    void theSubjectKeepsItsPrefixes() {
        assertThat(Mails.letter("where-a-token-may-hide").subject())
                .isEqualTo("Fwd: [club] AW: Re: cholone board 101 (alice, bob)");
    }

    @Test
    void encodedWordsAreDecodedEvenWhereTheyTearACharacterApart() {
        Letter letter = Mails.letter("headers-encoded-words");

        assertThat(letter.subject()).isEqualTo("äöü 盤 and more");
        assertThat(letter.from()).isEqualTo("joerg@players.example");
        assertThat(letter.messageId()).isEqualTo("long.id@players.example");
    }

    @Test
    void everyCharsetIsReadInHeadersToo() {
        Letter letter = Mails.letter("headers-of-many-charsets");

        assertThat(letter.subject()).isEqualTo("棋局c5-d5ok");
    }

    @Test
    void rawUtf8InHeadersIsRead() {
        Letter letter = Mails.letter("headers-utf8-raw");

        assertThat(letter.subject()).isEqualTo("c5-d5 für Brett 101");
    }

    @Test
    void aSubjectIsCutAt255Characters() {
        assertThat(Mails.letter(Mails.withHeader("Subject: " + "x".repeat(300))).subject())
                .hasSize(255);
    }

    @Test
    void everyEncodedSubjectStaysOnOneLine() {
        assertThat(Mails.letter(Mails.withHeader("Subject: =?utf-8?Q?a=0D=0ABcc:_x=00?="))
                        .subject())
                .isEqualTo("a Bcc: x");
    }

    @Test
    void everyAddressThatTheMailWentToIsKept() {
        RawMail raw = Mails.file("where-a-token-may-hide");
        Envelope envelope = new Envelope(Optional.empty(), List.of("games+enveloped@pbem.example"));

        assertThat(Mails.letter(new RawMail(raw.bytes(), envelope)).addressedTo())
                .containsExactly(
                        "games+enveloped@pbem.example",
                        "games+TO@pbem.example",
                        "ann@players.example",
                        "games+cc@pbem.example",
                        "catchall@pbem.example",
                        "games+xenvelope@pbem.example",
                        "games+original@pbem.example",
                        "games+envelope@pbem.example",
                        "games+received@pbem.example");
    }

    @Test
    void referencesMayBeSeparatedByCommasAndTheNewestComesFirst() {
        assertThat(Mails.letter("where-a-token-may-hide").answered())
                .containsExactly("n3@pbem.example", "n2@pbem.example", "n1@pbem.example");
    }

    @Test
    void aMessageIdWithoutBracketsIsTheSameId() {
        assertThat(Mails.letter(Mails.withHeader("Message-ID: a.b@players.example"))
                        .messageId())
                .isEqualTo("a.b@players.example");
    }

    @Test
    void controlCharactersAreNotPartOfAMessageId() {
        assertThat(Mails.letter(Mails.withHeader("Message-ID: <a\u0085.\u0090b\u0007@players.example>"))
                        .messageId())
                .isEqualTo("a.b@players.example");
    }

    @Test
    void aMailMayHaveNoMessageId() {
        assertThat(Mails.letter(Mails.withHeader()).messageId()).isEmpty();
    }
}
