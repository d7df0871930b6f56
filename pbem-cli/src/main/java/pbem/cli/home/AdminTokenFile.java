package pbem.cli.home;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import org.apache.commons.codec.digest.DigestUtils;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The file by which the token of the admin's pages is recognized, readable by its owner only. It contains the SHA-256
 * of the token in hex, from which nobody can tell the token. It stays on this machine and is in no backup.
 */
public final class AdminTokenFile {

    private static final Logger LOG = LoggerFactory.getLogger(AdminTokenFile.class);

    private static final int BYTES = 32;

    private final Path file;

    public AdminTokenFile(Home home) {
        this.file = home.adminToken();
    }

    /**
     * Makes a token that replaces the previous one.
     *
     * @return the token itself, which is stored nowhere
     */
    public String renew() throws IOException {
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        OwnerOnly.write(file, (DigestUtils.sha256Hex(token) + "\n").getBytes(StandardCharsets.US_ASCII));
        return token;
    }

    public boolean isThere() {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    }

    /** Deletes the file, so that no token is valid. */
    public void revoke() throws IOException {
        Files.deleteIfExists(file);
    }

    /** The hash of the token; empty if there is none, or if the file cannot be read. The file is read each time. */
    Optional<String> hash() {
        try {
            return Optional.of(Files.readString(file).strip()).filter(hash -> hash.matches("[0-9a-f]{64}"));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (IOException e) {
            LOG.warn("{} cannot be read, so no token opens the admin's pages: {}", file, e.toString());
            return Optional.empty();
        }
    }
}
