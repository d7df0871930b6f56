package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The text is found in any structure of a mail. */
class MailStructureTest {

    @ParameterizedTest
    @ValueSource(strings = {"smime-signed", "pgp-mime-signed"})
    void signedMailIsReadWithoutTheSignature(String mail) {
        assertThat(Mails.words(mail)).isEqualTo("c5,d5");
    }

    @Test
    void inlinePgpIsReadWithoutItsArmour() {
        assertThat(Mails.words("pgp-inline-signed")).isEqualTo("c5,d5\n-5 is my guess");
    }

    @ParameterizedTest
    @ValueSource(strings = {"smime-opaque", "pgp-mime-encrypted"})
    void mailThatCannotBeReadWithoutAKeyIsOpaqueAndItsSenderIsTold(String mail) {
        Mails.assertUnusable(Mails.file(mail), UnusableMail.Kind.OPAQUE).satisfies(opaque -> {
            assertThat(opaque.answerDue()).isTrue();
            assertThat(opaque.headline().from()).hasValue("bob@players.example");
        });
    }

    @Test
    void attachmentsAreNotRead() {
        assertThat(Mails.words("text-and-attachment")).isEqualTo("c5,d5");
    }

    @Test
    void aMailWithinTheMailIsAnAttachment() {
        Letter letter = Mails.letter("mail-in-mail");

        assertThat(letter.words()).isEqualTo("c5,d5");
        assertThat(letter.from()).isEqualTo("bob@players.example");
        assertThat(letter.authenticationResults()).isEqualTo(new TraceResults(List.of(), List.of()));
    }

    @Test
    void picturesOfThePageAreNotRead() {
        assertThat(Mails.words("inline-pictures")).isEqualTo("c5,d5");
    }

    @Test
    void aFileWrittenIntoTheTextIsNotRead() {
        assertThat(Mails.words("uuencoded-file")).isEqualTo("c5,d5");
    }

    @Test
    void htmlIsReadWhereThePlainTextIsBlank() {
        assertThat(Mails.words("empty-text-full-html")).isEqualTo("c5,d5");
    }

    @Test
    void aMultipartWithoutBoundaryIsText() {
        assertThat(Mails.words("multipart-without-boundary")).isEqualTo("c5,d5\nGood luck!");
    }

    @Test
    void aMailThatWasCutShortIsReadAsFarAsItGoes() {
        assertThat(Mails.words("multipart-cut-short")).isEqualTo("c5,d5");
    }

    @Test
    void bareLineFeedsAndTheSeparatorOfAnMboxAreTaken() {
        Letter letter = Mails.letter("lf-and-mbox-line");

        assertThat(letter.words()).isEqualTo("c5,d5");
        assertThat(letter.messageId()).isEqualTo("mbox@players.example");
    }

    @Test
    void theBodyBeginsAfterTheHeaderEvenWithoutABlankLine() {
        Letter letter =
                Mails.letter(Mails.written("From: bob@players.example\nSubject: hi\nc5,d5 is my move\nGood luck!\n"));

        assertThat(letter.words()).isEqualTo("c5,d5 is my move\nGood luck!");
    }

    @Test
    void oneBrokenHeaderLineIsPassedOver() {
        Letter letter = Mails.letter(Mails.written("From: bob@players.example\nwhat is this\nSubject: hi\n\nc5,d5\n"));

        assertThat(letter.subject()).isEqualTo("hi");
        assertThat(letter.words()).isEqualTo("c5,d5");
    }

    @Test
    void spacesBeforeTheFirstFieldArePassedOver() {
        assertThat(Mails.letter(Mails.written("   \n From: bob@players.example\nSubject: hi\n\nc5,d5\n"))
                        .words())
                .isEqualTo("c5,d5");
    }

    @Test
    void aBoundaryThatWasTornOffItsTypeIsFound() {
        assertThat(Mails.words("multipart-torn-types")).isEqualTo("c5,d5");
    }

    @Test
    void anEncodingThatAWholeMultipartClaimsIsNotBelieved() {
        assertThat(Mails.words("multipart-claims-encoding")).isEqualTo("c5=d5, my move");
    }
}
