package pbem.mail.writing;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;

/** Writes the tables of an answer. */
record TableAnswer(PhraseFormatter phrases) {

    private static final int LONGEST = 200;

    AnswerBlocks of(Answer.Table table) {
        Block block = new Block.Table(
                table.columns().stream().map(phrases::say).toList(),
                table.rows().stream()
                        .map(row -> row.stream().map(this::text).toList())
                        .toList());
        return AnswerBlocks.headed(phrases.say(table.heading()), List.of(block));
    }

    private String text(Notice.Cell cell) {
        return cell.match(
                plain -> CleanText.line(plain.text(), LONGEST),
                words -> CleanText.line(phrases.say(words.phrase()), LONGEST),
                moment -> phrases.moment(Instant.ofEpochMilli(moment.millis())));
    }

    /** A paragraph that names the zone of the times in the tables; empty if they contain no times. */
    Optional<Block> zone(List<Answer> answers) {
        boolean timed = answers.stream()
                .flatMap(answer -> answer instanceof Answer.Table table ? table.rows().stream() : Stream.empty())
                .flatMap(List::stream)
                .anyMatch(Notice.Cell.Moment.class::isInstance);
        return timed ? Optional.of(phrases.paragraph("mail.times-in", phrases.zone())) : Optional.empty();
    }
}
