package pbem.cli.home;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.commons.codec.digest.DigestUtils;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.mail.login.RefreshTokens;

/**
 * The newest refresh token, in a file of the home readable by its owner only. One line has the digest of the configured
 * token from which it descends, the other the token itself. Once the admin configures another token, that one counts.
 */
final class RefreshTokenFile implements RefreshTokens {

    private static final Logger LOG = LoggerFactory.getLogger(RefreshTokenFile.class);

    private final Path file;
    private final String configured;

    /** A newer token that could not be written. */
    private Optional<String> unkept = Optional.empty();

    RefreshTokenFile(Path file, String configured) {
        this.file = file;
        this.configured = configured;
    }

    /** The newest token. The file is read each time, since the admin may have logged in again while the server runs. */
    @Override
    public String current() {
        return unkept.orElseGet(this::kept);
    }

    private String kept() {
        if (!Files.exists(file)) {
            return configured;
        }
        try {
            List<String> lines = Files.readAllLines(file);
            boolean descends = lines.size() == 2 && lines.get(0).equals(DigestUtils.sha256Hex(configured));
            return descends ? lines.get(1) : configured;
        } catch (IOException e) {
            LOG.warn("{} cannot be read, so the configured refresh token is used: {}", file, e.toString());
            return configured;
        }
    }

    @Override
    public void replace(String newer) {
        if (newer.equals(current())) {
            return;
        }
        try {
            write(newer);
            unkept = Optional.empty();
        } catch (IOException e) {
            unkept = Optional.of(newer);
            LOG.warn(
                    "the new refresh token cannot be kept in {} and is lost with the next restart: {}",
                    file,
                    e.toString());
        }
    }

    /** Writes a newer token in place of any other. */
    void write(String newer) throws IOException {
        String lines = DigestUtils.sha256Hex(configured) + "\n" + newer + "\n";
        OwnerOnly.write(file, lines.getBytes(StandardCharsets.UTF_8));
    }
}
