package pbem.cli.setup;

import java.nio.file.Path;
import pbem.phrase.Resource;

/** The systemd unit for a home or a program that is not where the package has it. */
final class UnitFile {

    private static final Path PACKAGED = Path.of("/var/lib/pbem");

    private UnitFile() {}

    /**
     * @param user who owns the home
     * @param program how the program is started, without a verb
     */
    static String of(Path home, String user, String program) {
        String unit = new Resource(UnitFile.class, "pbem.service")
                .text()
                .orElseThrow()
                .replace("User=pbem", "User=" + user)
                .replace("Group=pbem\n", "")
                .replace("ExecStart=/usr/bin/pbem serve", "ExecStart=" + program + " serve");
        if (!home.equals(PACKAGED)) {
            unit = unit.replaceAll("(?m)^(#.*\\n)?EnvironmentFile=.*\\n", "") // of another server
                    .replace("Environment=PBEM_HOME=/var/lib/pbem", "Environment=\"PBEM_HOME=" + home + "\"")
                    .replace("StateDirectory=pbem\nStateDirectoryMode=0700\n", "ReadWritePaths=\"" + home + "\"\n");
        }
        return home.startsWith("/home") || home.startsWith("/root") || program.contains("/home/")
                ? unit.replace("ProtectHome=true", "ProtectHome=read-only")
                : unit;
    }
}
