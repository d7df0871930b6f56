package pbem.web.push;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** The part of a browser in push notices: makes keys, and decrypts notices (RFC 8291). */
public final class FakeBrowser {

    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private final KeyPair keys;
    private final byte[] secret;

    private FakeBrowser(KeyPair keys, byte[] secret) {
        this.keys = keys;
        this.secret = secret;
    }

    public static FakeBrowser make() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            byte[] secret = new byte[16];
            Arrays.fill(secret, (byte) 7);
            return new FakeBrowser(generator.generateKeyPair(), secret);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A browser with these keys, in base64url: the private number, the public point, and the secret. */
    static FakeBrowser with(String number, String point, String secret) throws GeneralSecurityException {
        Base64.Decoder decoder = Base64.getUrlDecoder();
        FakeBrowser any = make();
        PublicKey open = any.publicKey(decoder.decode(point));
        ECPrivateKeySpec spec =
                new ECPrivateKeySpec(new BigInteger(1, decoder.decode(number)), ((ECPublicKey) open).getParams());
        PrivateKey own = KeyFactory.getInstance("EC").generatePrivate(spec);
        return new FakeBrowser(new KeyPair(open, own), decoder.decode(secret));
    }

    public String key() {
        return BASE64.encodeToString(point());
    }

    public String secret() {
        return BASE64.encodeToString(secret);
    }

    /** The JSON that the page sends. */
    public String added(String url) {
        return "{\"url\": \"" + url + "\", \"key\": \"" + key() + "\", \"secret\": \"" + secret() + "\"}";
    }

    String read(byte[] body) {
        try {
            ByteBuffer parts = ByteBuffer.wrap(body);
            byte[] salt = bytes(parts, 16);
            parts.getInt();
            byte[] theirs = bytes(parts, parts.get());
            byte[] sealed = bytes(parts, parts.remaining());
            KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
            agreement.init(keys.getPrivate());
            agreement.doPhase(publicKey(theirs), true);
            byte[] shared =
                    derived(secret, agreement.generateSecret(), joined(text("WebPush: info\0"), point(), theirs), 32);
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(
                    Cipher.DECRYPT_MODE,
                    new SecretKeySpec(derived(salt, shared, text("Content-Encoding: aes128gcm\0"), 16), "AES"),
                    new GCMParameterSpec(128, derived(salt, shared, text("Content-Encoding: nonce\0"), 12)));
            byte[] opened = cipher.doFinal(sealed);
            return new String(
                    opened, 0, opened.length - 1, StandardCharsets.UTF_8); // without the delimiter of the last record
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private byte[] point() {
        ECPoint point = ((ECPublicKey) keys.getPublic()).getW();
        return joined(new byte[] {4}, coordinate(point.getAffineX()), coordinate(point.getAffineY()));
    }

    private static byte[] coordinate(BigInteger value) {
        byte[] bytes = value.toByteArray();
        byte[] fixed = new byte[32];
        int used = Math.min(bytes.length, 32);
        System.arraycopy(bytes, bytes.length - used, fixed, 32 - used, used);
        return fixed;
    }

    private ECPublicKey publicKey(byte[] point) throws GeneralSecurityException {
        ECPoint there = new ECPoint(
                new BigInteger(1, Arrays.copyOfRange(point, 1, 33)),
                new BigInteger(1, Arrays.copyOfRange(point, 33, 65)));
        ECPublicKeySpec spec = new ECPublicKeySpec(there, ((ECPublicKey) keys.getPublic()).getParams());
        return (ECPublicKey) KeyFactory.getInstance("EC").generatePublic(spec);
    }

    private static byte[] derived(byte[] salt, byte[] input, byte[] info, int length) throws GeneralSecurityException {
        byte[] key = hmac(salt, input);
        return Arrays.copyOf(hmac(key, joined(info, new byte[] {1})), length);
    }

    private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(text);
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] bytes(ByteBuffer from, int count) {
        byte[] bytes = new byte[count];
        from.get(bytes);
        return bytes;
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
