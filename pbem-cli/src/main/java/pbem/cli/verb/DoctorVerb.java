package pbem.cli.verb;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.cli.config.Environment;
import pbem.cli.doctor.DnsLook;
import pbem.cli.doctor.Doctor;
import pbem.cli.doctor.Finding;
import pbem.cli.doctor.TrialMail;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.Row;
import pbem.cli.listing.ShownText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem doctor}. */
@Command(
        name = "doctor",
        description = "Check the settings, the files and all connections, and say what to do. It sends and fetches"
                + " nothing without --mail. The exit code is 1 if something is wrong.")
public final class DoctorVerb extends HomeVerb {

    @Option(names = "--json", description = "As JSON, for programs.")
    private boolean json;

    @Option(
            names = "--mail",
            paramLabel = "ADDRESS",
            description = "Send a test mail to this address the usual way, and report its fate.")
    private String mail;

    @Option(
            names = "--wait",
            paramLabel = "SECONDS",
            description = "The time to wait for it to bounce (default: ${DEFAULT-VALUE}).")
    private int wait = 30;

    @Option(
            names = "--dns",
            paramLabel = "HOST[:PORT]",
            description = "The name server to ask about the domain of the address (default: this machine's).")
    private String dns;

    @Option(
            names = "--dkim",
            paramLabel = "SELECTOR",
            description = "The DKIM selector of your mail server. Its key is looked up in the DNS.")
    private String selector;

    @Option(
            names = "--outgoing",
            paramLabel = "ADDRESS",
            description = "The public IP address of your mail server (default: this machine's, if known).")
    private String outgoing;

    @Override
    public Integer call() throws Exception {
        Home home = home();
        List<Finding> findings = new ArrayList<>(examined(home));
        if (mail != null) {
            findings.addAll(trial(home));
        }
        if (json) {
            new Rows(Row.each(findings, DoctorVerb::row)).print(out(), true);
        } else {
            findings.forEach(finding ->
                    out().printf("%-8s %-9s %s%n", grade(finding), finding.subject(), ShownText.of(finding.says())));
        }
        return findings.stream().anyMatch(Finding::isWrong) ? 1 : 0;
    }

    private List<Finding> examined(Home home) throws Exception {
        DnsLook look =
                new DnsLook(Optional.ofNullable(dns), Optional.ofNullable(selector), Optional.ofNullable(outgoing));
        try {
            return Doctor.examine(home, Environment.variables(), look);
        } catch (IllegalArgumentException e) {
            throw new Refused(e.getMessage());
        }
    }

    private List<Finding> trial(Home home) throws Exception {
        boolean serverRuns = home.isWorkedOn();
        try (PbemServer server = PbemServer.open(home, Environment.variables())) {
            return new TrialMail(server, mail).send(wait, serverRuns);
        } catch (IllegalArgumentException e) {
            throw new Refused(e.getMessage());
        }
    }

    private static Row row(Finding finding) {
        return new Row().with("grade", grade(finding)).with(finding, "subject", "says");
    }

    private static String grade(Finding finding) {
        return finding.grade().name().toLowerCase(Locale.ROOT);
    }
}
