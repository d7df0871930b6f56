package pbem.desk.information;

import pbem.command.Command;
import pbem.hearing.Hearing;
import pbem.hearing.NamedBoard;
import pbem.hearing.Ruling;
import pbem.notice.Notice;
import pbem.phrase.Phrase;

/** Sends the records of games as text. */
public final class RecordDesk {

    public void record(Hearing hearing, String line, Command.GameText wish) {
        NamedBoard.find(hearing, line, wish.game(), wish.board())
                .ifPresent(record -> hearing.rule(
                        Ruling.Verdict.ANSWERED,
                        Phrase.of("record.sent", record.board().number()),
                        new Notice.Answer.Written(record.board().number(), record.revision())));
    }
}
