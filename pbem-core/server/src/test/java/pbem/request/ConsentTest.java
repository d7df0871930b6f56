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
                "yes, thanks"
            })
    void this_is_a_yes(String said) {
        assertThat(Consent.of(said, ASKED)).isEqualTo(Consent.YES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"no", "No!", "> no", "cancel", "stop", "nope, that was not me", "never", "N", "please stop"})
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
                "I was away"
            })
    void this_is_neither_consent_nor_refusal(String said) {
        assertThat(Consent.of(said, ASKED)).isEqualTo(Consent.UNCLEAR);
    }
}
