package pbem.cli.oauth;

import java.util.Map;

/**
 * The identity of this program at the provider, where the admin or the maker of a package registered it.
 *
 * @param secret empty if it has none
 */
public record Client(String id, String secret) {

    /** Adds this identity to a form. */
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
