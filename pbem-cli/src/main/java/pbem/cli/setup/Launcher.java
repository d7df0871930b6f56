package pbem.cli.setup;

import java.net.URISyntaxException;
import java.nio.file.Path;

/**
 * How this program is started by somebody else.
 *
 * @param command the program and what it always needs, without a verb
 * @param isPackaged whether it is that of the package
 */
record Launcher(String command, boolean isPackaged) {

    private static final Path PACKAGED = Path.of("/usr/share/pbem/pbem.jar");

    static Launcher ofThisProgram() {
        Path jar = jar();
        return jar.equals(PACKAGED)
                ? new Launcher("/usr/bin/pbem", true)
                : new Launcher(
                        Path.of(System.getProperty("java.home"), "bin", "java") + " -XX:+UseSerialGC -Xmx192m -jar "
                                + jar,
                        false);
    }

    private static Path jar() {
        try {
            return Path.of(Launcher.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e); // a file always has such an address
        }
    }
}
