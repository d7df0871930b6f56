package pbem.mail.writing.body;

import gg.jte.Content;
import gg.jte.TemplateEngine;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the blocks of one mail as HTML, with a template for each kind.
 *
 * @param links the links by which the reader can reply
 * @param inWords whether boards are described in words instead of drawn as text
 */
record HtmlBlocks(TemplateEngine templates, Optional<ReplyLinks> links, boolean inWords)
        implements Block.Cases<Content> {

    private Content rendered(String template, Block block) {
        return output -> templates.render("block/" + template + ".jte", block, output);
    }

    private Content linked(String template, String name, Block block) {
        return output -> templates.render("block/" + template + ".jte", Map.of(name, block, "links", links), output);
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
