package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;

/** The mail that says that vacation was taken in a player's name, so that no game was lost. */
record VacationMail(MailIdentity identity, PhraseFormatter phrases, MailDraft draft) {

    Composition compose(MailContent.OfVacation matter) {
        Notice.VacationTaken taken = matter.taken();
        String reader =
                draft.reader().map(player -> CleanText.line(player.user())).orElse("");
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(phrases.say("mail.vacation-taken", reader, phrases.instant(taken.to())), List.of()));
        blocks.add(new Block.Marker());
        blocks.add(new Block.Paragraph(phrases.say("mail.vacation-why", taken.left())));
        blocks.add(new Block.Heading(phrases.say("mail.wait-for-you")));
        blocks.add(new Block.Items(taken.boards().stream()
                .map(due -> phrases.say(
                        "mail.waits-until",
                        CleanText.line(matter.boards().get(due.board()).board().heading()),
                        phrases.until(due.until(), draft.now()),
                        due.board()))
                .toList()));
        blocks.add(new Block.Heading(phrases.say("mail.how-to-reply")));
        List<Block.Way> ways = new ArrayList<>();
        taken.boards().stream()
                .findFirst()
                .ifPresent(due -> ways.add(new Block.Way("show " + due.board(), phrases.say("mail.way-show-board"))));
        ways.add(new Block.Way("back", phrases.say("mail.way-back")));
        ways.add(new Block.Way("vacation", phrases.say("mail.way-vacation")));
        blocks.add(new Block.Ways(ways));
        blocks.add(new Footers(identity, phrases).plain());
        return new Composition(
                phrases.say("mail.subject-vacation"),
                Optional.empty(),
                Optional.empty(),
                draft.reader().map(player -> ReplyGrant.ofPlayer(player.id(), ReplyTarget.NONE)),
                blocks);
    }
}
