package pbem.command;

import java.util.List;
import java.util.Optional;
import pbem.game.Reason;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why a line could not be read as a command. */
public final class CommandRefusal {

    /** The first word is none of ours. */
    public static final Reason UNKNOWN = new Reason("command.unknown");

    /** The first word is probably a slip of one of ours. */
    public static final Reason UNKNOWN_DID_YOU_MEAN = new Reason("command.unknown-did-you-mean");

    /** A greeting and nothing behind it that could be done. */
    public static final Reason ONLY_GREETING = new Reason("command.only-greeting");

    /** A game was named, but not what to do with it. */
    public static final Reason NO_VERB = new Reason("command.no-verb");

    public static final Reason UNKNOWN_VERB = new Reason("command.unknown-verb");

    public static final Reason UNKNOWN_VERB_DID_YOU_MEAN = new Reason("command.unknown-verb-did-you-mean");

    /** A command that other servers have and this one has not: writing to all players. */
    public static final Reason ABSENT_BROADCAST = new Reason("command.absent-broadcast");

    /** A known verb with too little, too much or the wrong things behind it. */
    public static final Reason WRONG_FORM = new Reason("command.wrong-form");

    /** A thing is to be deleted, by the word of somebody who may mean anything but the account. */
    public static final Reason NOTHING_TO_REMOVE = new Reason("command.nothing-to-remove");

    /** A challenge that does not say of which game. */
    public static final Reason WHICH_GAME = new Reason("command.which-game");

    /** A word where only the name of a game can stand. */
    public static final Reason NO_SUCH_GAME = new Reason("command.no-such-game");

    public static final Reason NO_SUCH_GAME_DID_YOU_MEAN = new Reason("command.no-such-game-did-you-mean");

    /** The letter holds nothing to act on. */
    public static final Reason NOTHING_SAID = new Reason("command.nothing-said");

    /** A word that was typed, without punctuation behind it, and the word of the language that it is probably a slip of. */
    public record Slip(String word, String meant) {}

    private CommandRefusal() {}

    static Refusal unknownCommand(String word, Optional<String> meant) {
        String said = word.replaceFirst("(?<=[\\p{L}\\p{N}])[,.;:!?]+$", ""); // the end of a sentence is no part of it
        return meant.map(right -> UNKNOWN_DID_YOU_MEAN.of(said, right)).orElseGet(() -> UNKNOWN.of(said));
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

    /** The slip that it is, if it is one. */
    public static Optional<Slip> slip(Refusal refusal) {
        if (refusal.is(UNKNOWN_DID_YOU_MEAN)) {
            return Optional.of(new Slip(argument(refusal, 0), argument(refusal, 1)));
        }
        return refusal.is(UNKNOWN_VERB_DID_YOU_MEAN)
                ? Optional.of(new Slip(argument(refusal, 1), argument(refusal, 2)))
                : Optional.empty();
    }

    /** The commands whose right forms are of help to somebody who wrote that. */
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
