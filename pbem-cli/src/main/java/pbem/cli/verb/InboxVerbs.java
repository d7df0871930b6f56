package pbem.cli.verb;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.MailRows;
import pbem.repository.InboxItem;
import pbem.token.TokenlessMail;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem inbox}. */
@Command(
        name = "inbox",
        description = "The mails that came in.",
        subcommands = {InboxVerbs.Listing.class, InboxVerbs.Show.class, InboxVerbs.Retry.class})
public final class InboxVerbs extends Group {

    /** {@code pbem inbox list}. */
    @Command(name = "list", description = "Mails with what became of them, the newest first.")
    static final class Listing extends ListVerb {

        @Option(names = "--most", paramLabel = "N", description = "At most so many (default: ${DEFAULT-VALUE}).")
        private int most = 1_000;

        @Option(names = "--state", paramLabel = "STATE", description = "Only these: ${COMPLETION-CANDIDATES}.")
        private State state;

        /** As it is typed. */
        enum State {
            waiting,
            done,
            quarantined
        }

        @Override
        List<Map<String, Object>> rows(PbemServer server) {
            List<InboxItem> mails = state == null
                    ? server.inbox().list(most)
                    : server.inbox().list(InboxItem.State.valueOf(state.name().toUpperCase(Locale.ROOT)), most);
            return mails.stream().map(MailRows::of).toList();
        }
    }

    /** {@code pbem inbox show}. */
    @Command(name = "show", description = "One mail: what became of it, and the mail as it came, but for reply tokens.")
    static final class Show extends HomeVerb {

        @Parameters(index = "0", paramLabel = "ID")
        private long id;

        @Override
        public Integer call() throws Exception {
            try (PbemServer server = openServer()) {
                InboxItem item = server.inbox().item(id).orElseThrow(() -> new Refused("there is no mail " + id));
                MailRows.of(item)
                        .forEach((name, value) -> out().println(
                                        name + ": " + (value == null ? "" : TerminalText.safe(value.toString()))));
                out().println();
                server.inbox()
                        .raw(id)
                        .ifPresent(mail -> out().print(TerminalText.safe(
                                new String(TokenlessMail.of(mail.bytes()), StandardCharsets.UTF_8)
                                        .replace("\r\n", "\n"))));
                out().flush();
                return 0;
            }
        }
    }

    /** {@code pbem inbox retry}. */
    @Command(
            name = "retry",
            description = "Try a quarantined mail again, or with --all every such mail, as after an upgrade that mends"
                    + " what they stumbled over.")
    static final class Retry extends HomeVerb {

        @ArgGroup(exclusive = true, multiplicity = "1")
        private Which which;

        @Mixin
        private DryRun trial;

        static final class Which {

            @Parameters(index = "0", paramLabel = "ID", description = "One mail, by its number in the list.")
            private long id;

            @Option(names = "--all", description = "Every quarantined mail.")
            private boolean all;
        }

        @Override
        public Integer call() throws Exception {
            try (PbemServer server = openServer()) {
                List<Long> ids = which.all ? server.inbox().quarantined() : List.of(which.id);
                if (trial.isDry()) {
                    Instant now = server.clock().instant();
                    trial.change(server, tx -> {
                        ids.forEach(id ->
                                require(id, tx.repositories().inboundMails().retry(id, now)));
                        return true;
                    });
                    ids.forEach(id -> trial.say(out(), "Mail " + id + " is acted on once more."));
                    out().println("Nothing was changed. Mails: " + ids.size() + ".");
                    return 0;
                }
                for (long id : ids) {
                    require(id, server.inbox().retry(id));
                }
                server.intake().work();
                boolean done = true;
                for (long id : ids) {
                    InboxItem item = server.inbox().item(id).orElseThrow();
                    String waiting = "still waiting, " + item.reason().orElse("");
                    out().println("Mail " + id + ": " + item.outcome().orElse(waiting));
                    done &= item.state() == InboxItem.State.DONE;
                }
                return done ? 0 : 1;
            }
        }

        private static void require(long id, boolean isTriedAgain) {
            if (!isTriedAgain) {
                throw new Refused("mail " + id + " does not wait for anything");
            }
        }
    }
}
