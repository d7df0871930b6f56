package pbem.token;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.crypto.spec.SecretKeySpec;

/** The keys that sign tokens: the newest signs, all of them prove. Prints nothing of itself. */
public final class TokenKeys {

    static final String ALGORITHM = "HmacSHA256";

    private final TreeMap<Integer, SecretKeySpec> keys = new TreeMap<>();

    /**
     * @param secrets by key id, 0 to 255, each at least 16 bytes; the highest id is the present key
     */
    public TokenKeys(Map<Integer, byte[]> secrets) {
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

    @Override
    public String toString() {
        return keys.size() + " token keys";
    }
}
