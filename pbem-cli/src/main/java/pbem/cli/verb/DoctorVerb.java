package pbem.cli.verb;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import pbem.cli.doctor.Doctor;
import pbem.cli.doctor.Finding;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem doctor}. */
@Command(
        name = "doctor",
        description =
                "Look at the settings, the files and all connections, and say what to do. Sends and fetches nothing;"
                        + " fails if something is wrong.")
public final class DoctorVerb extends HomeVerb {

    @Option(names = "--json", description = "As JSON, for programs.")
    private boolean json;

    @Override
    public Integer call() throws Exception {
        List<Finding> findings = Doctor.examine(home(), System.getenv());
        if (json) {
            new Rows(findings.stream().map(DoctorVerb::row).toList()).print(out(), true);
        } else {
            findings.forEach(finding -> out().printf(
                            "%-8s %-9s %s%n", grade(finding), finding.subject(), TerminalText.safe(finding.says())));
        }
        return findings.stream().anyMatch(Finding::isWrong) ? 1 : 0;
    }

    private static Map<String, Object> row(Finding finding) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("grade", grade(finding));
        row.put("subject", finding.subject());
        row.put("says", finding.says());
        return row;
    }

    private static String grade(Finding finding) {
        return finding.grade().name().toLowerCase(Locale.ROOT);
    }
}
