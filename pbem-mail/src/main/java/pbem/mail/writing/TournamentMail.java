package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;

/** The mail that tells what happened in a tournament. */
record TournamentMail(MailContext context, Games games, HelpPages help, Notice.TournamentNews news) {

    MailContent content() {
        ReplySubject none = new ReplySubject(news.answers(), context.boards());
        AnswerWriter writer = new AnswerWriter(context, games, help, none);
        List<Block> blocks = new ArrayList<>();
        for (Notice.Answer answer : news.answers()) {
            AnswerBlocks written = answer.match(writer);
            blocks.addAll(blocks.isEmpty() ? written.first() : written.further());
        }
        blocks.add(context.footer());
        return MailContent.of(
                        context.say("mail.subject-tournament", news.tournament(), CleanText.line(news.name())), blocks)
                .repliedWith(context.grant(ReplyTarget.NONE));
    }
}
