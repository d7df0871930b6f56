package pbem.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Viewer;
import pbem.phrase.Phrasebook;
import pbem.picture.Ascii;
import pbem.picture.Diagram;

/**
 * The positions of a help page. A fenced block of the name {@value #NAME} holds a beginning of a game, written as
 * {@code example.txt} is: the setup, then a move on each line. In its place comes the board as text, without the notes beside
 * it, in a block that bears the number of the position, so that the site can show the drawing instead.
 */
record PositionBlocks(String markdown, List<HelpPosition> positions) {

    static final String NAME = "position";

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```" + NAME + "\\n(.*?)\\n```$");

    PositionBlocks {
        positions = List.copyOf(positions);
    }

    static PositionBlocks of(Game game, String source) {
        Phrasebook phrases = new Games(List.of(game)).phrasebook(Locale.ENGLISH);
        List<HelpPosition> positions = new ArrayList<>();
        String markdown = BLOCK.matcher(source).replaceAll(block -> {
            HelpPosition position = position(game, block);
            positions.add(position);
            return Matcher.quoteReplacement("```" + NAME + "-" + positions.size() + "\n"
                    + Ascii.draw(position.diagram(), phrases).stripTrailing() + "\n```");
        });
        return new PositionBlocks(markdown, positions);
    }

    private static HelpPosition position(Game game, MatchResult block) {
        List<String> lines = block.group(1).lines().toList();
        Diagram whole = Example.reached(game, "a position of help.md", lines).diagram(Viewer.PUBLIC);
        Diagram bare = new Diagram(whole.title(), whole.description(), whole.unit(), whole.items(), List.of());
        return new HelpPosition(bare, lines.size() - 1);
    }
}
