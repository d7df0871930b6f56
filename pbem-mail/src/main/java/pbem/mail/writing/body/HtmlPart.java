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
 * Writes a mail as HTML, with a template for each kind of block.
 *
 * @param inWords whether boards are described in words instead of drawn as text
 * @param links the links by which the reader can reply; empty if a reply would prove nothing
 */
public record HtmlPart(Locale language, boolean inWords, Optional<ReplyLinks> links) implements Block.Cases<Content> {

    private static final TemplateEngine TEMPLATES =
            TemplateEngine.createPrecompiled(null, ContentType.Html, null, "pbem.mail.templates");

    public String of(String subject, List<Block> blocks) {
        List<Content> contents = blocks.stream().map(block -> block.match(this)).toList();
        return rendered("mail.jte", Map.of("language", tag(), "subject", subject, "blocks", contents));
    }

    /**
     * A short mail that looks like its text, except that words flow, the lead is a heading, and a link on a line of its
     * own can be tapped. Nothing is wider than the screen of a phone, unless a board cannot be drawn so narrow.
     */
    public String ofText(String subject, List<Block> blocks, TextPart text) {
        TextPart narrow = new TextPart(Math.min(text.width(), BoardPicture.PHONE), inWords, text.colon());
        List<Section> sections = blocks.stream()
                .skip(1)
                .map(block -> section(block, text, narrow))
                .filter(section -> !section.lines().isEmpty()
                        || section.taps().isPresent()
                        || section.picture().isPresent())
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
                        sections));
    }

    private Section section(Block block, TextPart text, TextPart narrow) {
        Optional<Content> taps = block instanceof Block.Taps tapped
                ? Optional.of(linked("taps-light", "taps", tapped))
                : Optional.empty();
        List<String> lines =
                isDrawn(block, text) ? List.of() : block.match(block.form() == Block.Form.WORDS ? text : narrow);
        return new Section(block, lines, taps);
    }

    private static boolean isDrawn(Block block, TextPart text) {
        return block instanceof Block.Board board
                && !text.inWords()
                && board.picture().fits(text.width());
    }

    /**
     * A block.
     *
     * @param lines its text
     * @param taps the links to tap that replace the text
     */
    public record Section(Block block, List<String> lines, Optional<Content> taps) {

        public boolean flows() {
            return block.form() == Block.Form.WORDS;
        }

        /** The board drawn with letters; empty if the section has none. */
        public Optional<BoardPicture> picture() {
            return lines.isEmpty() && block instanceof Block.Board board
                    ? Optional.of(board.picture())
                    : Optional.empty();
        }

        public boolean isFooter() {
            return block instanceof Block.Footer;
        }

        public boolean isMarker() {
            return block instanceof Block.Marker;
        }

        /** The facts, each of which becomes a row. */
        public List<Block.Fact> facts() {
            return block instanceof Block.Facts facts ? facts.facts() : List.of();
        }

        /** The lines without the one that separates a footer from the rest. */
        public List<String> shown() {
            return lines.stream().filter(line -> !line.equals("-- ")).toList();
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

    private Content rendered(String template, Block block) {
        return output -> TEMPLATES.render("block/" + template + ".jte", block, output);
    }

    private Content linked(String template, String name, Block block) {
        return output -> TEMPLATES.render("block/" + template + ".jte", Map.of(name, block, "links", links), output);
    }

    @Override
    public Content lead(Block.Lead lead) {
        return rendered("lead", lead);
    }

    @Override
    public Content marker(Block.Marker marker) {
        return rendered("marker", marker);
    }

    @Override
    public Content paragraph(Block.Paragraph paragraph) {
        return rendered("paragraph", paragraph);
    }

    @Override
    public Content heading(Block.Heading heading) {
        return rendered("heading", heading);
    }

    @Override
    public Content facts(Block.Facts facts) {
        return rendered("facts", facts);
    }

    @Override
    public Content moves(Block.Moves moves) {
        return rendered("moves", moves);
    }

    @Override
    public Content table(Block.Table table) {
        return rendered("table", table);
    }

    @Override
    public Content quote(Block.Quote quote) {
        return rendered("quote", quote);
    }

    @Override
    public Content items(Block.Items items) {
        return rendered("items", items);
    }

    @Override
    public Content verbatim(Block.Verbatim verbatim) {
        return rendered("verbatim", verbatim);
    }

    @Override
    public Content page(Block.Page page) {
        return rendered("page", page);
    }

    @Override
    public Content playPage(Block.PlayPage page) {
        return rendered("play-page", page);
    }

    @Override
    public Content footer(Block.Footer footer) {
        return rendered("footer", footer);
    }

    @Override
    public Content board(Block.Board board) {
        if (inWords) {
            return rendered("board-in-words", board);
        }
        return rendered(board.pictured() ? "board" : "board-as-text", board);
    }

    @Override
    public Content commandLines(Block.CommandLines lines) {
        return linked("command-lines", "commands", lines);
    }

    @Override
    public Content taps(Block.Taps taps) {
        return linked("taps", "taps", taps);
    }

    @Override
    public Content enclosure(Block.Enclosure enclosure) {
        return paragraph(new Block.Paragraph(enclosure.words()));
    }
}
