package pbem.cli.home;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import pbem.token.TokenKeys;

/** The file of the keys that sign reply addresses: one line a key, its id and its secret in hex, for its owner's eyes. */
final class KeyFile {

    private static final int SECRET_BYTES = 32;

    private KeyFile() {}

    static void makeIfMissing(Path file) throws IOException {
        if (Files.exists(file)) {
            return;
        }
        byte[] secret = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(secret);
        try {
            OwnerOnly.make(file);
            Files.write(
                    file,
                    ("1 " + HexFormat.of().formatHex(secret) + "\n").getBytes(StandardCharsets.US_ASCII),
                    StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException e) {
            return; // another process was faster, and its key is as good
        }
    }

    static TokenKeys read(Path file) throws IOException {
        Map<Integer, byte[]> keys = new TreeMap<>();
        for (String line : Files.readAllLines(file, StandardCharsets.US_ASCII)) {
            String[] words = line.strip().split("\\s+");
            if (words.length == 2) {
                keys.put(Integer.parseInt(words[0]), HexFormat.of().parseHex(words[1]));
            }
        }
        return new TokenKeys(keys);
    }
}
