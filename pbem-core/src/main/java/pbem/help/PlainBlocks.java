package pbem.help;

import java.util.Set;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.text.TextContentNodeRendererContext;
import org.commonmark.renderer.text.TextContentWriter;

/** What plain text would lose of a page: the indentation of examples and boards, and which lines are headings. */
final class PlainBlocks implements NodeRenderer {

    private final TextContentNodeRendererContext context;
    private final TextContentWriter text;

    PlainBlocks(TextContentNodeRendererContext context) {
        this.context = context;
        this.text = context.getWriter();
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
        return Set.of(Heading.class, IndentedCodeBlock.class, FencedCodeBlock.class);
    }

    @Override
    public void render(Node node) {
        if (node instanceof Heading heading) {
            heading(heading);
        } else if (node instanceof IndentedCodeBlock code) {
            code(code.getLiteral());
        } else if (node instanceof FencedCodeBlock code) {
            code(code.getLiteral());
        }
    }

    private void heading(Heading heading) {
        String mark = heading.getLevel() == 1 ? "* " : heading.getLevel() == 2 ? "** " : "";
        text.write(mark);
        for (Node child = heading.getFirstChild(); child != null; child = child.getNext()) {
            context.render(child);
        }
        text.block();
    }

    private void code(String literal) {
        literal.stripTrailing().lines().forEach(line -> {
            text.write(line.isBlank() ? "" : "    " + line);
            text.line();
        });
        text.block();
    }
}
