package pbem.handler.information;

import java.util.Optional;
import pbem.command.InformationCommand;
import pbem.game.Refusal;
import pbem.game.Viewer;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.record.GameRecord;
import pbem.request.CommandContext;
import pbem.request.NamedBoard;

/** Describes a board, or one of its cells, in words, as everybody may see it. */
final class LookHandler {

    void look(CommandContext context, InformationCommand.Look wanted) {
        NamedBoard.find(context, wanted.game(), wanted.board())
                .ifPresent(record -> NamedBoard.revision(context, record, wanted.ply())
                        .ifPresent(revision -> look(context, record, revision, wanted)));
    }

    private static void look(CommandContext context, GameRecord record, int revision, InformationCommand.Look wanted) {
        int number = record.board().number();
        Optional<Refusal> missing = wanted.cell()
                .flatMap(cell -> record.positions()
                        .get(revision)
                        .words(Viewer.PUBLIC)
                        .look(cell)
                        .objection());
        if (!context.refuses(missing, new Answer.Looked(number, revision, Optional.empty()))) {
            context.answered(Phrase.of("play.looked", number), new Answer.Looked(number, revision, wanted.cell()));
        }
    }
}
