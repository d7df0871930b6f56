package pbem.handler.play;

import java.util.List;
import java.util.Optional;
import pbem.command.PlayCommand;
import pbem.game.Position;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.record.Event;
import pbem.record.HiddenInformation;
import pbem.repository.Submission;
import pbem.repository.Submissions;
import pbem.request.CommandContext;
import pbem.request.Comment;

/**
 * Handles {@code submit} and {@code confirm}: shows players their move before it is played, and plays it once they
 * confirm it.
 */
record SubmitHandler(PlayHandler play) {

    void submit(SeatContext seated, PlayCommand.Submit wish) {
        Optional<String> legal =
                play.legal(seated, new PlayCommand.Move(wish.game(), wish.board(), wish.text(), wish.guard()));
        if (legal.isEmpty()) {
            return;
        }
        String notation = legal.get();
        Position position = seated.record().position();
        boolean blind = HiddenInformation.fromMovers(position);
        if (!blind && !position.play(position.read(notation).now()).undoable()) {
            seated.refuse(PreviewRefusal.WOULD_TELL.of(notation));
            return;
        }
        CommandContext context = seated.context();
        int revision = seated.record().revision();
        context.repositories()
                .submissions()
                .keep(new Submission(seated.number(), seated.player().id(), revision, notation, context.comment()));
        context.done(
                Phrase.of("preview.submitted", seated.number(), notation),
                blind
                        ? context.shown(seated.record()).inText()
                        : new Answer.Previewed(seated.number(), revision, List.of(notation)),
                new Answer.Said(
                        blind
                                ? Phrase.of("preview.confirm-unseen", seated.number(), notation)
                                : Phrase.of("preview.confirm", seated.number(), notation)));
    }

    void confirm(SeatContext seated) {
        Submissions submissions = seated.context().repositories().submissions();
        Optional<Submission> submitted = submissions.of(seated.number(), seated.player());
        if (submitted.isEmpty()) {
            seated.refuse(PreviewRefusal.NOTHING_SUBMITTED.of(seated.number()));
            return;
        }
        submissions.drop(submitted.get());
        if (seated.record().changedSince(submitted.get().revision())) {
            seated.refuse(PreviewRefusal.SUBMITTED_BEFORE.of(
                    seated.number(), submitted.get().notation()));
            return;
        }
        String comment = (submitted.get().comment() + "\n\n" + seated.context().comment()).strip();
        seated.enter(
                new Event.Moved(seated.seat(), submitted.get().notation(), Comment.clipped(comment)),
                Phrase.of("play.moved", seated.number(), submitted.get().notation()));
    }
}
