package pbem.token;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.apache.commons.codec.binary.Base32;
import pbem.notice.ReplyTarget;

/**
 * Writes and reads the tokens of reply addresses. A token is base32 without padding, so that it survives mail systems
 * that change capitals: key id, kind, player, number, revision, day of expiry, and an HMAC over them cut to 80 bits. 44
 * characters at most, so that {@code local+TOKEN} stays within the 64 that a local part may have. Safe for any thread.
 */
public final class Tokens {

    /** The longest text of a token. */
    public static final int LONGEST = 44;

    private static final int BODY = 17;
    private static final int SIGNATURE = 10;
    private static final int UNSUBSCRIBE = 4;
    private static final int RETURN = 5;
    private static final int UNWATCH = 6;
    private static final Base32 BASE32 = Base32.builder().get();

    private final TokenKeys keys;

    public Tokens(TokenKeys keys) {
        this.keys = keys;
    }

    /** What a text turned out to be. */
    public sealed interface Reading {

        /** It proves something. */
        record Valid(Token token) implements Reading {}

        /** It proved something once. */
        record Expired() implements Reading {}

        /**
         * It proves who speaks, but was signed before the database was restored: what it is about may be something else
         * by now.
         */
        record BeforeRestore(Token token) implements Reading {}

        /** It was signed with a key that the admin has retired, so far as can be told. */
        record Retired() implements Reading {}

        /** It was signed with a key that is not ours, or was lost, so far as can be told. */
        record UnknownKey() implements Reading {}

        /** It names the mail of ours that a mail server has something to say about; it proves nothing about a person. */
        record ReturnOf(long mail) implements Reading {}

        /** It is none of ours, or was changed. */
        record Foreign() implements Reading {}
    }

    /** The token as text, in lower case. */
    public String write(Token token) {
        int revision = token.target() instanceof ReplyTarget.OfBoard board ? board.revision() : 0;
        return write(kind(token.target()), token.player(), number(token.target()), revision, token.expires());
    }

    /** The token of an address to which mail servers return a mail that they could not deliver. */
    public String writeReturn(long mail, Instant expires) {
        return write(RETURN, 0, Math.toIntExact(mail), 0, expires);
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
     * What a token proves at an instant; empty if it is no token of ours, was changed, or is too old. Never throws.
     */
    public Optional<Token> read(String text, Instant now) {
        return examine(text, now) instanceof Reading.Valid valid ? Optional.of(valid.token()) : Optional.empty();
    }

    /** What a text is at an instant. Never throws. */
    public Reading examine(String text, Instant now) {
        return bytes(text).map(bytes -> examine(bytes, now)).orElseGet(Reading.Foreign::new);
    }

    /** What has the form of a token. */
    private static Optional<byte[]> bytes(String text) {
        String code = text.strip().toUpperCase(Locale.ROOT);
        if (code.length() != LONGEST || !BASE32.isInAlphabet(code)) {
            return Optional.empty();
        }
        byte[] bytes = BASE32.decode(code);
        boolean whole = bytes.length == BODY + SIGNATURE && text(bytes).equals(code);
        return whole ? Optional.of(bytes) : Optional.empty(); // the last character has bits to spare
    }

    private Reading examine(byte[] bytes, Instant now) {
        byte[] body = Arrays.copyOf(bytes, BODY);
        int id = body[0] & 0xff;
        Optional<SecretKeySpec> key = keys.key(id);
        if (key.isEmpty()) {
            return keys.isRetired(id) ? new Reading.Retired() : new Reading.UnknownKey();
        }
        byte[] signature = Arrays.copyOfRange(bytes, BODY, BODY + SIGNATURE);
        if (!MessageDigest.isEqual(sign(key.get(), body), signature)) {
            return new Reading.Foreign();
        }
        Reading reading = reading(ByteBuffer.wrap(body), now);
        return keys.isBeforeRestore(id)
                        && reading instanceof Reading.Valid valid
                        && valid.token().target().acts()
                ? new Reading.BeforeRestore(valid.token())
                : reading;
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
            return new Reading.Expired();
        }
        return switch (kind) {
            case 0 -> new Reading.Valid(new Token(player, ReplyTarget.NONE, expires));
            case 1 -> new Reading.Valid(new Token(player, new ReplyTarget.OfBoard(number, revision), expires));
            case 2 -> new Reading.Valid(new Token(player, new ReplyTarget.OfChallenge(number), expires));
            case 3 -> new Reading.Valid(new Token(player, new ReplyTarget.OfConfirmation(number), expires));
            case UNSUBSCRIBE -> new Reading.Valid(new Token(player, ReplyTarget.UNSUBSCRIBE, expires));
            case UNWATCH -> new Reading.Valid(new Token(player, new ReplyTarget.Unwatch(number), expires));
            case RETURN -> new Reading.ReturnOf(number);
            default -> new Reading.Foreign();
        };
    }

    private static int kind(ReplyTarget target) {
        if (target instanceof ReplyTarget.OfBoard) {
            return 1;
        }
        if (target instanceof ReplyTarget.OfChallenge) {
            return 2;
        }
        if (target instanceof ReplyTarget.Unsubscribe) {
            return UNSUBSCRIBE;
        }
        if (target instanceof ReplyTarget.Unwatch) {
            return UNWATCH;
        }
        return target instanceof ReplyTarget.OfConfirmation ? 3 : 0;
    }

    private static int number(ReplyTarget target) {
        if (target instanceof ReplyTarget.OfBoard board) {
            return board.number();
        }
        if (target instanceof ReplyTarget.OfChallenge challenge) {
            return challenge.number();
        }
        if (target instanceof ReplyTarget.Unwatch left) {
            return left.board();
        }
        return target instanceof ReplyTarget.OfConfirmation hold ? Math.toIntExact(hold.id()) : 0;
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
