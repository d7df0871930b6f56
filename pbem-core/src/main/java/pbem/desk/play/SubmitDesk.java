package pbem.desk.play;

import java.util.List;
import java.util.Optional;
import pbem.command.Command;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.hearing.Comment;
import pbem.hearing.Hearing;
import pbem.hearing.Ruling;
import pbem.ledger.Submission;
import pbem.ledger.Submissions;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.record.Event;

/** Shows a player his move before it is played, and plays it when he confirms. */
final class SubmitDesk {

    private final PlayDesk play;

    SubmitDesk(PlayDesk play) {
        this.play = play;
    }

    void submit(Table table, String line, Command.Submit wish) {
        Optional<String> legal =
                play.legal(table, line, new Command.Move(wish.game(), wish.board(), wish.text(), wish.guard()));
        if (legal.isEmpty()) {
            return;
        }
        String notation = legal.get();
        Position position = table.record().position();
        boolean blind = Hidden.fromMovers(position);
        if (!blind
                && !position.play(((Reading.Legal) position.read(notation)).move())
                        .undoable()) {
            table.refuse(line, new PreviewRefusal.WouldTell(notation));
            return;
        }
        Hearing hearing = table.hearing();
        int revision = table.record().revision();
        hearing.ledger()
                .submissions()
                .keep(new Submission(table.number(), table.player().id(), revision, notation, hearing.comment()));
        hearing.rule(
                Ruling.Verdict.DONE,
                Phrase.of("preview.submitted", table.number(), notation),
                blind
                        ? hearing.shown(table.record())
                        : new Notice.Answer.Previewed(table.number(), revision, List.of(notation)),
                new Notice.Answer.Said(
                        blind
                                ? Phrase.of("preview.confirm-unseen", table.number(), notation)
                                : Phrase.of("preview.confirm", table.number(), notation)));
    }

    void confirm(Table table, String line) {
        Submissions submissions = table.hearing().ledger().submissions();
        Optional<Submission> submitted = submissions.of(table.number(), table.player());
        if (submitted.isEmpty()) {
            table.refuse(line, new PreviewRefusal.NothingSubmitted(table.number()));
            return;
        }
        submissions.drop(submitted.get());
        if (submitted.get().revision() != table.record().revision()) {
            table.refuse(
                    line,
                    new PreviewRefusal.SubmittedBefore(
                            table.number(), submitted.get().notation()));
            return;
        }
        String comment = (submitted.get().comment() + "\n\n" + table.hearing().comment()).strip();
        table.enter(
                new Event.Moved(table.seat(), submitted.get().notation(), Comment.clipped(comment)),
                Phrase.of("play.moved", table.number(), submitted.get().notation()));
    }
}
