package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.command.CommandParser;
import pbem.ledger.Hold;
import pbem.notice.Context;
import pbem.player.Player;

/** The mail that asks whether a command really came from the owner of the address. */
record ConfirmMail(MailIdentity identity, Voice voice, CommandParser parser, Draft draft) {

    private static final int LONGEST_LINE = 200;
    private static final int LONGEST_IN_SUBJECT = 60;

    Composition compose(Matter.OfHold matter) {
        Hold hold = matter.hold();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                voice.say("mail.please-confirm", new CommandWords(parser).of(hold.line(), hold.context())), List.of()));
        blocks.add(new Block.Marker());
        blocks.add(new Block.Paragraph(voice.say(new CommandWords(parser).why(hold))));
        blocks.add(new Block.Ways(List.of(new Block.Way(CleanText.line(hold.line(), LONGEST_LINE), ""))));
        if (matter.withPassword()) {
            blocks.add(new Block.Paragraph(voice.say("mail.password-with-it")));
        }
        Quotes.of(voice.say("mail.comment-with-it"), hold.comment()).ifPresent(blocks::add);
        blocks.add(new Block.Heading(voice.say("mail.how-to-confirm")));
        blocks.add(new Block.Ways(List.of(
                new Block.Way("yes", voice.say("mail.way-yes")), new Block.Way("no", voice.say("mail.way-no")))));
        blocks.add(new Block.Paragraph(
                voice.say("mail.not-you", voice.instant(draft.now().plus(ReplyRight.OF_A_QUESTION)))));
        blocks.add(new Footers(identity, voice).plain());
        return new Composition(
                voice.say("mail.subject-confirm", CleanText.line(hold.line(), LONGEST_IN_SUBJECT)),
                Optional.empty(),
                Optional.empty(),
                Optional.of(
                        ReplyRight.ofQuestion(hold.player().map(Player::id).orElse(0L), new Context.OfHold(hold.id()))),
                blocks);
    }
}
