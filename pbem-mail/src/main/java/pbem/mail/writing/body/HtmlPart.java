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
     * A short mail as its text reads, but that words flow; the lead is a heading, and what stands on a line of its own as a
     * link is one.
     */
    public String ofText(String subject, List<Block> blocks, TextPart text, Optional<ReplyLinks> links) {
        List<Section> sections = blocks.stream()
                .skip(1)
                .map(block -> new Section(block.form(), block.match(text)))
                .filter(section -> !section.lines().isEmpty())
                .toList();
        List<Content> tapped = blocks.stream()
                .filter(Block.Taps.class::isInstance)
                .<Content>map(taps -> output ->
                        TEMPLATES.render("block/taps-light.jte", Map.of("taps", taps, "links", links), output))
                .toList();
        return rendered(
                "text.jte",
                Map.of(
                        "language",
                        tag(),
                        "subject",
                        subject,
                        "lead",
                        String.join(" ", blocks.get(0).match(text)),
                        "sections",
                        sections,
                        "taps",
                        tapped));
    }

    /** The text of a block. */
    public record Section(Block.Form form, List<String> lines) {

        public boolean flows() {
            return form == Block.Form.WORDS;
        }

        /** Without the sign that parts a footer from the rest. */
        public List<String> shown() {
            return lines.stream().filter(line -> !line.equals("-- ")).toList();
        }

        public String style() {
            return form == Block.Form.FIXED ? "board" : "wrap";
        }
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
