package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.notice.Context;
import pbem.notice.Notice;

/** The mail that says that vacation was taken in a player's name, so that no game was lost. */
record VacationMail(MailIdentity identity, Voice voice, Draft draft) {

    Composition compose(Matter.OfVacation matter) {
        Notice.VacationTaken taken = matter.taken();
        String reader =
                draft.reader().map(player -> CleanText.line(player.user())).orElse("");
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(voice.say("mail.vacation-taken", reader, voice.instant(taken.to())), List.of()));
        blocks.add(new Block.Marker());
        blocks.add(new Block.Paragraph(voice.say("mail.vacation-why", taken.left())));
        blocks.add(new Block.Heading(voice.say("mail.wait-for-you")));
        blocks.add(new Block.Items(taken.boards().stream()
                .map(due -> voice.say(
                        "mail.waits-until",
                        CleanText.line(matter.boards().get(due.board()).board().heading()),
                        voice.until(due.until(), draft.now()),
                        due.board()))
                .toList()));
        blocks.add(new Block.Heading(voice.say("mail.how-to-reply")));
        List<Block.Way> ways = new ArrayList<>();
        taken.boards().stream()
                .findFirst()
                .ifPresent(due -> ways.add(new Block.Way("show " + due.board(), voice.say("mail.way-show-board"))));
        ways.add(new Block.Way("back", voice.say("mail.way-back")));
        ways.add(new Block.Way("vacation", voice.say("mail.way-vacation")));
        blocks.add(new Block.Ways(ways));
        blocks.add(new Footers(identity, voice).plain());
        return new Composition(
                voice.say("mail.subject-vacation"),
                Optional.empty(),
                Optional.empty(),
                draft.reader().map(player -> ReplyRight.ofPlayer(player.id(), Context.NONE)),
                blocks);
    }
}
