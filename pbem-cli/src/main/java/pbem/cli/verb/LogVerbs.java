package pbem.cli.verb;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import pbem.cli.home.PbemServer;
import pbem.phrase.Phrase;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.record.text.RecordText;
import pbem.repository.Repositories;
import pbem.repository.watch.Histories;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem log}. */
@Command(name = "log", description = "How something came about.", subcommands = LogVerbs.OfBoard.class)
public final class LogVerbs extends Group {

    /** {@code pbem log board}. */
    @Command(
            name = "board",
            description =
                    "The whole story of a board from mail to mail: what came in, what was done by it, who was told and"
                            + " what became of that mail.",
            footer = {
                "",
                "No move is shown that players do not know; reminders and daily mails, which speak of several boards, are",
                "with the players: pbem why USERID."
            })
    static final class OfBoard extends HomeVerb {

        @Parameters(index = "0", paramLabel = "NUMBER")
        private int number;

        private static final Pattern EVENT = Pattern.compile("\\d+ \\S+Z .+");

        private record Line(Instant at, int rank, String words) {}

        @Override
        public Integer call() throws Exception {
            try (PbemServer server = openServer()) {
                List<String> lines = server.store().read(tx -> lines(tx.repositories(), server::say));
                lines.forEach(line -> out().println(TerminalText.safe(line)));
                out().flush();
                return 0;
            }
        }

        private List<String> lines(Repositories repositories, Function<Phrase, String> words) {
            GameRecord record =
                    repositories.boards().record(number).orElseThrow(() -> new Refused("there is no board " + number));
            List<Histories.Went> went = repositories.histories().aboutBoard(number);
            List<Line> lines = new ArrayList<>();
            lines.add(new Line(
                    record.board().started(),
                    1,
                    "board " + number + " began: " + record.board().heading()));
            Set<Long> causes = new LinkedHashSet<>();
            Map<Integer, String> deeds = deeds(record, words);
            for (Entry entry : record.entries()) {
                entry.mail().ifPresent(causes::add);
                lines.add(new Line(
                        entry.at(),
                        1,
                        "event " + entry.revision() + ": " + deeds.get(entry.revision())
                                + (entry.mail().isPresent()
                                        ? ", by mail " + entry.mail().getAsLong() + ", proved by "
                                                + entry.proof().name().toLowerCase(Locale.ROOT)
                                        : "")));
            }
            for (Histories.Went mail : went) {
                mail.cause().ifPresent(causes::add);
                lines.add(new Line(mail.at(), 2, MailSentences.of(mail)));
            }
            for (long cause : causes) {
                repositories
                        .histories()
                        .came(cause)
                        .ifPresent(mail -> lines.add(new Line(mail.at(), 0, MailSentences.of(mail))));
            }
            lines.sort(Comparator.comparing(Line::at).thenComparing(Line::rank));
            return lines.stream()
                    .map(line -> MailSentences.seconds(line.at()) + "  " + line.words())
                    .toList();
        }

        /** What each event says of itself in the record: {@code alice plays c5,d5}. */
        private static Map<Integer, String> deeds(GameRecord record, Function<Phrase, String> words) {
            Map<Integer, String> deeds = new HashMap<>();
            for (String line : new RecordText(record, words, RecordText.Detail.PLAYERS).lines()) {
                if (EVENT.matcher(line).matches()) {
                    String[] parts = line.split(" ", 3);
                    deeds.put(Integer.parseInt(parts[0]), parts[2]);
                }
            }
            return deeds;
        }
    }
}
