package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.command.CommandParser;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.repository.PendingConfirmation;

/** The mail that asks whether a command really came from the owner of the address. */
record ConfirmMail(MailIdentity identity, PhraseFormatter phrases, CommandParser parser, MailDraft draft) {

    private static final int LONGEST_LINE = 200;
    private static final int LONGEST_IN_SUBJECT = 60;

    Composition compose(MailContent.OfHold matter) {
        PendingConfirmation hold = matter.hold();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                phrases.say("mail.please-confirm", new CommandWords(parser).of(hold.line(), hold.target())),
                List.of()));
        blocks.add(new Block.Marker());
        blocks.add(new Block.Paragraph(phrases.say(new CommandWords(parser).why(hold))));
        blocks.add(new Block.Ways(List.of(new Block.Way(CleanText.line(hold.line(), LONGEST_LINE), ""))));
        if (matter.withPassword()) {
            blocks.add(new Block.Paragraph(phrases.say("mail.password-with-it")));
        }
        Quotes.of(phrases.say("mail.comment-with-it"), hold.comment()).ifPresent(blocks::add);
        blocks.add(new Block.Heading(phrases.say("mail.how-to-confirm")));
        blocks.add(new Block.Ways(List.of(
                new Block.Way("yes", phrases.say("mail.way-yes")), new Block.Way("no", phrases.say("mail.way-no")))));
        blocks.add(new Block.Paragraph(
                phrases.say("mail.not-you", phrases.instant(draft.now().plus(ReplyGrant.OF_A_QUESTION)))));
        blocks.add(new Footers(identity, phrases).plain());
        return new Composition(
                phrases.say("mail.subject-confirm", CleanText.line(hold.line(), LONGEST_IN_SUBJECT)),
                Optional.empty(),
                Optional.empty(),
                Optional.of(ReplyGrant.ofQuestion(
                        hold.player().map(Player::id).orElse(0L), new ReplyTarget.OfConfirmation(hold.id()))),
                blocks);
    }
}
