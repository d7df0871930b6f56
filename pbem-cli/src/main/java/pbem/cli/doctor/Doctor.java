package pbem.cli.doctor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import pbem.cli.config.Configuration;
import pbem.cli.config.ConfigurationFile;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;

/**
 * Examines a server's home and everything that it connects to. Sends no mail, fetches none, and may run while the
 * server runs.
 */
public final class Doctor {

    private Doctor() {}

    /**
     * Examines everything. Leaves out what cannot be examined because something else is wrong.
     *
     * @param environment variables by name, which override the configuration
     * @param look the options of the look-up in the DNS
     * @throws Home.NoHome if there is no home to examine
     * @throws IllegalArgumentException if the options are wrong
     */
    public static List<Finding> examine(Home home, Map<String, String> environment, DnsLook look)
            throws Home.NoHome, IOException {
        List<Finding> findings = new ArrayList<>();
        Configuration configuration = Configuration.defaults();
        try {
            configuration = home.read(environment);
            home.check(configuration);
            findings.addAll(SettingsChecks.of(home, configuration));
            findings.addAll(DomainChecks.of(configuration, look));
        } catch (ConfigurationFile.Invalid e) {
            e.getMessage().lines().forEach(mistake -> findings.add(Finding.wrong("settings", mistake)));
        }
        findings.addAll(HomeChecks.of(home, configuration));
        if (!home.database(configuration).isMissing()) {
            findings.addAll(DatabaseChecks.of(home, configuration));
        }
        if (findings.stream().noneMatch(Finding::isWrong) || opens(findings)) {
            boolean inUse = home.isWorkedOn();
            try (PbemServer server = PbemServer.open(home, environment)) {
                findings.addAll(ConnectionChecks.of(server, inUse));
                findings.addAll(WorkChecks.of(server, inUse));
                findings.addAll(EngineChecks.of(server));
                findings.addAll(GameChecks.of(server));
                findings.addAll(RatingChecks.of(server));
            } catch (ConfigurationFile.Invalid | IOException | RuntimeException | Error e) {
                findings.add(Finding.wrong("server", "cannot be opened: " + e.getMessage()));
            }
        }
        return findings;
    }

    /**
     * Whether the server can be opened. Wrong settings, keys or a wrong database prevent that; a full disk or loose
     * file modes do not.
     */
    private static boolean opens(List<Finding> findings) {
        return findings.stream()
                .filter(Finding::isWrong)
                .noneMatch(finding -> List.of("settings", "database").contains(finding.subject()));
    }
}
