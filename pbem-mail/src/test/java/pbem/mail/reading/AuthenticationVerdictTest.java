package pbem.mail.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.mail.reading.AuthenticationVerdict.Method;
import pbem.mail.reading.AuthenticationVerdict.Result;

class AuthenticationVerdictTest {

    private static AuthenticationVerdict read(String value) {
        return AuthenticationVerdict.of(value).orElseThrow();
    }

    @Test
    void theServerStandsFirstWithoutItsVersion() {
        assertThat(read("MX.Example.org 1; none").server()).isEqualTo("mx.example.org");
        assertThat(read("\"mx.example.org\" (ours); none").server()).isEqualTo("mx.example.org");
    }

    @Test
    void everyMethodHasItsResultAndProperties() {
        AuthenticationVerdict verdict =
                read("mx.example.org;\tdkim=pass (2048-bit key) header.d=A.example header.b=\"x;y\";"
                        + " dmarc = pass (p=NONE; dis=NONE) header.from=a.example");
        assertThat(verdict.of(Method.DKIM))
                .containsExactly(new Result("dkim", "pass", Map.of("header.d", "a.example", "header.b", "x;y")));
        assertThat(verdict.of(Method.DMARC))
                .containsExactly(new Result("dmarc", "pass", Map.of("header.from", "a.example")));
    }

    @Test
    void aCommentOrQuotationIsNotAResult() {
        assertThat(read("mx.example.org; spf=fail (; dmarc=pass) smtp.helo=\"; dmarc=pass header.from=a.example\"")
                        .of(Method.DMARC))
                .isEmpty();
    }

    @Test
    void aValueOfAnyLengthIsReadInOneGo() {
        String much = "b".repeat(99_000);
        assertThat(read("mx.example.org; " + much).of(Method.DMARC)).isEmpty();
        assertThat(read("mx.example.org; dmarc=pass reason=\"" + much + "\" header.from=a.example")
                        .of(Method.DMARC))
                .singleElement()
                .extracting(result -> result.property("header.from").orElseThrow())
                .isEqualTo("a.example");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ; dmarc=pass", "mx.example.org; spf=pass \"; dmarc=pass", "mx; spf=pass (a)) ; dmarc=pass"
            })
    void anAmbiguousVerdictIsNotRead(String value) {
        assertThat(AuthenticationVerdict.of(value)).isEmpty();
    }
}
