package pbem.token;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.crypto.spec.SecretKeySpec;

/**
 * The keys of tokens: the newest one signs, and all of them verify. A token from before a restore proves the sender but
 * not its subject, which the server may have forgotten. Its toString reveals nothing.
 */
public final class TokenKeys {

    static final String ALGORITHM = "HmacSHA256";

    private final TreeMap<Integer, SecretKeySpec> keys = new TreeMap<>();
    private final Set<Integer> beforeRestore;
    private final Set<Integer> retired;

    /**
     * @param secrets by key id, 0 to 255, each at least 16 bytes; the highest id is the present key
     * @param beforeRestore ids of keys that signed before the database was restored
     * @param retired ids of retired keys
     */
    public TokenKeys(Map<Integer, byte[]> secrets, Set<Integer> beforeRestore, Set<Integer> retired) {
        this.beforeRestore = Set.copyOf(beforeRestore);
        this.retired = Set.copyOf(retired);
        if (secrets.isEmpty()) {
            throw new IllegalArgumentException("at least one key is needed");
        }
        secrets.forEach((id, secret) -> {
            if (id < 0 || id > 255 || secret.length < 16) {
                throw new IllegalArgumentException("key " + id + " is not usable");
            }
            keys.put(id, new SecretKeySpec(secret, ALGORITHM));
        });
    }

    int present() {
        return keys.lastKey();
    }

    Optional<SecretKeySpec> key(int id) {
        return Optional.ofNullable(keys.get(id));
    }

    boolean isBeforeRestore(int id) {
        return beforeRestore.contains(id);
    }

    boolean isRetired(int id) {
        return retired.contains(id);
    }

    @Override
    public String toString() {
        return keys.size() + " token keys";
    }
}
