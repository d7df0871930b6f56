package pbem.mail.writing;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.notice.Notice;

/** A table of an answer in words. */
record TableBlocks(PhraseFormatter phrases) {

    private static final int LONGEST = 200;

    Block of(Notice.Answer.Table table) {
        return new Block.Table(
                table.columns().stream().map(phrases::say).toList(),
                table.rows().stream()
                        .map(row -> row.stream().map(this::words).toList())
                        .toList());
    }

    /** In which zone the times of the tables are, if any has times. */
    Optional<Block> zone(List<Notice.Answer> answers) {
        boolean timed = answers.stream()
                .filter(Notice.Answer.Table.class::isInstance)
                .flatMap(table -> ((Notice.Answer.Table) table).rows().stream())
                .flatMap(List::stream)
                .anyMatch(Notice.Cell.Moment.class::isInstance);
        return timed
                ? Optional.of(new Block.Paragraph(phrases.say("mail.times-in", phrases.zone())))
                : Optional.empty();
    }

    private String words(Notice.Cell cell) {
        if (cell instanceof Notice.Cell.Plain plain) {
            return CleanText.line(plain.text(), LONGEST);
        }
        return cell instanceof Notice.Cell.Words said
                ? phrases.say(said.phrase())
                : phrases.moment(Instant.ofEpochMilli(((Notice.Cell.Moment) cell).millis()));
    }
}
