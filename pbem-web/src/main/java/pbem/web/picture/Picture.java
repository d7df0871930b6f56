package pbem.web.picture;

import java.nio.charset.StandardCharsets;

/**
 * A drawing as it is sent.
 *
 * @param bytes never to be changed
 */
public record Picture(byte[] bytes) {

    static Picture of(String text) {
        return new Picture(text.getBytes(StandardCharsets.UTF_8));
    }

    /** What an SVG or a text board says. */
    public String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
