package pbem.mail.writing.body;

import gg.jte.Content;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Sets a mail as HTML: a template for each kind of block. Safe for any thread.
 *
 * @param inWords whether boards are told in words, in place of the board as text
 */
public record HtmlPart(Locale language, boolean inWords) {

    private static final TemplateEngine TEMPLATES =
            TemplateEngine.createPrecompiled(null, ContentType.Html, null, "pbem.mail.templates");

    /** @param links by which the reader can reply; empty where a reply would prove nothing */
    public String of(String subject, List<Block> blocks, Optional<ReplyLinks> links) {
        HtmlBlocks setter = new HtmlBlocks(TEMPLATES, links, inWords);
        List<Content> contents =
                blocks.stream().map(block -> block.match(setter)).toList();
        return rendered("mail.jte", Map.of("language", tag(), "subject", subject, "blocks", contents));
    }

    /**
     * The text part as it stands, in letters of equal width, its first paragraph as a heading; what stands on a line of its
     * own as a link is one.
     *
     * @param blocks of the mail, of which no more is shown than what can be tapped
     */
    public String ofText(String subject, String text, List<Block> blocks, Optional<ReplyLinks> links) {
        HtmlBlocks setter = new HtmlBlocks(TEMPLATES, links, inWords);
        List<Content> taps = blocks.stream()
                .filter(Block.Taps.class::isInstance)
                .map(block -> block.match(setter))
                .toList();
        List<String> lines = text.lines().toList();
        int lead = Math.max(0, lines.indexOf(""));
        return rendered(
                "text.jte",
                Map.of(
                        "language",
                        tag(),
                        "subject",
                        subject,
                        "lead",
                        String.join(" ", lines.subList(0, lead)),
                        "lines",
                        lines.subList(lead + 1, lines.size()),
                        "taps",
                        taps));
    }

    private String rendered(String template, Map<String, Object> what) {
        StringOutput html = new StringOutput();
        TEMPLATES.render(template, what, html);
        return html.toString();
    }

    private String tag() {
        return language.toLanguageTag();
    }
}
