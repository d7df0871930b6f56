package pbem.handler.information;

import pbem.command.InformationCommand;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.request.NamedBoard;

/** Sends the records of games as text. */
public final class RecordHandler {

    public void record(CommandContext context, String line, InformationCommand.GameText wish) {
        NamedBoard.find(context, line, wish.game(), wish.board())
                .ifPresent(record -> context.report(
                        CommandResult.Status.ANSWERED,
                        Phrase.of("record.sent", record.board().number()),
                        new Notice.Answer.Written(record.board().number(), record.revision())));
    }
}
