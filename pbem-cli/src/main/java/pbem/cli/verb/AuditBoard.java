package pbem.cli.verb;

import java.util.List;
import pbem.cli.home.PbemServer;
import pbem.mail.delivery.FirstMails;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.record.text.RecordChain;
import pbem.repository.robot.Robots;
import pbem.store.Audit;
import pbem.store.ChanceAudit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem board audit}. */
@Command(
        name = "audit",
        description = "Whether the log of a board is what was entered, and its chance was fair: its seed, what was"
                + " published, the mails and the log.",
        footer = {
            "",
            "The hash of the log begins with the digits that stand in the last mail of the game.",
            "",
            "Exit code: 0 fair or without chance, 1 not shown to be fair, which before the end it",
            "never is, or not the log that was entered."
        })
final class AuditBoard extends ServerVerb {

    @Parameters(index = "0", paramLabel = "BOARD")
    private int number;

    @Override
    int run(PbemServer server) throws Exception {
        List<List<String>> mailed = new FirstMails(server.store().transactions()).fingerprints(number);
        ChanceAudit audit = ChanceAudit.of(server.store(), number, mailed);
        int code = audit.match(new Telling(server));
        tellRobots(server);
        return tellChain(server) ? code : 1;
    }

    /** What their moves followed from, once nobody can win by it. */
    private void tellRobots(PbemServer server) {
        List<Robots.UsedSeed> seeds = server.store()
                .read(tx -> tx.repositories()
                        .boards()
                        .record(number)
                        .filter(record -> record.state() != GameRecord.State.ACTIVE)
                        .map(record -> tx.repositories().robots().seeds(number))
                        .orElse(List.of()));
        seeds.forEach(used -> out().println("The number of the robots here was " + used.seed()
                + (used.until().isPresent()
                        ? " up to event " + used.until().getAsInt() + ", after which the game was opened again."
                        : ".")));
    }

    /** @return whether the log is what was entered */
    private boolean tellChain(PbemServer server) {
        List<String> faults = Audit.changes(server.store(), number);
        if (faults.isEmpty()) {
            server.store()
                    .read(tx -> tx.repositories().boards().record(number))
                    .ifPresent(record -> out().println("Hash of all that happened: " + RecordChain.head(record)));
            out().println("Board " + number + ": its log is what was entered.");
        } else {
            faults.forEach(fault -> out().println(TerminalText.safe(fault)));
        }
        return faults.isEmpty();
    }

    /** Tells what was found, and gives the exit code. */
    private final class Telling implements ChanceAudit.Cases<Integer> {

        private final PbemServer server;

        private Telling(PbemServer server) {
            this.server = server;
        }

        @Override
        public Integer noBoard(ChanceAudit.NoBoard noBoard) {
            throw Refused.noBoard(number);
        }

        @Override
        public Integer noChance(ChanceAudit.NoChance noChance) {
            out().println("Nothing is left to chance in "
                    + noChance.board().game().title() + ".");
            return 0;
        }

        @Override
        public Integer notYet(ChanceAudit.NotYet notYet) {
            tellUnfinished(notYet.board());
            return 1;
        }

        @Override
        public Integer fair(ChanceAudit.Fair fair) {
            tellFair(server, fair);
            return 0;
        }

        @Override
        public Integer doubtful(ChanceAudit.Doubtful doubtful) {
            doubtful.faults().forEach(fault -> out().println(TerminalText.safe(fault)));
            out().println("Board " + number + ": this does not show that chance was fair.");
            return 1;
        }
    }

    private void tellUnfinished(Board board) {
        board.commitment().ifPresent(hash -> out().println("Fingerprint of the seed, as published: " + hash));
        out().println("Board " + number + " goes on: whether chance is fair cannot be told before the end.");
    }

    private void tellFair(PbemServer server, ChanceAudit.Fair fair) {
        GameRecord record = fair.record();
        Board board = record.board();
        out().println(board.heading());
        out().println("Seed:                             "
                + board.setup().seed().reveal());
        out().println("Its SHA-256, published at first:  " + fair.published());
        out().println("First mails that bear it:         "
                + (fair.mails() == 0 ? "none is stored any more" : "all " + fair.mails() + " that are stored"));
        out().println("What the seed decided:");
        board.game().lots(board.setup()).forEach(lot -> out().println("    " + TerminalText.safe(server.say(lot))));
        out().println("Replayed from there: " + (record.revision() == 1 ? "1 event" : record.revision() + " events")
                + ", all of them legal.");
        out().println("Board " + number + ": chance was fair.");
    }
}
