package pbem.mail.writing;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.List;
import java.util.Map;

/** Sets a mail as HTML. Safe for any thread. */
final class HtmlPart {

    private final TemplateEngine templates =
            TemplateEngine.createPrecompiled(null, ContentType.Html, null, "pbem.mail.templates");

    String of(PhraseFormatter phrases, String subject, List<Block> blocks) {
        StringOutput html = new StringOutput();
        templates.render(
                "mail.jte",
                Map.of(
                        "language",
                        phrases.phrases().locale().toLanguageTag(),
                        "subject",
                        subject,
                        "textBoard",
                        phrases.say("mail.text-board"),
                        "blocks",
                        blocks),
                html);
        return html.toString();
    }
}
