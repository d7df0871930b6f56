package pbem.token;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.apache.commons.codec.binary.Base32;
import pbem.notice.ReplyTarget;

/**
 * Writes and reads the tokens of reply addresses. A token is base32 without padding, so that it survives mail systems
 * that change capitals: key id, kind, player, number, revision, day of expiry, and an HMAC over them cut to 80 bits. At
 * most 44 characters, so that {@code local+TOKEN} stays within the limit of 64 for a local part. Safe for any thread.
 */
public final class Tokens {

    /** The longest text of a token. */
    public static final int LONGEST = 44;

    private static final int BODY = 17;
    private static final int SIGNATURE = 10;

    /** A kind beside those of {@link ReplyTarget.Code}. */
    private static final int RETURN = 5;

    private static final int PASS = 14;

    private static final Base32 BASE32 = Base32.builder().get();

    private final TokenKeys keys;

    public Tokens(TokenKeys keys) {
        this.keys = keys;
    }

    /** The kind of a text. */
    public enum Kind {
        /** A valid token. */
        VALID,
        /** An expired token. */
        EXPIRED,
        /**
         * A token from before a restore: it proves the sender, but its subject may have changed.
         */
        BEFORE_RESTORE,
        /** Probably signed with a key that the admin has retired. */
        RETIRED,
        /** Probably signed with another server's key, or a lost one. */
        UNKNOWN_KEY,
        /** The return address of a mail of this server; it proves nothing about a person. */
        RETURN_OF,
        /** A pass; it proves nothing in a mail. */
        PASS,
        /** Not a token of this server, or a changed one. */
        FOREIGN
    }

    /**
     * The result of reading a text.
     *
     * @param token the content of a valid token, or of one from before a restore
     * @param mail the number of the mail that was returned
     */
    public record Reading(Kind kind, Optional<Token> token, OptionalLong mail) {

        private static Reading of(Kind kind) {
            return new Reading(kind, Optional.empty(), OptionalLong.empty());
        }
    }

    /** A key for another purpose, derived from the present key. It changes with the present key. */
    public PurposeKey keyFor(String purpose) {
        return new PurposeKey(keys.key(keys.present()).orElseThrow(), purpose);
    }

    /** The token as text, in lower case. */
    public String write(Token token) {
        ReplyTarget.Code code = token.target().code();
        return write(code.kind(), token.player(), code.number(), code.revision(), token.expires());
    }

    /** The token of a return address, which receives undelivered mail. */
    public String writeReturn(long mail, Instant expires) {
        return write(
                RETURN, 0, (int) mail, (int) (mail >>> Integer.SIZE), expires); // in two parts, the second usually 0
    }

    /** The text of a pass. */
    public String write(Pass pass) {
        return write(PASS, pass.player(), (int) pass.issued().getEpochSecond(), 0, pass.expires());
    }

    /** Reads a pass; empty if it is not from this server, has expired, or is from before a restore. Never throws. */
    public Optional<Pass> readPass(String text, Instant now) {
        return bytes(text)
                .filter(bytes -> examine(bytes, now).kind() == Kind.PASS)
                .map(bytes -> ByteBuffer.wrap(bytes, 2, 8))
                .map(body -> new Pass(body.getInt(), Instant.ofEpochSecond(Integer.toUnsignedLong(body.getInt()))));
    }

    private String write(int kind, long player, int number, int revision, Instant expires) {
        ByteBuffer body = ByteBuffer.allocate(BODY);
        body.put((byte) keys.present());
        body.put((byte) kind);
        body.putInt(Math.toIntExact(player));
        body.putInt(number);
        body.putInt(revision);
        int days = (int) (expires.getEpochSecond() / 86_400);
        body.put((byte) (days >>> 16)).putShort((short) days);
        byte[] signed = Arrays.copyOf(body.array(), BODY + SIGNATURE);
        byte[] signature = sign(keys.key(keys.present()).orElseThrow(), body.array());
        System.arraycopy(signature, 0, signed, BODY, SIGNATURE);
        return text(signed).toLowerCase(Locale.ROOT);
    }

    private static String text(byte[] bytes) {
        return BASE32.encodeToString(bytes).replace("=", "");
    }

    /**
     * Reads a token that is valid at an instant; empty if it is not from this server, was changed, or has expired.
     * Never throws.
     */
    public Optional<Token> read(String text, Instant now) {
        Reading reading = examine(text, now);
        return reading.kind() == Kind.VALID ? reading.token() : Optional.empty();
    }

    /** The mail with that token in its return address; empty for any other text. Never throws. */
    public OptionalLong readReturn(String text, Instant now) {
        return examine(text, now).mail();
    }

    /** Reads any text at an instant. Never throws. */
    public Reading examine(String text, Instant now) {
        return bytes(text).map(bytes -> examine(bytes, now)).orElseGet(() -> Reading.of(Kind.FOREIGN));
    }

    /** The bytes of a text that has the form of a token. */
    private static Optional<byte[]> bytes(String text) {
        String code = text.strip().toUpperCase(Locale.ROOT);
        if (code.length() != LONGEST || !BASE32.isInAlphabet(code)) {
            return Optional.empty();
        }
        byte[] bytes = BASE32.decode(code);
        boolean whole = bytes.length == BODY + SIGNATURE && text(bytes).equals(code);
        return whole ? Optional.of(bytes) : Optional.empty(); // the last character has unused bits
    }

    private Reading examine(byte[] bytes, Instant now) {
        byte[] body = Arrays.copyOf(bytes, BODY);
        int id = body[0] & 0xff;
        Optional<SecretKeySpec> key = keys.key(id);
        if (key.isEmpty()) {
            return Reading.of(keys.isRetired(id) ? Kind.RETIRED : Kind.UNKNOWN_KEY);
        }
        byte[] signature = Arrays.copyOfRange(bytes, BODY, BODY + SIGNATURE);
        if (!MessageDigest.isEqual(sign(key.get(), body), signature)) {
            return Reading.of(Kind.FOREIGN);
        }
        Reading reading = reading(ByteBuffer.wrap(body), now);
        boolean old = keys.isBeforeRestore(id)
                && reading.token().filter(token -> token.target().acts()).isPresent();
        if (reading.kind() == Kind.PASS && keys.isBeforeRestore(id)) {
            return Reading.of(Kind.EXPIRED); // the server may have forgotten a sign-out
        }
        return old ? new Reading(Kind.BEFORE_RESTORE, reading.token(), OptionalLong.empty()) : reading;
    }

    private static Reading reading(ByteBuffer body, Instant now) {
        body.get();
        int kind = body.get();
        int player = body.getInt();
        int number = body.getInt();
        int revision = body.getInt();
        int days = (body.get() & 0xff) << 16 | (body.getShort() & 0xffff);
        Instant expires = Instant.EPOCH.plus(days, ChronoUnit.DAYS);
        if (!now.isBefore(expires.plus(1, ChronoUnit.DAYS))) {
            return Reading.of(Kind.EXPIRED);
        }
        if (kind == RETURN) {
            long mail = (long) revision << Integer.SIZE | Integer.toUnsignedLong(number);
            return new Reading(Kind.RETURN_OF, Optional.empty(), OptionalLong.of(mail));
        }
        if (kind == PASS) {
            return Reading.of(Kind.PASS);
        }
        Optional<Token> token =
                new ReplyTarget.Code(kind, number, revision).target().map(target -> new Token(player, target, expires));
        return new Reading(token.isPresent() ? Kind.VALID : Kind.FOREIGN, token, OptionalLong.empty());
    }

    private static byte[] sign(SecretKeySpec key, byte[] body) {
        try {
            Mac mac = Mac.getInstance(TokenKeys.ALGORITHM);
            mac.init(key);
            return Arrays.copyOf(mac.doFinal(body), SIGNATURE);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + TokenKeys.ALGORITHM, e);
        }
    }
}
