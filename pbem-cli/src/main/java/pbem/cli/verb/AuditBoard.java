package pbem.cli.verb;

import java.util.List;
import pbem.cli.home.PbemServer;
import pbem.mail.delivery.FirstMails;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.store.ChanceAudit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem board audit}. */
@Command(
        name = "audit",
        description = "Whether the chance on a board was fair: its seed, what was published, the mails and the log.",
        footer = {"", "Exit code: 0 fair or without chance, 1 not shown to be fair, which before the end it never is."})
final class AuditBoard extends HomeVerb {

    @Parameters(index = "0", paramLabel = "BOARD")
    private int number;

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            List<List<String>> mailed = new FirstMails(server.store().books()).fingerprints(number);
            ChanceAudit audit = ChanceAudit.of(server.store(), number, mailed);
            if (audit instanceof ChanceAudit.NoBoard) {
                throw Refused.noBoard(number);
            }
            if (audit instanceof ChanceAudit.NoChance none) {
                out().println("Nothing is left to chance in "
                        + none.board().game().title() + ".");
                return 0;
            }
            if (audit instanceof ChanceAudit.NotYet open) {
                notYet(open.board());
                return 1;
            }
            if (audit instanceof ChanceAudit.Fair fair) {
                fair(server, fair);
                return 0;
            }
            ((ChanceAudit.Doubtful) audit).faults().forEach(fault -> out().println(TerminalText.safe(fault)));
            out().println("Board " + number + ": this does not show that chance was fair.");
            return 1;
        }
    }

    private void notYet(Board board) {
        board.commitment().ifPresent(hash -> out().println("Fingerprint of the seed, as published: " + hash));
        out().println("Board " + number + " goes on: whether chance is fair cannot be told before the end.");
    }

    private void fair(PbemServer server, ChanceAudit.Fair fair) {
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
