package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.mail.writing.body.Block;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;

/**
 * A mail that tells what happened outside of boards: what the admin, or somebody for them, decided or has to decide, or what
 * there is of a tournament.
 */
record NewsMail(MailContext context, Games games, HelpPages help, String subject, List<Notice.Answer> news) {

    MailContent content() {
        ReplySubject none = new ReplySubject(news, context.boards());
        AnswerWriter writer = new AnswerWriter(context, games, help, none);
        List<Block> blocks = new ArrayList<>();
        for (Notice.Answer answer : news) {
            AnswerBlocks written = answer.match(writer);
            blocks.addAll(blocks.isEmpty() ? written.first() : written.further());
        }
        blocks.add(context.footer());
        return MailContent.of(subject, blocks).repliedWith(context.grant(ReplyTarget.NONE));
    }
}
