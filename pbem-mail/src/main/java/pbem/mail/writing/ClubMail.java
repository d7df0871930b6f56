package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;

/** The mail that tells what the admin, or somebody for them, decided or has to decide. */
record ClubMail(MailContext context, Games games, HelpPages help, Notice.ClubNews news) {

    MailContent content() {
        ReplySubject none = new ReplySubject(news.answers(), context.boards());
        AnswerWriter writer = new AnswerWriter(context, games, help, none);
        List<Block> blocks = new ArrayList<>();
        for (Notice.Answer answer : news.answers()) {
            AnswerBlocks written = answer.match(writer);
            blocks.addAll(blocks.isEmpty() ? written.first() : written.further());
        }
        blocks.add(context.footer());
        return MailContent.of(CleanText.line(context.phrases().say(news.subject())), blocks)
                .repliedWith(context.grant(ReplyTarget.NONE));
    }
}
