package pbem.handler.play;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.command.Courtesy;
import pbem.command.Verb;
import pbem.game.Position;
import pbem.phrase.WordLists;
import pbem.play.PlayRefusal;
import pbem.request.CommandContext;

/** A move that answers a move of the other player, as people plan it in words: "if he plays e5, then Nf3". */
public final class MovePlan {

    private static final WordLists WORDS = WordLists.inEveryLanguage(PlayRefusal.class);

    private static final Pattern IF = Pattern.compile("(?iu)(?:.*(?<!\\p{L}))?" + WORDS.pattern("planning")
            + "(?!\\p{L}).*|.*(?<!\\p{L})" + WORDS.pattern("against"));

    /** What stands in each line that plans. Most lines have none of it, and the search for moves takes longer. */
    private static final Pattern MAY_PLAN = Pattern.compile("(?iu)(?<!\\p{L})" + WORDS.pattern("planning", "against"));

    /** The writer, behind the other's move, where it could be the letter of a piece: "if he plays e5 I play Nf3". */
    private static final Pattern WRITER = Pattern.compile(" I$");

    private MovePlan() {}

    /** The command that queues what a line plans; empty if it does not name a condition and one answer. */
    public static Optional<String> in(CommandContext context, Position position, String line) {
        String text = OwnLetters.of(context, position.game()).inEnglish(line);
        LineParts parts = LineParts.of(text);
        if (!MAY_PLAN.matcher(parts.before(parts.size())).find()
                || Courtesy.isQuestion(line)
                || Courtesy.words(line).stream().anyMatch(Courtesy::isNegation)) {
            return Optional.empty();
        }
        List<MoveSearch.Spelled> moves = MoveSearch.spelled(position, text);
        return moves.size() == 2 && IF.matcher(moves.get(0).before()).matches()
                ? Optional.of(Verb.QUEUE.word() + " if "
                        + WRITER.matcher(moves.get(0).move()).replaceFirst("") + " then "
                        + moves.get(1).move())
                : Optional.empty();
    }
}
