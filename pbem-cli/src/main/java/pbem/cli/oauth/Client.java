package pbem.cli.oauth;

import java.util.Map;

/**
 * What the provider knows this program as, since somebody registered it there.
 *
 * @param secret empty where it has none
 */
public record Client(String id, String secret) {

    /** Adds to a form who asks. */
    void sign(Map<String, String> form) {
        form.put("client_id", id);
        if (!secret.isEmpty()) {
            form.put("client_secret", secret);
        }
    }

    @Override
    public String toString() {
        return id; // never the secret
    }
}
