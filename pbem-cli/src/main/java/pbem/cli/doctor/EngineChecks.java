package pbem.cli.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import pbem.cli.engine.Engines;
import pbem.cli.home.PbemServer;
import pbem.repository.robot.StuckBoard;

/** Checks whether outside programs start, and which boards wait for a robot that could not move. */
final class EngineChecks {

    private EngineChecks() {}

    static List<Finding> of(PbemServer server) {
        List<Finding> findings = new ArrayList<>();
        server.tryEngines(
                (name, program) -> findings.add(Finding.ok(
                        "engines", name + " starts and is ready" + (program.isEmpty() ? "" : ": " + program))),
                (name, fault) ->
                        findings.add(Finding.wrong("engines", name + " " + fault.getMessage() + "; see [engines]")));
        if (!findings.isEmpty() && !Engines.limitMemory()) {
            findings.add(Finding.warning("engines", "their memory is not limited, since there is no /usr/bin/prlimit"));
        }
        if (server.hasFreeEngines()) {
            findings.add(Finding.warning(
                    "engines",
                    "they can read all files that this server can read, its home included, since no bwrap (package "
                            + "bubblewrap) works where they run;"
                            + " see docs/engine-protocol.md"));
        }
        List<StuckBoard> stuck = server.store().read(tx -> tx.robots().stuck());
        if (!stuck.isEmpty()) {
            findings.add(Finding.warning(
                    "robots",
                    "could not move on board "
                            + stuck.stream()
                                    .map(board -> String.valueOf(board.board()))
                                    .collect(Collectors.joining(", "))
                            + "; see: pbem robot list, pbem robot retry"));
        }
        return findings;
    }
}
