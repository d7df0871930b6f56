package pbem.request;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import pbem.command.CommandParser;
import pbem.command.CommandRefusal;
import pbem.command.NearMiss;
import pbem.command.Verb;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.notice.Notice.Answer;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;

/** Shows the sender of a wrong command the right form of <em>that</em> command, and where to read about it. */
public record UsageHelp(Games games, CommandParser parser) {

    private static final Pattern WORD = Pattern.compile("\\p{L}{4,}[.,!?]*");

    /** Verbs followed by userids of others, but never by a password. */
    private static final Set<Verb> INVITING = EnumSet.of(Verb.CHALLENGE, Verb.SEEK, Verb.TUTORIAL);

    /** The lines to type instead; empty if the refusal is not about the form of a command. */
    Optional<Answer> after(CommandContext context, Refusal refusal) {
        Optional<Game> game = parser.gameOf(context.line());
        return mended(context.line(), refusal).or(() -> examples(context, helpful(context.line(), refusal), game));
    }

    /** The typed line with its misspelled word corrected, if it is an invitation. */
    private Optional<Answer> mended(String line, Refusal refusal) {
        return CommandRefusal.slip(refusal)
                .map(slip -> line.strip()
                        .replaceFirst("(?<!\\S)" + Pattern.quote(slip.word()) + "[,.;:!?]*(?!\\S)", slip.meant()))
                .filter(right -> parser.parse(right).asCommand().isPresent())
                .flatMap(right -> parser.verbOf(right)
                        .filter(verb -> INVITING.contains(verb))
                        .map(verb -> new Answer.Forms(List.of(right, "help " + verb.word()))));
    }

    /** A suggestion for a line of a reply that was refused as a move, but may be a misspelled command. */
    Optional<Answer> perhaps(CommandContext context, Refusal refusal) {
        String line = context.line();
        String word = line.strip().split("\\s+", 2)[0];
        boolean meantSomething = context.target() instanceof ReplyTarget.OfBoard
                && !CommandRefusal.isOne(refusal)
                && WORD.matcher(word).matches()
                && parser.verbOf(line).isEmpty()
                && parser.gameOf(line).isEmpty();
        return meantSomething
                ? NearMiss.of(word, Verb.words()).map(verb -> new Answer.Said(Phrase.of("play.perhaps-meant", verb)))
                : Optional.empty();
    }

    private Optional<Answer> examples(CommandContext context, List<Verb> verbs, Optional<Game> game) {
        UsageExample example = new UsageExample(context, games);
        List<String> lines = new ArrayList<>();
        for (Verb verb : verbs) {
            example.of(verb, game).ifPresent(lines::add);
        }
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        lines.add("help "
                + (verbs.size() == 1 ? verbs.get(0).word() : game.orElseThrow().name()));
        return Optional.of(new Answer.Forms(lines));
    }

    private List<Verb> helpful(String line, Refusal refusal) {
        if (CommandRefusal.isOne(refusal)) {
            return CommandRefusal.helpful(refusal);
        }
        return refusal.reason().isAboutForm() ? parser.verbOf(line).stream().toList() : List.of();
    }
}
