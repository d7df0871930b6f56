package pbem.mail.writing;

import java.util.List;
import java.util.Optional;
import pbem.mail.writing.body.Block;

/**
 * What a mail says, in words: the part of it that depends on its notice.
 *
 * @param subject on one line
 * @param thread what the mail belongs to, if to anything
 * @param list to which the mail is posted, as mail programs see it
 * @param reply empty if a reply proves nothing
 * @param leave what the links for leaving prove, if the reader gets this mail by a subscription
 * @param textOnly whether it is so short that its HTML is no more than the text
 */
public record MailContent(
        String subject,
        Optional<MailThread> thread,
        Optional<MailList> list,
        Optional<ReplyGrant> reply,
        Optional<ReplyGrant> leave,
        List<Block> blocks,
        boolean textOnly) {

    public MailContent {
        blocks = List.copyOf(blocks);
    }

    /** What stands alone and proves nothing by its reply. */
    static MailContent of(String subject, List<Block> blocks) {
        return new MailContent(
                subject, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), blocks, false);
    }

    MailContent in(MailThread belongsTo) {
        return new MailContent(subject, Optional.of(belongsTo), list, reply, leave, blocks, textOnly);
    }

    MailContent on(MailList posted) {
        return new MailContent(subject, thread, Optional.of(posted), reply, leave, blocks, textOnly);
    }

    MailContent repliedWith(Optional<ReplyGrant> proven) {
        return new MailContent(subject, thread, list, proven, leave, blocks, textOnly);
    }

    MailContent leftWith(Optional<ReplyGrant> proven) {
        return new MailContent(subject, thread, list, reply, proven, blocks, textOnly);
    }

    /** The same with its text in place of HTML. */
    MailContent inText() {
        return new MailContent(subject, thread, list, reply, leave, blocks, true);
    }
}
