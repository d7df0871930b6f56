package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.assertj.core.api.ThrowingConsumer;

/** What answers are like. */
final class Answers {

    private Answers() {}

    /** A whole page with that status and those words. */
    static ThrowingConsumer<HttpResponse<String>> are(int status, String words) {
        return answer -> {
            assertThat(answer.statusCode()).isEqualTo(status);
            assertThat(type(answer)).isEqualTo("text/html;charset=utf-8");
            assertThat(Words.of(answer.body())).contains(words, "The Thursday Club");
        };
    }

    /** Jetty writes a blank into it, or none, as it likes. */
    static String type(HttpResponse<?> answer) {
        return answer.headers().firstValue("Content-Type").orElse("").replace(" ", "");
    }

    /** Sends the reader on to that path, for good. */
    static ThrowingConsumer<HttpResponse<String>> leadTo(String path) {
        return answer -> {
            assertThat(answer.statusCode()).isEqualTo(301);
            assertThat(answer.headers().firstValue("Location")).hasValue(path);
        };
    }
}
