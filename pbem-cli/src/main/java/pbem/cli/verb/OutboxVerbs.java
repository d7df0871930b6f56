package pbem.cli.verb;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.cli.home.OwnerOnly;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.MailRows;
import pbem.cli.listing.Row;
import pbem.repository.OutboundMails;
import pbem.repository.OutboxItem;
import pbem.repository.OutgoingMail;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem outbox}. */
@Command(
        name = "outbox",
        description = "Mails to be sent.",
        subcommands = {OutboxVerbs.Listing.class, OutboxVerbs.Export.class, OutboxVerbs.Retry.class})
public final class OutboxVerbs extends Group {

    /** {@code pbem outbox list}. */
    @Command(name = "list", description = "List mails with their fate, the newest first.")
    static final class Listing extends ListVerb {

        @Option(names = "--limit", paramLabel = "N", description = "The greatest number (default: ${DEFAULT-VALUE}).")
        private int limit = 1_000;

        @Option(
                names = "--state",
                paramLabel = "STATE",
                description = "Only mails in this state: ${COMPLETION-CANDIDATES}.")
        private State state;

        /** The state as typed on the command line. */
        enum State {
            waiting,
            sent,
            dead,
            paused,
            bounced,
            dropped
        }

        @Override
        List<Row> rows(PbemServer server) {
            List<OutboxItem> mails = state == null
                    ? server.outbox().list(limit)
                    : server.outbox().list(OutboxItem.State.valueOf(state.name().toUpperCase(Locale.ROOT)), limit);
            return Row.each(mails, MailRows::of);
        }
    }

    /** {@code pbem outbox export}. */
    @Command(
            name = "export",
            description = "Write every mail that is not yet delivered to DIR as ID.eml, exactly as it will be sent."
                    + " Nothing is changed.")
    static final class Export extends HomeVerb {

        @Parameters(index = "0", paramLabel = "DIR")
        private Path directory;

        @Override
        public Integer call() throws Exception {
            OwnerOnly.makeDirectory(directory); // the mails hold reply tokens
            int written = 0;
            try (PbemServer server = openServer()) {
                for (long id : server.outbox().undelivered()) {
                    Optional<OutgoingMail> mail = server.outbox().preview(id);
                    if (mail.isPresent()) {
                        Files.write(directory.resolve(id + ".eml"), mail.get().bytes());
                        written++;
                    }
                }
            }
            out().println("Wrote " + written + " mails to " + directory + ".");
            return 0;
        }
    }

    /** {@code pbem outbox retry}. */
    @Command(
            name = "retry",
            description = "Try again to send a mail that waits or was given up, or with --all every such mail, for"
                    + " instance after an outage of the mail server.")
    static final class Retry extends ChangeVerb {

        @ArgGroup(exclusive = true, multiplicity = "1")
        private Which which;

        static final class Which {

            @Parameters(index = "0", paramLabel = "ID", description = "The number of one mail, from the list.")
            private long id;

            @Option(names = "--all", description = "Every mail that waits or was given up.")
            private boolean all;
        }

        @Override
        String change(Acting acting) {
            OutboundMails mails = acting.repositories().outboundMails();
            if (which.all) {
                return "Mails that are due now: " + mails.retryAll(acting.now()) + ". They go out with the next round.";
            }
            if (!mails.retry(which.id, acting.now())) {
                throw new Refused("mail " + which.id + " is not waiting");
            }
            return "Mail " + which.id + " is due now; it goes out with the next round.";
        }
    }
}
