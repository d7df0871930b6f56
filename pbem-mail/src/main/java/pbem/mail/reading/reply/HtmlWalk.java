package pbem.mail.reading.reply;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/** Writes a page as lines of text, in reading order. */
final class HtmlWalk implements NodeVisitor {

    private final StringBuilder text = new StringBuilder();
    private final StringBuilder line = new StringBuilder();
    private Optional<Element> hidden = Optional.empty();
    private final Deque<Boolean> quoted = new ArrayDeque<>();
    private int quotes;
    private int preformatted;
    private boolean restIsQuote;
    private boolean hasWords;

    @Override
    public void head(Node node, int depth) {
        if (hidden.isPresent()) {
            return;
        }
        if (node instanceof TextNode words) {
            write(words.getWholeText());
        } else if (node instanceof Element element) {
            enter(element);
        }
    }

    @Override
    public void tail(Node node, int depth) {
        if (!(node instanceof Element element)) {
            return;
        }
        if (hidden.isPresent()) {
            hidden = hidden.filter(top -> top != element);
            return;
        }
        if (isBlock(element)) {
            endLine();
        } else if (element.nameIs("td") || element.nameIs("th")) {
            line.append(' ');
        }
        quotes -= quoted.pop() ? 1 : 0;
        preformatted -= element.nameIs("pre") ? 1 : 0;
    }

    private void enter(Element element) {
        if (HtmlQuote.isHidden(element)) {
            hidden = Optional.of(element);
            return;
        }
        if (element.nameIs("br")) {
            breakLine();
        } else if (isBlock(element)) {
            endLine();
        }
        boolean quote = quotes == 0 && (HtmlQuote.isQuote(element) || hasWords && HtmlQuote.isQuoteBelowWords(element));
        quoted.push(quote);
        quotes += quote ? 1 : 0;
        preformatted += element.nameIs("pre") ? 1 : 0;
        restIsQuote |= HtmlQuote.beginsQuote(element);
    }

    private static boolean isBlock(Element element) {
        return element.isBlock() && !element.nameIs("td") && !element.nameIs("th") || element.nameIs("tr");
    }

    private void write(String words) {
        if (preformatted > 0) {
            String[] lines = words.split("\r\n|\r|\n", -1);
            for (int i = 0; i < lines.length; i++) {
                line.append(lines[i]);
                if (i < lines.length - 1) {
                    breakLine();
                }
            }
            return;
        }
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            boolean space = c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f';
            if (!space) {
                line.append(c);
            } else if (!line.isEmpty() && line.charAt(line.length() - 1) != ' ') {
                line.append(' ');
            }
        }
    }

    private void endLine() {
        if (!line.isEmpty()) {
            breakLine();
        }
    }

    private void breakLine() {
        hasWords |= !line.toString().isBlank();
        text.append(restIsQuote || quotes > 0 ? "> " : "").append(line).append('\n');
        line.setLength(0);
    }

    String text() {
        endLine();
        return text.toString();
    }
}
