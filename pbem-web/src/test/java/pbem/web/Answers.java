package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.assertj.core.api.ThrowingConsumer;

/** Assertions about answers. */
final class Answers {

    private Answers() {}

    /** A whole page with this status and these words. */
    static ThrowingConsumer<HttpResponse<String>> are(int status, String words) {
        return answer -> {
            assertThat(answer.statusCode()).isEqualTo(status);
            assertThat(type(answer)).isEqualTo("text/html;charset=utf-8");
            assertThat(Words.of(answer.body())).contains(words, "The Thursday Club");
        };
    }

    /** The content type without blanks, since Jetty may write one or none. */
    static String type(HttpResponse<?> answer) {
        return answer.headers().firstValue("Content-Type").orElse("").replace(" ", "");
    }

    /** A permanent redirect to the path. */
    static ThrowingConsumer<HttpResponse<String>> leadTo(String path) {
        return answer -> {
            assertThat(answer.statusCode()).isEqualTo(301);
            assertThat(answer.headers().firstValue("Location")).hasValue(path);
        };
    }
}
