package pbem.request;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConsentTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "  ",
                "yes",
                "YES!",
                "ok",
                "Okay, thanks",
                "confirm",
                "I confirm.",
                "I do",
                "please confirm",
                "y",
                "sure",
                "Yes, please."
            })
    void this_is_a_yes(String said) {
        assertThat(Consent.of(said)).isEqualTo(Consent.YES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"no", "No!", "> no", "cancel", "stop", "nope, that was not me", "never", "N", "please stop"})
    void this_is_a_no(String said) {
        assertThat(Consent.of(said)).isEqualTo(Consent.NO);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
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
    void this_is_neither(String said) {
        assertThat(Consent.of(said)).isEqualTo(Consent.UNCLEAR);
    }
}
