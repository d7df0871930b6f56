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
import pbem.play.Context;

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
    private static final Base32 BASE32 = Base32.builder().get();

    private final TokenKeys keys;

    public Tokens(TokenKeys keys) {
        this.keys = keys;
    }

    /** The token as text, in lower case. */
    public String write(Token token) {
        ByteBuffer body = ByteBuffer.allocate(BODY);
        body.put((byte) keys.present());
        body.put((byte) kind(token.context()));
        body.putInt(Math.toIntExact(token.player()));
        body.putInt(number(token.context()));
        body.putInt(token.context() instanceof Context.OfBoard board ? board.revision() : 0);
        int days = (int) (token.expires().getEpochSecond() / 86_400);
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
        String code = text.strip().toUpperCase(Locale.ROOT);
        if (code.length() != LONGEST || !BASE32.isInAlphabet(code)) {
            return Optional.empty();
        }
        byte[] bytes = BASE32.decode(code);
        if (bytes.length != BODY + SIGNATURE || !text(bytes).equals(code)) { // the last character has bits to spare
            return Optional.empty();
        }
        byte[] body = Arrays.copyOf(bytes, BODY);
        Optional<SecretKeySpec> key = keys.key(body[0] & 0xff);
        if (key.isEmpty()
                || !MessageDigest.isEqual(sign(key.get(), body), Arrays.copyOfRange(bytes, BODY, BODY + SIGNATURE))) {
            return Optional.empty();
        }
        return token(ByteBuffer.wrap(body))
                .filter(token -> now.isBefore(token.expires().plus(1, ChronoUnit.DAYS)));
    }

    private static Optional<Token> token(ByteBuffer body) {
        body.get();
        int kind = body.get();
        int player = body.getInt();
        int number = body.getInt();
        int revision = body.getInt();
        int days = (body.get() & 0xff) << 16 | (body.getShort() & 0xffff);
        Instant expires = Instant.EPOCH.plus(days, ChronoUnit.DAYS);
        return switch (kind) {
            case 0 -> Optional.of(new Token(player, Context.NONE, expires));
            case 1 -> Optional.of(new Token(player, new Context.OfBoard(number, revision), expires));
            case 2 -> Optional.of(new Token(player, new Context.OfChallenge(number), expires));
            case 3 -> Optional.of(new Token(player, new Context.OfHold(number), expires));
            case 4 -> Optional.of(new Token(player, Context.UNSUBSCRIBE, expires));
            default -> Optional.empty();
        };
    }

    private static int kind(Context context) {
        if (context instanceof Context.OfBoard) {
            return 1;
        }
        if (context instanceof Context.OfChallenge) {
            return 2;
        }
        if (context instanceof Context.Unsubscribe) {
            return 4;
        }
        return context instanceof Context.OfHold ? 3 : 0;
    }

    private static int number(Context context) {
        if (context instanceof Context.OfBoard board) {
            return board.number();
        }
        if (context instanceof Context.OfChallenge challenge) {
            return challenge.number();
        }
        return context instanceof Context.OfHold hold ? Math.toIntExact(hold.id()) : 0;
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
