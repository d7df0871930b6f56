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

    private MovePlan() {}

    /** The command that queues what a line plans; empty if it does not name a condition and one answer. */
    public static Optional<String> in(CommandContext context, Position position, String line) {
        List<MoveSearch.Spelled> moves = MoveSearch.spelled(
                position, OwnLetters.of(context, position.game()).inEnglish(line));
        return moves.size() == 2
                        && IF.matcher(moves.get(0).before()).matches()
                        && !Courtesy.isQuestion(line)
                        && Courtesy.words(line).stream().noneMatch(Courtesy::isNegation)
                ? Optional.of(Verb.QUEUE.word() + " if " + moves.get(0).move() + " then "
                        + moves.get(1).move())
                : Optional.empty();
    }
}
