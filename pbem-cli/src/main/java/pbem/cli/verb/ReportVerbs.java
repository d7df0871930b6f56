package pbem.cli.verb;

import java.util.List;
import java.util.OptionalLong;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ClubRows;
import pbem.cli.listing.Row;
import pbem.handler.club.ReportDesk;
import pbem.request.NewsPost;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem report}. */
@Command(
        name = "report",
        description = "Reports of players about others or about boards, and their feedback to you.",
        subcommands = {
            ReportVerbs.Listing.class,
            ReportVerbs.Feedback.class,
            ReportVerbs.Answering.class,
            ReportVerbs.Closing.class
        })
public final class ReportVerbs extends Group {

    /** {@code pbem report list}. */
    @Command(name = "list", description = "List reports that wait for an answer, the oldest first.")
    static final class Listing extends ListVerb {

        @Option(names = "--all", description = "Include closed ones, the newest first.")
        private boolean all;

        @Option(names = "--limit", paramLabel = "N", description = "The number of entries (default: 50).")
        private int limit = 50;

        @Override
        List<Row> rows(PbemServer server) {
            return server.store()
                    .read(tx -> (all ? tx.reports().newest(limit) : tx.reports().open(limit))
                            .stream().map(ClubRows::of).toList());
        }
    }

    /** {@code pbem report feedback}. */
    @Command(name = "feedback", description = "List feedback, and calls for the arbiter, the newest first.")
    static final class Feedback extends ListVerb {

        @Option(names = "--limit", paramLabel = "N", description = "The number of entries (default: 50).")
        private int limit = 50;

        @Override
        List<Row> rows(PbemServer server) {
            return server.store().read(tx -> Row.each(tx.remarks().toAdmin(limit), ClubRows::of));
        }
    }

    /** The common part of the two verbs that close a report. */
    private abstract static class End extends ActVerb {

        @Parameters(index = "0", paramLabel = "REPORT")
        private int number;

        abstract String answer();

        @Override
        final String change(Acting acting) {
            NewsPost news = NewsPost.atOnce(acting.repositories(), OptionalLong.empty(), acting.now());
            ReportDesk desk = new ReportDesk(acting.repositories(), news, acting.now());
            acting.require(desk.close(number, acting.by(), answer()));
            return "Report " + number + " is closed, and its writer is told.";
        }
    }

    /** {@code pbem report answer}. */
    @Command(name = "answer", description = "Close a report with words to its writer.")
    static final class Answering extends End {

        @Parameters(index = "1", paramLabel = "TEXT")
        private String text;

        @Override
        String answer() {
            return text;
        }
    }

    /** {@code pbem report close}. */
    @Command(name = "close", description = "Close a report. Its writer is told that it was read.")
    static final class Closing extends End {

        @Override
        String answer() {
            return "";
        }
    }
}
