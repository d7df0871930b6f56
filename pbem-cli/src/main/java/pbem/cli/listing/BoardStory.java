package pbem.cli.listing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import pbem.phrase.Phrase;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.record.text.RecordText;
import pbem.repository.Repositories;
import pbem.repository.watch.Histories;

/**
 * The history of a board from mail to mail: each incoming mail, its effects, the mails that told of them, and the fate
 * of those mails.
 */
public final class BoardStory {

    private static final Pattern EVENT = Pattern.compile("\\d+ \\S+Z .+");

    private BoardStory() {}

    /**
     * Something that happened.
     *
     * @param rank the order of what happened at the same instant
     * @param words in a sentence
     * @param data for programs
     */
    public record Line(Instant at, int rank, String words, Row data) {

        /** The sentence with its time. */
        public String sentence() {
            return MailSentences.seconds(at) + "  " + words;
        }
    }

    /** What happened, oldest first, without moves that the players do not know. Empty if there is no such board. */
    public static Optional<List<Line>> of(Repositories repositories, int number, Function<Phrase, String> words) {
        return repositories.boards().record(number).map(record -> of(repositories, record, words));
    }

    private static List<Line> of(Repositories repositories, GameRecord record, Function<Phrase, String> words) {
        int number = record.board().number();
        List<Histories.Went> went = repositories.histories().aboutBoard(number);
        List<Line> lines = new ArrayList<>();
        lines.add(start(record));
        Set<Long> causes = new LinkedHashSet<>();
        Map<Integer, String> deeds = deeds(record, words);
        for (Entry entry : record.entries()) {
            entry.mail().ifPresent(causes::add);
            lines.add(event(entry, deeds.get(entry.revision())));
        }
        for (Histories.Went mail : went) {
            mail.cause().ifPresent(causes::add);
            lines.add(new Line(mail.at(), 2, MailSentences.of(mail), MailRows.of(mail)));
        }
        for (long cause : causes) {
            repositories
                    .histories()
                    .came(cause)
                    .ifPresent(mail -> lines.add(new Line(mail.at(), 0, MailSentences.of(mail), MailRows.of(mail))));
        }
        lines.sort(Comparator.comparing(Line::at).thenComparing(Line::rank));
        return lines;
    }

    private static Line start(GameRecord record) {
        Instant at = record.board().started();
        int number = record.board().number();
        return new Line(
                at,
                1,
                "board " + number + " began: " + record.board().heading(),
                new Row().with("kind", "start").with("at", at).with("board", number));
    }

    private static Line event(Entry entry, String deed) {
        Row data = new Row()
                .with("kind", "event")
                .with(entry, "at", "revision")
                .with("deed", deed)
                .with(entry, "mail", "proof");
        String from =
                entry.mail().isPresent() ? ", by mail " + data.get("mail") + ", proved by " + data.get("proof") : "";
        return new Line(entry.at(), 1, "event " + entry.revision() + ": " + deed + from, data);
    }

    /** The words for each event of the record: {@code alice plays c5,d5}. */
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
