package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.HouseNotice;
import pbem.phrase.Phrase;

/** The mail that tells the admin that something is wrong with the server, or no longer. A reply to it is no command. */
record AlarmMail(MailContext context, HouseNotice.Alarmed alarmed) {

    MailContent content() {
        String cause = CleanText.line(alarmed.cause());
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(say(alarmed.says().get(0)), List.of()));
        alarmed.says().stream()
                .skip(1)
                .map(phrase -> new Block.Paragraph(say(phrase)))
                .forEach(blocks::add);
        blocks.add(new Block.Paragraph(context.say(
                switch (alarmed.state()) {
                    case BEGUN -> "mail.alarm-began";
                    case LASTS -> "mail.alarm-goes-on";
                    case OVER -> "mail.alarm-was";
                },
                alarmed.since())));
        blocks.add(context.footer());
        return MailContent.of(
                context.say(
                        switch (alarmed.state()) {
                            case BEGUN -> "mail.subject-alarm";
                            case LASTS -> "mail.subject-alarm-lasts";
                            case OVER -> "mail.subject-alarm-over";
                        },
                        cause),
                blocks);
    }

    private String say(Phrase phrase) {
        return context.phrases().say(phrase);
    }
}
