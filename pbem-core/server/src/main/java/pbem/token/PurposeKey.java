package pbem.token;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * A key for one purpose, derived from the present key of tokens. Its signatures are valid for this purpose only. Safe
 * for any thread; its toString reveals nothing.
 */
public final class PurposeKey {

    private final SecretKeySpec key;

    PurposeKey(SecretKeySpec present, String purpose) {
        this.key = new SecretKeySpec(mac(present, "purpose " + purpose), TokenKeys.ALGORITHM);
    }

    /** The signature of a text, 32 bytes. */
    public byte[] sign(String text) {
        return mac(key, text);
    }

    public boolean proves(String text, byte[] signature) {
        return MessageDigest.isEqual(sign(text), signature);
    }

    private static byte[] mac(SecretKeySpec key, String text) {
        try {
            Mac mac = Mac.getInstance(TokenKeys.ALGORITHM);
            mac.init(key);
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + TokenKeys.ALGORITHM, e);
        }
    }

    @Override
    public String toString() {
        return "a key for one purpose";
    }
}
