package pbem.mail.writing.body;

import gg.jte.Content;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Sets a mail as HTML: a template for each kind of block. Safe for any thread.
 *
 * @param inWords whether boards are told in words, in place of the board as text
 */
public record HtmlPart(Locale language, boolean inWords) implements Block.Cases<Content> {

    private static final TemplateEngine TEMPLATES =
            TemplateEngine.createPrecompiled(null, ContentType.Html, null, "pbem.mail.templates");

    public String of(String subject, List<Block> blocks) {
        StringOutput html = new StringOutput();
        List<Content> contents = blocks.stream().map(block -> block.match(this)).toList();
        TEMPLATES.render(
                "mail.jte", Map.of("language", language.toLanguageTag(), "subject", subject, "blocks", contents), html);
        return html.toString();
    }

    /** The text part as it stands, in letters of equal width; what stands on a line of its own as a link is one. */
    public String ofText(String subject, String text) {
        StringOutput html = new StringOutput();
        TEMPLATES.render(
                "text.jte",
                Map.of(
                        "language",
                        language.toLanguageTag(),
                        "subject",
                        subject,
                        "lines",
                        text.lines().toList()),
                html);
        return html.toString();
    }

    private Content rendered(String template, Block block) {
        return output -> TEMPLATES.render("block/" + template + ".jte", block, output);
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
    public Content board(Block.Board board) {
        if (inWords) {
            return rendered("board-in-words", board);
        }
        return rendered(board.pictured() ? "board" : "board-as-text", board);
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
    public Content commandLines(Block.CommandLines lines) {
        return rendered("command-lines", lines);
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
    public Content enclosure(Block.Enclosure enclosure) {
        return paragraph(new Block.Paragraph(enclosure.words()));
    }

    @Override
    public Content footer(Block.Footer footer) {
        return rendered("footer", footer);
    }
}
