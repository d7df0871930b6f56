package pbem.handler.information;

import java.util.Optional;
import java.util.OptionalInt;
import pbem.command.GameWriting;
import pbem.game.GameFormat;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.record.GameRecord;
import pbem.request.CommandContext;

/** Sends a board as text: its record, the game in a format of other programs, or one position. */
record TextHandler(CommandContext context, GameRecord record) {

    void write(OptionalInt ply, GameWriting writing) {
        int number = record.board().number();
        if (ply.isPresent() && ply.getAsInt() > record.moves()) {
            context.refuse(PlayRefusal.NO_SUCH_MOVE.of(number, ply.getAsInt(), record.moves()));
            return;
        }
        int revision = ply.isEmpty() ? record.revision() : record.revisionAfter(ply.getAsInt());
        if (!isKnown(writing)) {
            context.refuse(
                    InformationRefusal.NO_SUCH_FORM.of(record.board().game().called(), number));
            return;
        }
        context.answered(Phrase.of("record.sent", number), new Answer.Written(number, revision, writing));
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
