package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import pbem.help.HelpText;
import pbem.mail.reading.reply.ReplyMarker;

/**
 * Sets a mail as plain text: no line has more columns than its width, boards and links apart.
 *
 * @param width in columns; boards never have more than {@link #WIDTH}
 */
record TextPart(int width) {

    static final int WIDTH = 72;

    private static final String INDENT = "    ";
    private static final String QUOTED = "| ";
    private static final String GAP = "   ";
    private static final int WIDEST_WAY = 30;

    /** Lines ended by line feeds, without blanks before them. */
    String of(List<Block> blocks) {
        List<String> lines = new ArrayList<>();
        for (Block block : blocks) {
            if (!lines.isEmpty()) {
                lines.add("");
            }
            lines.addAll(lines(block));
        }
        StringBuilder text = new StringBuilder();
        lines.forEach(line ->
                text.append(line.equals("-- ") ? line : line.stripTrailing()).append('\n'));
        return text.toString();
    }

    private List<String> lines(Block block) {
        if (block instanceof Block.Lead lead) {
            return Columns.wrap((lead.first() + " " + String.join(" ", lead.more())).strip(), width);
        }
        if (block instanceof Block.Marker) {
            return List.of(ReplyMarker.LINE);
        }
        if (block instanceof Block.Paragraph paragraph) {
            return Columns.wrap(paragraph.words(), width);
        }
        if (block instanceof Block.Heading heading) {
            return Columns.wrap(heading.words() + ":", width);
        }
        if (block instanceof Block.Board board) {
            return board.picture().text().stripTrailing().lines().toList();
        }
        if (block instanceof Block.Facts facts) {
            return facts(facts);
        }
        if (block instanceof Block.Moves moves) {
            return MoveListing.lines(moves, width);
        }
        if (block instanceof Block.Table table) {
            return TextTable.lines(table, width);
        }
        if (block instanceof Block.Quote quote) {
            return quote(quote);
        }
        if (block instanceof Block.Ways ways) {
            return ways(ways);
        }
        if (block instanceof Block.Items items) {
            return items.lines().stream()
                    .flatMap(line -> Columns.hang("- ", "  ", line, width).stream())
                    .toList();
        }
        if (block instanceof Block.Verbatim verbatim) {
            return verbatim.lines();
        }
        if (block instanceof Block.Page page) {
            return page(page);
        }
        return footer((Block.Footer) block);
    }

    private List<String> facts(Block.Facts facts) {
        int names = facts.facts().stream()
                .mapToInt(fact -> Columns.width(fact.name()))
                .max()
                .orElse(0);
        List<String> lines = new ArrayList<>();
        for (Block.Fact fact : facts.facts()) {
            String first = Columns.left(fact.name(), names) + GAP;
            lines.addAll(Columns.hang(first, " ".repeat(names) + GAP, fact.value(), width));
        }
        return lines;
    }

    private List<String> quote(Block.Quote quote) {
        List<String> lines = new ArrayList<>(Columns.wrap(quote.heading(), width));
        lines.add("");
        for (String line : quote.lines()) {
            boolean fits = Columns.width(QUOTED + line) <= width;
            lines.addAll(fits ? List.of(QUOTED + line) : Columns.hang(QUOTED, QUOTED, line, width));
        }
        return lines;
    }

    private List<String> ways(Block.Ways ways) {
        int widest = ways.ways().stream()
                .mapToInt(way -> Columns.width(way.line()))
                .filter(columns -> columns <= WIDEST_WAY)
                .max()
                .orElse(0);
        List<String> lines = new ArrayList<>();
        for (Block.Way way : ways.ways()) {
            String hanging = INDENT + " ".repeat(widest) + GAP;
            if (way.meaning().isEmpty()) {
                lines.addAll(Columns.hang(INDENT, INDENT + "  ", way.line(), width - 2));
            } else if (Columns.width(way.line()) <= widest) {
                lines.addAll(
                        Columns.hang(INDENT + Columns.left(way.line(), widest) + GAP, hanging, way.meaning(), width));
            } else {
                lines.addAll(Columns.hang(INDENT, INDENT + "  ", way.line(), width - 2));
                lines.addAll(Columns.hang(hanging, hanging, way.meaning(), width));
            }
        }
        return lines;
    }

    private List<String> page(Block.Page page) {
        return HelpText.plain(page.markdown())
                .stripTrailing()
                .lines()
                .flatMap(line -> Columns.width(line) <= width ? Stream.of(line) : Columns.wrap(line, width).stream())
                .toList();
    }

    private List<String> footer(Block.Footer footer) {
        List<String> lines = new ArrayList<>(List.of("-- "));
        lines.addAll(Columns.wrap(footer.words(), width));
        footer.link().ifPresent(lines::add);
        return lines;
    }
}
