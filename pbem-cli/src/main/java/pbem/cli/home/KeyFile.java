package pbem.cli.home;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import pbem.token.TokenKeys;

/** The file of the keys that sign reply addresses: one line a key, its id and its secret in hex, for its owner's eyes. */
public final class KeyFile {

    private static final int SECRET_BYTES = 32;
    private static final int HIGHEST = 255;

    /** What became of a wish to retire a key. */
    public enum Retirement {
        DONE,
        /** There is no such key. */
        UNKNOWN,
        /** It signs; another must take its place first. */
        SIGNS
    }

    private KeyFile() {}

    static void makeIfMissing(Path file) throws IOException {
        if (Files.exists(file)) {
            return;
        }
        try {
            OwnerOnly.make(file);
            Files.write(file, text(Map.of(1, secret())), StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException e) {
            return; // another process was faster, and its key is as good
        }
    }

    static TokenKeys read(Path file) throws IOException {
        return new TokenKeys(secrets(file));
    }

    /** The ids of the keys, in order; the last one signs, all of them prove. */
    public static List<Integer> ids(Path file) throws IOException {
        return List.copyOf(secrets(file).keySet());
    }

    /**
     * Adds a key that signs from now on.
     *
     * @return its id; empty if there can be no more
     */
    public static OptionalInt rotate(Path file) throws IOException {
        TreeMap<Integer, byte[]> keys = secrets(file);
        int id = keys.lastKey() + 1;
        if (id > HIGHEST) {
            return OptionalInt.empty();
        }
        keys.put(id, secret());
        replace(file, keys);
        return OptionalInt.of(id);
    }

    /** Removes a key: what it signed proves nothing any more. */
    public static Retirement retire(Path file, int id) throws IOException {
        TreeMap<Integer, byte[]> keys = secrets(file);
        if (!keys.containsKey(id)) {
            return Retirement.UNKNOWN;
        }
        if (id == keys.lastKey()) {
            return Retirement.SIGNS;
        }
        keys.remove(id);
        replace(file, keys);
        return Retirement.DONE;
    }

    private static TreeMap<Integer, byte[]> secrets(Path file) throws IOException {
        TreeMap<Integer, byte[]> keys = new TreeMap<>();
        for (String line : Files.readAllLines(file, StandardCharsets.US_ASCII)) {
            String[] words = line.strip().split("\\s+");
            if (words.length == 2) {
                keys.put(Integer.parseInt(words[0]), HexFormat.of().parseHex(words[1]));
            }
        }
        return keys;
    }

    /** Whole or not at all, and never for other eyes. */
    private static void replace(Path file, Map<Integer, byte[]> keys) throws IOException {
        Path fresh = OwnerOnly.makeBeside(file);
        Files.write(fresh, text(keys), StandardOpenOption.WRITE, StandardOpenOption.SYNC);
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static byte[] text(Map<Integer, byte[]> keys) {
        return keys.entrySet().stream()
                .map(key -> key.getKey() + " " + HexFormat.of().formatHex(key.getValue()) + "\n")
                .collect(Collectors.joining())
                .getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] secret() {
        byte[] secret = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(secret);
        return secret;
    }
}
