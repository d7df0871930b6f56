package pbem.handler.information;

import java.util.Optional;
import java.util.OptionalInt;
import pbem.command.GameWriting;
import pbem.game.GameFormat;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.record.GameRecord;
import pbem.request.CommandContext;
import pbem.request.NamedBoard;

/** Sends a board as text: its record, the game in a format of other programs, or one position. */
record TextHandler(CommandContext context, GameRecord record) {

    void write(OptionalInt ply, GameWriting writing) {
        NamedBoard.revision(context, record, ply).ifPresent(revision -> write(revision, writing));
    }

    private void write(int revision, GameWriting writing) {
        int number = record.board().number();
        if (isKnown(writing)) {
            context.answered(Phrase.of("record.sent", number), new Answer.Written(number, revision, writing));
        } else {
            context.refuse(
                    InformationRefusal.NO_SUCH_FORM.of(record.board().game().called(), number));
        }
    }

    private boolean isKnown(GameWriting writing) {
        Optional<GameFormat> format = record.board().game().format();
        return switch (writing) {
            case RECORD -> true;
            case FILE -> format.isPresent();
            case PLACEMENT ->
                format.flatMap(form -> form.placement(record.position())).isPresent();
        };
    }
}
