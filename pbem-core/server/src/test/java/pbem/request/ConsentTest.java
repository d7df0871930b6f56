package pbem.request;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConsentTest {

    private static final String ASKED = "resign 101";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "yes",
                "YES!",
                "Yes.",
                "y",
                "Yes, please.",
                "yes, that was me",
                "Yes I do",
                "yes, I resign",
                "confirm",
                "I confirm.",
                "please confirm",
                "\u201cYes\u201d",
                "yes, thanks",
                "Ja, das war ich.",
                "ja bitte, vielen Dank",
                "Ich best\u00e4tige",
                "bestaetigt",
                "Oui, c\u2019est bien moi",
                "oui c'etait moi, merci",
                "s'il te plait oui",
                "s\u00ed, soy yo"
            })
    void this_is_a_yes(String said) {
        assertThat(Consent.of(said, ASKED)).isEqualTo(Consent.YES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no",
                "No!",
                "> no",
                "cancel",
                "stop",
                "nope, that was not me",
                "never",
                "N",
                "please stop",
                "N\u00f6, das war ich nicht",
                "bitte abbrechen",
                "Non merci",
                "jamais"
            })
    void this_is_a_no(String said) {
        assertThat(Consent.of(said, ASKED)).isEqualTo(Consent.NO);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "  ",
                "ok",
                "Okay, thanks",
                "sure",
                "I do",
                "yes?",
                "yes if you play on",
                "yes but wait",
                "yes, c5,d5 is better",
                "I did not ask for this",
                "please do not",
                "thanks, but no",
                "yes, I do not want this",
                "ok but don't",
                "ok but don\u2019t",
                "\u041d\u0435\u0442",
                "n\u00e4",
                "???",
                "123",
                "i",
                "please",
                "maybe",
                "Who are you?",
                "Yesterday I was away",
                "I was away",
                "ja, aber warte",
                "ja, das war ich nicht",
                "oui si tu veux",
                "si c'est moi",
                "oui mais non"
            })
    void this_is_neither_consent_nor_refusal(String said) {
        assertThat(Consent.of(said, ASKED)).isEqualTo(Consent.UNCLEAR);
    }
}
