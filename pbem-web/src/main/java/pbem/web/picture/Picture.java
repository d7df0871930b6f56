package pbem.web.picture;

import java.nio.charset.StandardCharsets;
import pbem.web.page.ContentHash;

/**
 * A drawing as it is sent.
 *
 * @param bytes never to be changed
 * @param etag tells versions of it apart
 */
public record Picture(byte[] bytes, String etag) {

    static Picture of(byte[] bytes) {
        return new Picture(bytes, ContentHash.of(bytes).etag());
    }

    static Picture of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** What an SVG or a text board says. */
    public String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
