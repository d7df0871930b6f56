package pbem.mail.login;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A certificate authority of a club, and a certificate for {@code localhost} that it signed; made by Java's keytool.
 */
final class ClubAuthority {

    static final String PASSWORD = "changeit";

    private final Path directory;

    ClubAuthority(Path directory) throws IOException, InterruptedException {
        this.directory = directory;
        keytool("-genkeypair", "-alias", "ca", "-keyalg", "EC", "-dname", "CN=Club CA", "-ext", "bc:c");
        keytool("-exportcert", "-alias", "ca", "-rfc", "-file", certificate().toString());
        keytool(
                "-genkeypair",
                "-alias",
                "server",
                "-keyalg",
                "EC",
                "-signer",
                "ca",
                "-dname",
                "CN=localhost",
                "-ext",
                "san=dns:localhost");
        keytool("-delete", "-alias", "ca");
    }

    /** The certificate of the authority, as an admin has it. */
    Path certificate() {
        return directory.resolve("ca.pem");
    }

    /** The certificate of the server and its key. */
    Path keys() {
        return directory.resolve("server.p12");
    }

    private void keytool(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString()));
        command.addAll(List.of(arguments));
        command.addAll(List.of("-keystore", keys().toString(), "-storepass", PASSWORD, "-validity", "30"));
        Path log = directory.resolve("keytool.log");
        if (arguments[0].equals("-exportcert") || arguments[0].equals("-delete")) {
            command.subList(command.size() - 2, command.size()).clear();
        }
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        if (process.waitFor() != 0) {
            throw new IOException(Files.readString(log));
        }
    }
}
