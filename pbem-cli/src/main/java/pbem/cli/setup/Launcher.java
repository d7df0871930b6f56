package pbem.cli.setup;

import java.net.URISyntaxException;
import java.nio.file.Path;

/**
 * How other programs start this one.
 *
 * @param command the program with its fixed arguments, without a verb
 * @param isPackaged whether it is the program that the package installed
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
            throw new IllegalStateException(e); // the location of a file is always a URI
        }
    }
}
