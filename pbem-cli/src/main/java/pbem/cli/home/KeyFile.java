package pbem.cli.home;

import com.interaso.webpush.VapidKeys;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import pbem.token.TokenKeys;

/**
 * The file of the keys that sign reply addresses, for its owner's eyes: one line a key, its id, its secret in hex, and what
 * became of it if it is more than one of many. One more line is the pair of keys by which push services know the server.
 */
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

    /** What a key is good for. */
    public enum Use {
        /** What it signed counts. */
        PROVES(""),
        /** It signed before the database was restored: it proves who speaks, and nothing else. */
        BEFORE_RESTORE("restored"),
        /** It was given up; only its id is left. */
        RETIRED("retired");

        private final String word;

        Use(String word) {
            this.word = word;
        }

        private static Use of(String word) {
            for (Use use : values()) {
                if (use.word.equals(word)) {
                    return use;
                }
            }
            throw new IllegalArgumentException("a key cannot be " + word);
        }
    }

    /** Since when a key signs, as a comment that older versions of the program read over. */
    private static final Pattern SINCE = Pattern.compile("# key (\\d+) since (\\S+)");

    private static final String PUSH = "push";

    /** A line of the file. */
    private record Key(int id, byte[] secret, Use use) {

        static Key fresh(int id) {
            byte[] secret = new byte[SECRET_BYTES];
            new SecureRandom().nextBytes(secret);
            return new Key(id, secret, Use.PROVES);
        }

        static Optional<Key> of(String line) {
            String[] words = line.strip().split("\\s+");
            if (words.length < 2 || words.length > 3 || words[0].equals(PUSH)) {
                return Optional.empty();
            }
            Use use = words.length == 3 ? Use.of(words[2]) : Use.PROVES;
            byte[] secret = use == Use.RETIRED ? new byte[0] : HexFormat.of().parseHex(words[1]);
            return Optional.of(new Key(Integer.parseInt(words[0]), secret, use));
        }

        Key as(Use changed) {
            return new Key(id, changed == Use.RETIRED ? new byte[0] : secret, changed);
        }

        boolean isKept() {
            return use != Use.RETIRED;
        }

        String line() {
            String secretly = isKept() ? HexFormat.of().formatHex(secret) : "-";
            return (id + " " + secretly + " " + use.word).strip() + "\n";
        }
    }

    private KeyFile() {}

    static void makeIfMissing(Path file) throws IOException {
        if (!Files.exists(file)) {
            make(file, 1);
        }
    }

    /**
     * Makes a new file in place of one that was lost, with a key whose id the lost ones hardly had: what they signed is
     * then not taken for what this one signed and somebody changed.
     *
     * @return the id of the key
     */
    public static int makeAnew(Path file) throws IOException {
        int id = HIGHEST / 8 + new SecureRandom().nextInt(HIGHEST / 2);
        make(file, id);
        return id;
    }

    private static void make(Path file, int id) throws IOException {
        VapidKeys push = VapidKeys.generate();
        OwnerOnly.write(
                file,
                text(
                        List.of(Key.fresh(id)),
                        Map.of(),
                        Optional.of(PUSH + " " + push.getX509PublicKey() + " " + push.getPkcs8PrivateKey())));
    }

    static TokenKeys read(Path file) throws IOException {
        TreeMap<Integer, Key> keys = keys(file);
        Map<Integer, byte[]> secrets =
                keys.values().stream().filter(Key::isKept).collect(Collectors.toMap(Key::id, Key::secret));
        if (secrets.isEmpty()) {
            throw new IllegalArgumentException(
                    file + " holds no key; bring it back from a backup, or see: pbem keys new");
        }
        return new TokenKeys(secrets, of(keys, Use.BEFORE_RESTORE), of(keys, Use.RETIRED));
    }

    /** By which push services know the server; empty if the file has none. */
    public static Optional<VapidKeys> push(Path file) throws IOException {
        return pushLine(file).map(line -> line.split(" ")).map(words -> VapidKeys.create(words[1], words[2]));
    }

    private static Optional<String> pushLine(Path file) throws IOException {
        return Files.readAllLines(file, StandardCharsets.US_ASCII).stream()
                .filter(line -> line.matches(PUSH + " \\S+ \\S+"))
                .findFirst();
    }

    private static Set<Integer> of(Map<Integer, Key> keys, Use use) {
        return keys.values().stream()
                .filter(key -> key.use() == use)
                .map(Key::id)
                .collect(Collectors.toSet());
    }

    /** The ids of the keys, in order; the last one signs. */
    public static List<Integer> ids(Path file) throws IOException {
        return List.copyOf(uses(file).keySet());
    }

    /** What each key that is kept is good for, by its id, in order; the last one signs. */
    public static Map<Integer, Use> uses(Path file) throws IOException {
        return keys(file).values().stream()
                .filter(Key::isKept)
                .collect(Collectors.toMap(Key::id, Key::use, (one, other) -> one, TreeMap::new));
    }

    /**
     * Until when a key signed, so far as the file says: it signs still, or nobody noted it.
     *
     * @param id of a key that is kept
     */
    public static Optional<Instant> signedUntil(Path file, int id) throws IOException {
        Integer next = keys(file).higherKey(id);
        return Optional.ofNullable(next).map(starts(file)::get);
    }

    private static Map<Integer, Instant> starts(Path file) throws IOException {
        Map<Integer, Instant> starts = new TreeMap<>();
        for (String line : Files.readAllLines(file, StandardCharsets.US_ASCII)) {
            Matcher since = SINCE.matcher(line.strip());
            if (since.matches()) {
                starts.put(Integer.parseInt(since.group(1)), Instant.parse(since.group(2)));
            }
        }
        return starts;
    }

    /**
     * Adds a key that signs from now on.
     *
     * @return its id; empty if there can be no more
     */
    public static OptionalInt rotate(Path file, Instant now) throws IOException {
        TreeMap<Integer, Key> keys = keys(file);
        OptionalInt id = add(keys);
        if (id.isPresent()) {
            Map<Integer, Instant> starts = starts(file);
            starts.put(id.getAsInt(), now);
            replace(file, keys.values(), starts, pushLine(file));
        }
        return id;
    }

    /**
     * Gives up a key: what it signed proves nothing any more.
     *
     * @param dry only says what would become of it
     */
    public static Retirement retire(Path file, int id, boolean dry) throws IOException {
        TreeMap<Integer, Key> keys = keys(file);
        if (!keys.containsKey(id) || !keys.get(id).isKept()) {
            return Retirement.UNKNOWN;
        }
        if (id == keys.lastKey()) {
            return Retirement.SIGNS;
        }
        if (!dry) {
            keys.put(id, keys.get(id).as(Use.RETIRED));
            replace(file, keys.values(), starts(file), pushLine(file));
        }
        return Retirement.DONE;
    }

    /**
     * Puts the keys of a backup in place. All keys are from before the restore then, those that were made since the backup
     * included, and a new one signs.
     *
     * @param present the file in whose place they are put; may be missing, or spoilt
     */
    static void restore(Path backup, Path present, Instant now) throws IOException {
        TreeMap<Integer, Key> keys = keys(backup);
        keysIfAny(present).forEach(keys::putIfAbsent);
        keys.replaceAll((id, key) -> key.isKept() ? key.as(Use.BEFORE_RESTORE) : key);
        OptionalInt signs = add(keys);
        if (signs.isEmpty()) {
            throw new IOException("there can be no more keys in " + backup + "; take out the lines of old ones");
        }
        Map<Integer, Instant> starts = starts(backup);
        starts.put(signs.getAsInt(), now);
        replace(present, keys.values(), starts, pushLine(backup));
    }

    /** Whether both files are of one server: they have a key in common. Files that cannot be read have none. */
    static boolean areOfOneServer(Path one, Path other) {
        Collection<Key> theirs = keysIfAny(other).values();
        return keysIfAny(one).values().stream()
                .filter(Key::isKept)
                .anyMatch(key -> theirs.stream().anyMatch(their -> Arrays.equals(key.secret(), their.secret())));
    }

    private static OptionalInt add(TreeMap<Integer, Key> keys) {
        int id = keys.isEmpty() ? 1 : keys.lastKey() + 1;
        if (id > HIGHEST) {
            return OptionalInt.empty();
        }
        keys.put(id, Key.fresh(id));
        return OptionalInt.of(id);
    }

    private static TreeMap<Integer, Key> keysIfAny(Path file) {
        try {
            return keys(file);
        } catch (IOException | IllegalArgumentException e) {
            return new TreeMap<>();
        }
    }

    private static TreeMap<Integer, Key> keys(Path file) throws IOException {
        TreeMap<Integer, Key> keys = new TreeMap<>();
        for (String line : Files.readAllLines(file, StandardCharsets.US_ASCII)) {
            Key.of(line).ifPresent(key -> keys.put(key.id(), key));
        }
        return keys;
    }

    /** Whole or not at all, and never for other eyes. */
    private static void replace(Path file, Collection<Key> keys, Map<Integer, Instant> starts, Optional<String> push)
            throws IOException {
        OwnerOnly.write(file, text(keys, starts, push));
    }

    private static byte[] text(Collection<Key> keys, Map<Integer, Instant> starts, Optional<String> push) {
        String lines = keys.stream()
                .map(key -> key.line()
                        + Optional.ofNullable(starts.get(key.id()))
                                .map(since -> "# key " + key.id() + " since " + since + "\n")
                                .orElse(""))
                .collect(Collectors.joining());
        return (lines + push.map(line -> line + "\n").orElse("")).getBytes(StandardCharsets.US_ASCII);
    }
}
