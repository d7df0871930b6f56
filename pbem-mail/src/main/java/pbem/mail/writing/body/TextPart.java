package pbem.mail.writing.body;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.help.HelpText;
import pbem.player.Preferences;

/**
 * Writes mails as plain text. No line has more columns than the width, except links.
 *
 * @param width in columns; boards are never wider than {@link #WIDTH}
 * @param inWords whether boards are described in words; boards wider than a line always are
 * @param colon the colon after a word in the reader's language
 */
public record TextPart(int width, boolean inWords, String colon) implements Block.Cases<List<String>> {

    public static final int WIDTH = 72;

    private static final String INDENT = "    ";
    private static final String QUOTED = "| ";
    private static final String GAP = "   ";
    private static final int WIDEST_COMMAND = 30;

    /** The narrowest column of words beside other words; if there is less room, they are written below each other. */
    private static final int NARROW = 16;

    /** Plain text with boards drawn with letters. */
    public TextPart(int width) {
        this(width, false, ":");
    }

    /** Plain text by the reader's preferences, in their language. */
    public static TextPart of(Preferences wishes, PhraseFormatter phrases) {
        return new TextPart(wishes.width(), wishes.board() == Preferences.Boards.WORDS, phrases.say("mail.colon"));
    }

    /** The text of the blocks: lines ended by line feeds, without blanks at their ends. */
    public String of(List<Block> blocks) {
        List<String> lines = new ArrayList<>();
        for (Block block : blocks) {
            List<String> set = block.match(this);
            if (!lines.isEmpty() && !set.isEmpty()) {
                lines.add("");
            }
            lines.addAll(set);
        }
        StringBuilder text = new StringBuilder();
        lines.forEach(line ->
                text.append(line.equals("-- ") ? line : line.stripTrailing()).append('\n'));
        return text.toString();
    }

    @Override
    public List<String> lead(Block.Lead lead) {
        return Columns.wrap(lead.words(), width);
    }

    @Override
    public List<String> marker(Block.Marker marker) {
        return List.of(marker.words());
    }

    @Override
    public List<String> paragraph(Block.Paragraph paragraph) {
        return Columns.wrap(paragraph.words(), width);
    }

    @Override
    public List<String> heading(Block.Heading heading) {
        return Columns.wrap(heading.words() + colon, width);
    }

    @Override
    public List<String> board(Block.Board board) {
        Optional<String> drawn = inWords ? Optional.empty() : board.picture().text(width);
        return drawn.map(text -> text.stripTrailing().lines().toList()).orElseGet(() -> told(board));
    }

    /** The board in words; every sentence begins a new line. */
    private List<String> told(Block.Board board) {
        List<String> lines = new ArrayList<>();
        for (List<String> part : board.inWords()) {
            if (!lines.isEmpty()) {
                lines.add("");
            }
            part.forEach(sentence -> lines.addAll(Columns.wrap(sentence, width)));
        }
        return lines;
    }

    @Override
    public List<String> moves(Block.Moves moves) {
        return MoveListing.lines(moves, width, colon);
    }

    @Override
    public List<String> table(Block.Table table) {
        return TextTable.lines(table, width, colon);
    }

    @Override
    public List<String> items(Block.Items items) {
        return items.lines().stream()
                .flatMap(line -> Columns.hang("- ", "  ", line, width).stream())
                .toList();
    }

    @Override
    public List<String> verbatim(Block.Verbatim verbatim) {
        return verbatim.lines();
    }

    @Override
    public List<String> facts(Block.Facts facts) {
        int names = facts.facts().stream()
                .mapToInt(fact -> Columns.width(fact.name()))
                .max()
                .orElse(0);
        List<String> lines = new ArrayList<>();
        if (width - names - GAP.length() < NARROW) {
            facts.facts()
                    .forEach(fact ->
                            lines.addAll(Columns.hang("", "  ", fact.name() + colon + " " + fact.value(), width - 2)));
            return lines;
        }
        for (Block.Fact fact : facts.facts()) {
            String first = Columns.left(fact.name(), names) + GAP;
            lines.addAll(Columns.hang(first, " ".repeat(names) + GAP, fact.value(), width));
        }
        return lines;
    }

    @Override
    public List<String> quote(Block.Quote quote) {
        List<String> lines = new ArrayList<>(Columns.wrap(quote.heading(), width));
        lines.add("");
        for (String line : quote.lines()) {
            boolean fits = Columns.width(QUOTED + line) <= width;
            lines.addAll(fits ? List.of(QUOTED + line) : Columns.hang(QUOTED, QUOTED, line, width));
        }
        return lines;
    }

    @Override
    public List<String> commandLines(Block.CommandLines commands) {
        int widest = commands.lines().stream()
                .mapToInt(command -> Columns.width(command.line()))
                .filter(columns -> columns <= WIDEST_COMMAND)
                .max()
                .orElse(0);
        List<String> lines = new ArrayList<>();
        if (width - INDENT.length() - widest - GAP.length() < NARROW) {
            for (Block.CommandLine command : commands.lines()) {
                lines.addAll(Columns.hang("  ", "    ", command.line(), width - 2));
                if (!command.meaning().isEmpty()) {
                    lines.addAll(Columns.hang("    ", "    ", command.meaning(), width));
                }
            }
            return lines;
        }
        for (Block.CommandLine command : commands.lines()) {
            String hanging = INDENT + " ".repeat(widest) + GAP;
            if (command.meaning().isEmpty()) {
                lines.addAll(Columns.hang(INDENT, INDENT + "  ", command.line(), width - 2));
            } else if (Columns.width(command.line()) <= widest) {
                lines.addAll(Columns.hang(
                        INDENT + Columns.left(command.line(), widest) + GAP, hanging, command.meaning(), width));
            } else {
                lines.addAll(Columns.hang(INDENT, INDENT + "  ", command.line(), width - 2));
                lines.addAll(Columns.hang(hanging, hanging, command.meaning(), width));
            }
        }
        return lines;
    }

    /** Nothing, since plain text has no links. */
    @Override
    public List<String> taps(Block.Taps taps) {
        return List.of();
    }

    @Override
    public List<String> page(Block.Page page) {
        List<String> lines =
                HelpText.plain(page.markdown()).stripTrailing().lines().toList();
        return width < WIDTH ? new RefilledPage(width).lines(lines) : lines;
    }

    @Override
    public List<String> enclosure(Block.Enclosure enclosure) {
        return Columns.wrap(enclosure.words(), width);
    }

    @Override
    public List<String> playPage(Block.PlayPage page) {
        List<String> lines = new ArrayList<>(Columns.wrap(page.words() + colon, width));
        page.links().ifPresent(links -> {
            lines.add(links.board());
            lines.addAll(Columns.wrap(page.others() + colon, width));
            lines.add(links.boards());
        });
        return lines;
    }

    @Override
    public List<String> footer(Block.Footer footer) {
        List<String> lines = new ArrayList<>(List.of("-- "));
        lines.addAll(Columns.wrap(footer.words(), width));
        footer.link().ifPresent(lines::add);
        return lines;
    }
}
