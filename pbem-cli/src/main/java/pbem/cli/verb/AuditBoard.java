package pbem.cli.verb;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.Row;
import pbem.mail.delivery.FirstMails;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.record.text.RecordChain;
import pbem.repository.robot.Robots;
import pbem.store.Audit;
import pbem.store.ChanceAudit;
import pbem.store.ChanceAudit.Finding;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem board audit}. */
@Command(
        name = "audit",
        description = "Check that the log of a board is complete and unchanged, and that its chance was fair: the"
                + " seed, its published hash, the mails and the log.",
        footer = {
            "",
            "The hash of the log begins with the digits in the last mail of the game.",
            "",
            "Exit code: 0 fair or without chance; 1 the log was changed, or the chance is not shown to be"
                    + " fair. Before the end of a game it never is."
        })
final class AuditBoard extends ServerVerb {

    @Parameters(index = "0", paramLabel = "BOARD")
    private int number;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    private final List<String> said = new ArrayList<>();

    @Override
    int run(PbemServer server) throws Exception {
        List<List<String>> mailed = new FirstMails(server.store()).fingerprints(number);
        ChanceAudit audit = ChanceAudit.of(server.store(), number, mailed).orElseThrow(() -> Refused.noBoard(number));
        tellChance(server, audit);
        tellRobots(server);
        boolean entered = tellChain(server);
        if (json) {
            new Rows(List.of(new Row()
                            .with("board", number)
                            .with("chance", audit.finding())
                            .with("logAsEntered", entered)
                            .with("lines", said)))
                    .printOne(out());
        } else {
            Rows.printLines(said, out(), false);
        }
        return entered && Set.of(Finding.FAIR, Finding.NONE).contains(audit.finding()) ? 0 : 1;
    }

    /** Says which seeds the robots' moves followed from, once the board is closed and nobody can profit from them. */
    private void tellRobots(PbemServer server) {
        List<Robots.UsedSeed> seeds = server.store()
                .read(tx -> tx.boards()
                        .record(number)
                        .filter(record -> record.state() != GameRecord.State.ACTIVE)
                        .map(record -> tx.robots().seeds(number))
                        .orElse(List.of()));
        seeds.forEach(used -> said.add("The number of the robots here was " + used.seed()
                + (used.until().isPresent()
                        ? " up to event " + used.until().getAsInt() + ", after which the game was opened again."
                        : ".")));
    }

    /** @return whether the log is as it was entered */
    private boolean tellChain(PbemServer server) {
        List<String> faults = Audit.changes(server.store(), number);
        if (faults.isEmpty()) {
            server.store()
                    .read(tx -> tx.boards().record(number))
                    .ifPresent(record -> said.add("Hash of all that happened: " + RecordChain.head(record)));
            said.add("Board " + number + ": its log is unchanged.");
        } else {
            said.addAll(faults);
        }
        return faults.isEmpty();
    }

    /** Puts the result of the audit into words. */
    private void tellChance(PbemServer server, ChanceAudit audit) {
        switch (audit.finding()) {
            case NONE ->
                said.add("There is no chance in "
                        + audit.record().orElseThrow().board().game().title() + ".");
            case OPEN -> tellUnfinished(audit.record().orElseThrow().board());
            case FAIR -> tellFair(server, audit.record().orElseThrow(), audit.mails());
            case DOUBTFUL -> {
                said.addAll(audit.faults());
                said.add("Board " + number + ": chance is not shown to be fair.");
            }
        }
    }

    private void tellUnfinished(Board board) {
        board.commitment().ifPresent(hash -> said.add("Fingerprint of the seed, as published: " + hash));
        said.add("Board " + number + " goes on: whether chance is fair cannot be told before the end.");
    }

    private void tellFair(PbemServer server, GameRecord record, int mails) {
        Board board = record.board();
        said.add(board.heading());
        said.add("Seed:                             " + board.setup().seed().reveal());
        said.add("Its SHA-256, published at first:  " + board.commitment().orElseThrow());
        said.add("First mails that bear it:         "
                + (mails == 0 ? "none is still stored" : "all " + mails + " that are stored"));
        said.add("What the seed decided:");
        board.game().lots(board.setup()).forEach(lot -> said.add("    " + server.say(lot)));
        said.add("Replayed from there: " + (record.revision() == 1 ? "1 event" : record.revision() + " events")
                + ", all of them legal.");
        said.add("Board " + number + ": chance was fair.");
    }
}
