package pbem.game;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * The secret from which all chance on one board comes: 128 bits, made when the board starts and kept in the store until
 * the game ends. Never printed: {@link #toString()} gives only the fingerprint that is published at the start.
 */
public final class Seed {

    public static final int BYTES = 16;

    private final byte[] bytes;

    private Seed(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Copies the bytes; exactly {@value #BYTES} of them. */
    public static Seed of(byte[] bytes) {
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException("a seed has " + BYTES + " bytes, not " + bytes.length);
        }
        return new Seed(bytes.clone());
    }

    /** The inverse of {@link #reveal()}. */
    public static Seed ofHex(String hex) {
        return of(HexFormat.of().parseHex(hex));
    }

    /** A copy of the secret itself, for games and the store only. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** The secret as hex, for the store, and for the players once the game is over. */
    public String reveal() {
        return HexFormat.of().formatHex(bytes);
    }

    /** SHA-256 of the seed in hex: it commits the server to the seed without revealing it. */
    public String fingerprint() {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Seed seed && MessageDigest.isEqual(bytes, seed.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return "seed with fingerprint " + fingerprint();
    }
}
