package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.mail.writing.body.Block;
import pbem.notice.HouseNotice;
import pbem.phrase.Phrase;

/** The mail that invites somebody to become a player; a reply to it proves that they read the mail at their address. */
record InvitationMail(MailContext context, HouseNotice.Invited invited) {

    MailContent content() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(context.say("mail.invited-to-club"), List.of()));
        blocks.add(new Block.Marker());
        Block.Quote.of(context.say("mail.they-write"), invited.words()).ifPresent(blocks::add);
        blocks.add(new Block.Paragraph(context.say("mail.how-to-sign-up")));
        blocks.add(new Block.CommandLines(
                List.of(new Block.CommandLine("signup USERID", context.say("mail.does-signup")))));
        blocks.add(new Block.Paragraph(context.say("mail.invited-once")));
        blocks.add(context.footer());
        return MailContent.of(context.phrases().say(Phrase.of("club.subject-invited")), blocks)
                .repliedWith(Optional.of(ReplyGrant.ofInvitation(invited.invitation())));
    }
}
