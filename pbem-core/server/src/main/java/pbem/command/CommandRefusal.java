package pbem.command;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import pbem.game.Reason;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why a line could not be read as a command. */
public final class CommandRefusal {

    /** The first word is not a command. */
    public static final Reason UNKNOWN = new Reason("command.unknown");

    /** The first word is probably a misspelled command. */
    public static final Reason UNKNOWN_DID_YOU_MEAN = new Reason("command.unknown-did-you-mean");

    /** A sentence whose meaning is not known. */
    public static final Reason NOT_UNDERSTOOD = new Reason("command.not-understood");

    /** The line is only a greeting. */
    public static final Reason ONLY_GREETING = new Reason("command.only-greeting");

    /** The line names a game, but no verb. */
    public static final Reason NO_VERB = new Reason("command.no-verb");

    public static final Reason UNKNOWN_VERB = new Reason("command.unknown-verb");

    public static final Reason UNKNOWN_VERB_DID_YOU_MEAN = new Reason("command.unknown-verb-did-you-mean");

    /** The command to write to all players, which other servers have and this one does not. */
    public static final Reason ABSENT_BROADCAST = new Reason("command.absent-broadcast");

    /** A known verb with missing, surplus or wrong arguments. */
    public static final Reason WRONG_FORM = new Reason("command.wrong-form");

    /** A wish to delete something that is not clearly the account. */
    public static final Reason NOTHING_TO_REMOVE = new Reason("command.nothing-to-remove");

    /** A challenge that names no game. */
    public static final Reason WHICH_GAME = new Reason("command.which-game");

    /** A word that is not the name of a game, where only such a name can stand. */
    public static final Reason NO_SUCH_GAME = new Reason("command.no-such-game");

    public static final Reason NO_SUCH_GAME_DID_YOU_MEAN = new Reason("command.no-such-game-did-you-mean");

    /** The mail contains nothing to act on. */
    public static final Reason NOTHING_SAID = new Reason("command.nothing-said");

    /**
     * A typed word, without punctuation behind it, and the command word or name of a game that it probably stands for.
     */
    public record Slip(String word, String meant) {}

    /** A line that is too long to be quoted whole. */
    private static final Pattern LONG = Pattern.compile("(?s)^(?=.{61})(.{1,60}(?!\\S)|.{60}).+");

    private CommandRefusal() {}

    public static Refusal unknownCommand(String word, Optional<String> meant) {
        String said = word.replaceFirst("(?<=[\\p{L}\\p{N}])[,.;:!?]+$", ""); // without end punctuation
        return meant.map(right -> UNKNOWN_DID_YOU_MEAN.of(said, right)).orElseGet(() -> UNKNOWN.of(said));
    }

    /** The refusal of a sentence, of which the beginning is quoted. */
    public static Refusal notUnderstood(String line) {
        return NOT_UNDERSTOOD.of(LONG.matcher(line.strip()).replaceFirst("$1\u2026"));
    }

    static Refusal gameWithoutVerb(String game, Optional<String> word, Optional<String> meant) {
        if (word.isPresent() && meant.isPresent()) {
            return UNKNOWN_VERB_DID_YOU_MEAN.of(game, word.get(), meant.get());
        }
        return word.map(wrong -> UNKNOWN_VERB.of(game, wrong)).orElseGet(() -> NO_VERB.of(game));
    }

    static Refusal wrongForm(Verb verb) {
        return WRONG_FORM.of(verb.word(), verb.form());
    }

    static Refusal whichGame(Verb verb, List<String> games) {
        return WHICH_GAME.of(
                verb.word(), Phrase.anyOf(games.stream().limit(NearMiss.FEW).toList()), verb.form());
    }

    public static Refusal noSuchGame(String word, List<String> games) {
        return NearMiss.of(word, games)
                .map(meant -> NO_SUCH_GAME_DID_YOU_MEAN.of(word, meant))
                .orElseGet(() -> NO_SUCH_GAME.of(word, NearMiss.nearest(word, games)));
    }

    public static boolean isOne(Refusal refusal) {
        return refusal.reason().key().startsWith("command.");
    }

    /** The slip that a refusal is about, if it is about one. */
    public static Optional<Slip> slip(Refusal refusal) {
        if (refusal.is(UNKNOWN_DID_YOU_MEAN)) {
            return Optional.of(new Slip(argument(refusal, 0), argument(refusal, 1)));
        }
        return refusal.is(UNKNOWN_VERB_DID_YOU_MEAN)
                ? Optional.of(new Slip(argument(refusal, 1), argument(refusal, 2)))
                : Optional.empty();
    }

    /** The misspelled word or the name that no game has, if a refusal is about one. */
    public static Optional<String> strange(Refusal refusal) {
        return refusal.is(NO_SUCH_GAME) || refusal.is(NO_SUCH_GAME_DID_YOU_MEAN)
                ? Optional.of(argument(refusal, 0))
                : slip(refusal).map(Slip::word);
    }

    /** The commands whose right forms help the writer of the refused line. */
    public static List<Verb> helpful(Refusal refusal) {
        if (refusal.is(WRONG_FORM) || refusal.is(WHICH_GAME)) {
            return Verb.of(argument(refusal, 0)).stream().toList();
        }
        if (refusal.is(NO_VERB) || refusal.is(UNKNOWN_VERB)) {
            return List.of(Verb.CHALLENGE, Verb.LIST);
        }
        return slip(refusal).flatMap(slip -> Verb.of(slip.meant())).stream().toList();
    }

    private static String argument(Refusal refusal, int place) {
        return (String) refusal.phrase().args().get(place);
    }
}
