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
 * The file of the keys that sign reply addresses, readable by its owner only. It has one line for each key: its id, its
 * secret in hex, and a word for its {@link Use} unless it is an ordinary key. One more line has the pair of keys by
 * which push services know the server.
 */
public final class KeyFile {

    private static final int SECRET_BYTES = 32;
    private static final int HIGHEST = 255;

    /** The outcome of an attempt to retire a key. */
    public enum Retirement {
        DONE,
        /** There is no such key. */
        UNKNOWN,
        /** The key signs; another one must take its place first. */
        SIGNS
    }

    /** What the signatures of a key prove. */
    public enum Use {
        /** What it has signed counts. */
        PROVES(""),
        /** It signed before the database was restored. Its signatures prove who writes, and nothing else. */
        BEFORE_RESTORE("restored"),
        /** It was retired; only its id is left. */
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

    /** The time since which a key signs, in a comment that older versions of the program ignore. */
    private static final Pattern SINCE = Pattern.compile("# key (\\d+) since (\\S+)");

    private static final String PUSH = "push";

    /** A key: a line of the file. */
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
     * Makes a new file in place of one that was lost. The id of its key is unlikely to be that of a lost key. So a
     * signature of a lost key is not taken for a changed signature of this key.
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
                    file + " contains no key; restore it from a backup, or see: pbem keys new");
        }
        return new TokenKeys(secrets, of(keys, Use.BEFORE_RESTORE), of(keys, Use.RETIRED));
    }

    /** The keys by which push services know the server; empty if the file has none. */
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

    /** What is wrong with the file as a whole, in a clause; empty if nothing is. */
    public static Optional<String> fault(Path file) throws IOException {
        try {
            return ids(file).isEmpty() ? Optional.of("holds no key") : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of("is damaged");
        }
    }

    /** The use of each key that is not retired, by id, in order; the last one signs. */
    public static Map<Integer, Use> uses(Path file) throws IOException {
        return keys(file).values().stream()
                .filter(Key::isKept)
                .collect(Collectors.toMap(Key::id, Key::use, (one, other) -> one, TreeMap::new));
    }

    /**
     * Until when a key signed; empty if it still signs, or if the file does not say.
     *
     * @param id the id of a key that is not retired
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
     * @return its id; empty if there can be no more keys
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
     * Retires a key. What it signed proves nothing any more.
     *
     * @param dry whether to change nothing and only return the outcome
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
     * Puts the keys of a backup in place. All keys, including those that were made since the backup, become keys from
     * before the restore, and a new key signs.
     *
     * @param present the file that is replaced; may be missing or damaged
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

    /** Whether both files belong to one server, that is, have a key in common. A file that cannot be read has none. */
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

    /** Replaces the file as a whole or not at all. Only its owner may ever read it. */
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
