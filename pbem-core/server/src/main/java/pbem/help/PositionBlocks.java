package pbem.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Position;
import pbem.game.Viewer;
import pbem.phrase.Phrasebook;
import pbem.picture.Ascii;
import pbem.picture.Diagram;

/**
 * The drawings of a help page. A fenced block of the name {@value #NAME} contains the beginning of a game in the form
 * of {@code example.txt}: the setup, then a move on each line; or {@code example 26} for that many moves of the game's
 * example. A block of the name {@value #SKETCH} contains a setup, and below it the names of one or two of the game's
 * sketches. Each block is replaced by the boards as text, without the notes beside them, in a block whose name contains
 * the numbers of the drawings, so that the site can show the drawings instead.
 */
record PositionBlocks(String markdown, List<HelpPosition> positions) {

    static final String NAME = "position";
    static final String SKETCH = "sketch";

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(" + NAME + "|" + SKETCH + ")\\n(.*?)\\n```$");
    private static final Pattern EXAMPLE = Pattern.compile("example ([0-9]{1,4})");
    private static final String RESOURCE = "a position of help.md";
    private static final int BETWEEN = 6;

    PositionBlocks {
        positions = List.copyOf(positions);
    }

    static PositionBlocks of(Game game, String source) {
        Phrasebook phrases = new Games(List.of(game)).phrasebook(Locale.ENGLISH);
        List<HelpPosition> positions = new ArrayList<>();
        String markdown = BLOCK.matcher(source).replaceAll(block -> {
            List<String> lines = block.group(2).lines().toList();
            StringBuilder name = new StringBuilder(NAME);
            String text = "";
            if (block.group(1).equals(NAME)) {
                positions.add(position(game, lines));
                name.append('-').append(positions.size());
                text = text(positions.get(positions.size() - 1), phrases);
            } else {
                for (String what : lines.subList(1, lines.size())) {
                    positions.add(sketch(game, lines.get(0), what));
                    name.append('-').append(positions.size());
                    text = beside(text, what + "\n\n" + text(positions.get(positions.size() - 1), phrases));
                }
            }
            return Matcher.quoteReplacement("```" + name + "\n" + text + "\n```");
        });
        return new PositionBlocks(markdown, positions);
    }

    static String without(String source) {
        return BLOCK.matcher(source).replaceAll("");
    }

    private static String text(HelpPosition position, Phrasebook phrases) {
        return Ascii.draw(position.diagram(), phrases).stripTrailing();
    }

    private static String beside(String left, String right) {
        if (left.isEmpty()) {
            return right;
        }
        int wide = left.lines().mapToInt(String::length).max().orElse(0) + BETWEEN;
        List<String> others = right.lines().toList();
        List<String> lines = new ArrayList<>();
        for (String line : left.lines().toList()) {
            String other = lines.size() < others.size() ? others.get(lines.size()) : "";
            lines.add((line + " ".repeat(wide - line.length()) + other).stripTrailing());
        }
        return String.join("\n", lines);
    }

    private static HelpPosition position(Game game, List<String> lines) {
        Matcher example = EXAMPLE.matcher(lines.get(0));
        if (example.matches()) {
            int moves = Integer.parseInt(example.group(1));
            return bare(Example.of(game).orElseThrow().positions().get(moves), moves);
        }
        return bare(Example.reached(game, RESOURCE, lines), lines.size() - 1);
    }

    private static HelpPosition bare(Position position, int moves) {
        Diagram whole = position.diagram(Viewer.PUBLIC);
        return new HelpPosition(
                new Diagram(whole.title(), whole.description(), whole.unit(), whole.items(), List.of()),
                OptionalInt.of(moves),
                "");
    }

    private static HelpPosition sketch(Game game, String setup, String what) {
        return game.sketch(Example.reached(game, RESOURCE, List.of(setup)), what)
                .map(diagram -> new HelpPosition(diagram, OptionalInt.empty(), what))
                .orElseThrow(() -> new IllegalStateException("help.md of " + game.name() + ": no sketch " + what));
    }
}
