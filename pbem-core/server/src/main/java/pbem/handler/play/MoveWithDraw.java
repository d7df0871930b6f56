package pbem.handler.play;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Move;
import pbem.game.Position;
import pbem.phrase.WordLists;
import pbem.play.ServerTexts;

/** Reads a move followed by the offer of a draw, such as "c5,d5 draw?". */
final class MoveWithDraw {

    private static final WordLists WORDS = WordLists.inEveryLanguage(ServerTexts.class);

    private static final Pattern FORM = Pattern.compile("(?iu)\\s*(?<move>\\S.*?)[\\s,;.]+(?:"
            + WORDS.pattern("offering-joint") + " ?)?" + WORDS.pattern("offering") + "[\\s.?!]*");

    private MoveWithDraw() {}

    /**
     * The move alone, in the game's notation; empty if the line is anything else, or the game has a move called "draw".
     */
    static Optional<String> in(Position position, String line) {
        Matcher form = FORM.matcher(line);
        return !position.game().moveWords().contains("draw") && form.matches()
                ? position.read(form.group("move")).result().map(Move::notation)
                : Optional.empty();
    }
}
