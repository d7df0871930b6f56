package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.notice.ReplyTarget;
import pbem.record.Board;
import pbem.repository.Remark;

/** The mail that passes on what somebody said to all at a board, or to the admin. */
record RemarkMail(MailIdentity identity, PhraseFormatter phrases, MailDraft draft) {

    Composition compose(MailContent.OfRemark matter) {
        Remark remark = matter.remark();
        return remark.kind() == Remark.Kind.CHAT ? chat(matter, remark) : toAdmin(matter, remark);
    }

    private Composition chat(MailContent.OfRemark matter, Remark remark) {
        Board board = matter.present().orElseThrow().board();
        boolean watches = draft.reader().flatMap(board::seat).isEmpty();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(phrases.say("mail.chat", author(remark), board.number()), List.of()));
        blocks.add(new Block.Marker());
        words(remark).ifPresent(blocks::add);
        blocks.add(new Block.Heading(phrases.say("mail.how-to-reply")));
        List<Block.Way> ways = new ArrayList<>();
        ways.add(new Block.Way("chat", phrases.say("mail.way-chat")));
        ways.add(new Block.Way("show " + board.number(), phrases.say("mail.way-show")));
        if (watches) {
            ways.add(new Block.Way("unsubscribe", phrases.say("mail.way-unsubscribe")));
        }
        blocks.add(new Block.Ways(ways));
        blocks.add(new Footers(identity, phrases).ofBoard(board.number()));
        int revision = matter.present().orElseThrow().revision();
        return new Composition(
                CleanText.line(board.heading()),
                Optional.of(identity.boardThread(board.number())),
                Optional.of(board.game()),
                draft.reader()
                        .map(reader ->
                                ReplyGrant.ofPlayer(reader.id(), new ReplyTarget.OfBoard(board.number(), revision))),
                draft.reader()
                        .filter(reader -> watches)
                        .map(reader -> ReplyGrant.ofPlayer(reader.id(), new ReplyTarget.Unwatch(board.number()))),
                blocks);
    }

    /** Nothing that the admin replies is a command: he answers by other ways. */
    private Composition toAdmin(MailContent.OfRemark matter, Remark remark) {
        String author = author(remark);
        List<Block> blocks = new ArrayList<>();
        String lead = matter.present()
                .map(record -> phrases.say(
                        "mail.arbiter-called-to",
                        author,
                        record.board().number(),
                        CleanText.line(record.board().heading())))
                .orElseGet(() -> remark.kind() == Remark.Kind.ARBITER
                        ? phrases.say("mail.arbiter-called", author)
                        : phrases.say("mail.feedback", author));
        blocks.add(new Block.Lead(lead, List.of()));
        words(remark).ifPresent(blocks::add);
        blocks.add(new Block.Paragraph(phrases.say("mail.how-to-answer-player", author)));
        blocks.add(
                matter.present().isPresent()
                        ? new Footers(identity, phrases)
                                .ofBoard(matter.present().get().board().number())
                        : new Footers(identity, phrases).plain());
        String subject = matter.present()
                .map(record -> phrases.say(
                        "mail.subject-arbiter-board", author, record.board().number()))
                .orElseGet(() -> remark.kind() == Remark.Kind.ARBITER
                        ? phrases.say("mail.subject-arbiter", author)
                        : phrases.say("mail.subject-feedback", author));
        return new Composition(subject, Optional.empty(), Optional.empty(), Optional.empty(), blocks);
    }

    private Optional<Block.Quote> words(Remark remark) {
        return Quotes.of(phrases.say("mail.writes", author(remark)), remark.words());
    }

    private static String author(Remark remark) {
        return CleanText.line(remark.author().user());
    }
}
