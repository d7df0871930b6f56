package pbem.cli.verb;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.MailRows;
import pbem.cli.listing.Row;
import pbem.cli.listing.ShownText;
import pbem.repository.InboundMails;
import pbem.repository.InboxItem;
import pbem.token.TokenlessMail;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem inbox}. */
@Command(
        name = "inbox",
        description = "Mails that arrived.",
        subcommands = {InboxVerbs.Listing.class, InboxVerbs.Show.class, InboxVerbs.Retry.class})
public final class InboxVerbs extends Group {

    /** {@code pbem inbox list}. */
    @Command(name = "list", description = "List mails with their outcomes, the newest first.")
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
            done,
            quarantined
        }

        @Override
        List<Row> rows(PbemServer server) {
            List<InboxItem> mails = state == null
                    ? server.inbox().list(limit)
                    : server.inbox().list(InboxItem.State.valueOf(state.name().toUpperCase(Locale.ROOT)), limit);
            return Row.each(mails, MailRows::of);
        }
    }

    /** {@code pbem inbox show}. */
    @Command(
            name = "show",
            description = "Show one mail: its outcome, and the mail as it arrived, without reply tokens.")
    static final class Show extends ServerVerb {

        @Parameters(index = "0", paramLabel = "ID")
        private long id;

        @Option(names = "--json", description = "As JSON.")
        private boolean json;

        @Override
        int run(PbemServer server) throws Exception {
            InboxItem item = server.inbox().item(id).orElseThrow(() -> new Refused("there is no mail " + id));
            if (json) {
                Optional<String> mail = server.inbox().raw(id).map(raw -> text(raw.bytes()));
                new Rows(List.of(MailRows.of(item).with("mail", mail))).printOne(out());
                return 0;
            }
            MailRows.of(item)
                    .forEach((name, value) ->
                            out().println(name + ": " + (value == null ? "" : ShownText.of(value.toString()))));
            out().println();
            server.inbox().raw(id).ifPresent(mail -> out().print(ShownText.of(text(mail.bytes()))));
            out().flush();
            return 0;
        }

        private static String text(byte[] mail) {
            return new String(TokenlessMail.of(mail), StandardCharsets.UTF_8).replace("\r\n", "\n");
        }
    }

    /** {@code pbem inbox retry}. */
    @Command(
            name = "retry",
            description = "Try a quarantined mail again, or with --all every such mail, for instance after an "
                    + "upgrade that fixes the cause. With --refused-since, accept mails that a limit refused.")
    static final class Retry extends ChangeVerb {

        @ArgGroup(exclusive = true, multiplicity = "1")
        private Which which;

        private List<Long> ids = List.of();

        static final class Which {

            @Parameters(index = "0", paramLabel = "ID", description = "The number of one mail, from the list.")
            private long id;

            @Option(names = "--all", description = "Every quarantined mail.")
            private boolean all;

            @Option(
                    names = "--refused-since",
                    paramLabel = "DAY",
                    description =
                            "Every mail since this day or instant that a limit for the whole server keeps waiting. They"
                                    + " are read beyond the limit.")
            private String refusedSince;
        }

        @Override
        String change(Acting acting) {
            InboundMails mails = acting.repositories().inboundMails();
            if (which.refusedSince != null) {
                ids = mails.letIn(since(which.refusedSince), acting.now());
                return isDry() ? "Mails that would be acted on: " + ids.size() + "." : "";
            }
            ids = which.all ? acting.server().inbox().quarantined() : List.of(which.id);
            for (long id : ids) {
                if (!mails.retry(id, acting.now())) {
                    throw new Refused("mail " + id + " is not waiting");
                }
            }
            return isDry() ? "Mails that will be acted on again: " + ids.size() + "." : "";
        }

        @Override
        int after(PbemServer server) {
            server.intake().work();
            List<InboxItem> items = ids.stream()
                    .map(id -> server.inbox().item(id).orElseThrow())
                    .toList();
            if (which.refusedSince != null) {
                out().println("Mails that were admitted: " + ids.size() + ".");
                Map<String, Long> ends = items.stream()
                        .collect(Collectors.groupingBy(
                                item -> item.outcome().orElse("waiting"), TreeMap::new, Collectors.counting()));
                ends.forEach((end, number) -> out().println(end + ": " + number));
                return 0;
            }
            items.forEach(item -> out().println("Mail " + item.id() + ": "
                    + item.outcome().orElse("still waiting, " + item.reason().orElse(""))));
            return items.stream().allMatch(item -> item.state() == InboxItem.State.DONE) ? 0 : 1;
        }

        private static Instant since(String text) {
            try {
                return text.contains("T")
                        ? Instant.parse(text)
                        : LocalDate.parse(text).atStartOfDay(ZoneOffset.UTC).toInstant();
            } catch (DateTimeParseException e) {
                throw new Refused("a day is written as in 2026-03-01, an instant as in 2026-03-01T18:30:00Z");
            }
        }
    }
}
