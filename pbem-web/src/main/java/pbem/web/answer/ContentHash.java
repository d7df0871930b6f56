package pbem.web.answer;

import java.util.Base64;
import java.util.HexFormat;
import org.apache.commons.codec.digest.DigestUtils;

/** The SHA-256 of something that the site sends, in the forms that HTTP needs. */
public final class ContentHash {

    private final byte[] digest;

    private ContentHash(byte[] digest) {
        this.digest = digest;
    }

    public static ContentHash of(byte[] content) {
        return new ContentHash(DigestUtils.sha256(content));
    }

    /** A hash short enough for a URL and long enough to tell versions apart. */
    public String brief() {
        return HexFormat.of().formatHex(digest, 0, 8);
    }

    EntityTag tag() {
        return new EntityTag(HexFormat.of().formatHex(digest, 0, 16));
    }

    /** The hash as a source in a content security policy. */
    public String source() {
        return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    }
}
