package pbem.cli.doctor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import pbem.cli.config.Configuration;
import pbem.cli.config.ConfigurationFile;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;

/** Looks at a server's home and at all that it connects to. Sends no mail, fetches none, and may be run while it serves. */
public final class Doctor {

    private Doctor() {}

    /** The same, with a plain look into the DNS. */
    public static List<Finding> examine(Home home, Map<String, String> environment) throws Home.NoHome, IOException {
        return examine(home, environment, DnsLook.PLAIN);
    }

    /**
     * Looks at everything; what cannot be looked at because something else is wrong is left out.
     *
     * @param environment variables by name, which override the configuration
     * @param look into the DNS
     * @throws Home.NoHome if there is nothing to look at
     * @throws IllegalArgumentException if there is no looking like that
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

    /** Wrong settings, keys or a wrong database keep the server from being opened; a full disk or loose modes do not. */
    private static boolean opens(List<Finding> findings) {
        return findings.stream()
                .filter(Finding::isWrong)
                .noneMatch(finding -> List.of("settings", "database").contains(finding.subject()));
    }
}
