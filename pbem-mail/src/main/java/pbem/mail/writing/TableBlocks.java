package pbem.mail.writing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import pbem.play.Notice;

/** A table of an answer in words. */
record TableBlocks(Voice voice) {

    private static final int LONGEST = 200;

    List<Block> of(Notice.Answer.Table table) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Table(
                table.columns().stream().map(voice::say).toList(),
                table.rows().stream()
                        .map(row -> row.stream().map(this::words).toList())
                        .toList()));
        boolean timed = table.rows().stream().flatMap(List::stream).anyMatch(Notice.Cell.Moment.class::isInstance);
        if (timed) {
            blocks.add(new Block.Paragraph(voice.say("mail.times-in", voice.zone())));
        }
        return blocks;
    }

    private String words(Notice.Cell cell) {
        if (cell instanceof Notice.Cell.Plain plain) {
            return CleanText.line(plain.text(), LONGEST);
        }
        return cell instanceof Notice.Cell.Words said
                ? voice.say(said.phrase())
                : voice.moment(Instant.ofEpochMilli(((Notice.Cell.Moment) cell).millis()));
    }
}
