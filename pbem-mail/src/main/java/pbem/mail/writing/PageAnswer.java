package pbem.mail.writing;

import java.util.List;
import java.util.Locale;
import pbem.help.HelpPages;
import pbem.mail.writing.body.Block;
import pbem.notice.Notice.Answer;

/** A help page, in the reader's language if there is one. */
record PageAnswer(MailContext context, HelpPages help, Answer.Page page) {

    AnswerBlocks blocks() {
        String topic = page.topic();
        Locale wanted = context.preferences().language();
        Locale language = help.languages(topic).contains(wanted) ? wanted : Locale.ENGLISH;
        String lead =
                topic.equals(HelpPages.OVERVIEW) ? context.say("mail.page-overview") : context.say("mail.page", topic);
        return AnswerBlocks.untitled(lead, List.of(new Block.Page(help.markdown(topic, language), language)));
    }
}
