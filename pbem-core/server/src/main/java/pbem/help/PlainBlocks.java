package pbem.help;

import java.util.Set;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.text.TextContentNodeRendererContext;
import org.commonmark.renderer.text.TextContentWriter;

/**
 * Renders blocks of plain text so that they are easy to read: lines under headings, and four spaces before commands and
 * drawings.
 */
final class PlainBlocks implements NodeRenderer {

    private static final String INDENT = "    ";
    private static final int LOWEST_UNDERLINED = 2;

    private final TextContentWriter writer;

    PlainBlocks(TextContentNodeRendererContext context) {
        this.writer = context.getWriter();
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
        return Set.of(Heading.class, IndentedCodeBlock.class, FencedCodeBlock.class);
    }

    @Override
    public void render(Node node) {
        if (node instanceof Heading heading) {
            heading(heading);
        } else if (node instanceof IndentedCodeBlock block) {
            indented(block.getLiteral());
        } else if (node instanceof FencedCodeBlock block) {
            indented(block.getLiteral());
        }
        writer.block();
    }

    private void heading(Heading heading) {
        String words = words(heading);
        writer.write(words);
        if (heading.getLevel() <= LOWEST_UNDERLINED) {
            writer.line();
            writer.write((heading.getLevel() == 1 ? "=" : "-").repeat(words.length()));
        }
    }

    private void indented(String literal) {
        String[] lines = literal.stripTrailing().split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            if (i > 0) {
                writer.line();
            }
            writer.write(lines[i].isBlank() ? "" : INDENT + lines[i]);
        }
    }

    private static String words(Node heading) {
        StringBuilder words = new StringBuilder();
        heading.accept(new AbstractVisitor() {
            @Override
            public void visit(Text text) {
                words.append(text.getLiteral());
            }

            @Override
            public void visit(Code code) {
                words.append(code.getLiteral());
            }
        });
        return words.toString();
    }
}
