package pbem.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Game;
import pbem.game.Games;

/**
 * The arguments of a verb.
 *
 * @param word the verb as typed, in lower case: itself or an alias
 * @param game the game named before the verb
 * @param rest raw
 */
record Arguments(Verb verb, String word, Optional<Game> game, String rest, Games games) {

    private static final Pattern NUMBER = Pattern.compile("#?([1-9][0-9]{0,8})[:.,]?");
    private static final Pattern GUARDED = Pattern.compile("(.*\\S)\\s*#\\s*([0-9]{1,6})", Pattern.DOTALL);
    private static final Pattern BOARD_AND_PLY = Pattern.compile("#?([1-9][0-9]{0,8})(?:#([0-9]{1,6}))?[:.,]?");

    private static final Pattern BOARD_AND_MOVE =
            Pattern.compile("(?:#?([1-9][0-9]{0,8})[:.,]?)?(?: ?# ?([0-9]{1,6}))?");

    /** Punctuation behind a name, which is no part of it. */
    private static final Pattern NAME_END = Pattern.compile("(?<=.)[,;:.!?\u2026]+$");

    private static final Pattern MARKS = Pattern.compile("[,;:.!?\u2026]+");

    /** A move's text and the number it is meant to have in the game. */
    record Guarded(String text, OptionalInt number) {}

    /** The board and ply, if named, and the text behind them. */
    record OnBoard(OptionalInt board, OptionalInt ply, String rest) {}

    /** A game, if one is named, and the words behind it. */
    record Named(Optional<Game> game, List<String> rest) {}

    /**
     * The game named before the verb, or by the first of the plain words, or by the last of two, since people also
     * write "challenge cholone bob" and "challenge bob cholone".
     */
    Named named(List<String> plain) {
        if (game.isPresent() || plain.isEmpty()) {
            return new Named(game, plain);
        }
        Optional<Game> first = games.called(plain.get(0));
        if (first.isPresent()) {
            return new Named(first, plain.subList(1, plain.size()));
        }
        Optional<Game> last = plain.size() == 2 ? games.called(plain.get(1)) : Optional.empty();
        return new Named(last, last.isPresent() ? plain.subList(0, 1) : plain);
    }

    /** The same verb with other text behind it. */
    Arguments with(String other) {
        return new Arguments(verb, word, game, other, games);
    }

    List<String> words() {
        return Words.split(rest);
    }

    /** The words as names. */
    List<String> names() {
        return names(words());
    }

    /** Words as names, without the punctuation behind them; French puts a blank before some of it. */
    static List<String> names(List<String> words) {
        return words.stream()
                .filter(word -> !MARKS.matcher(word).matches())
                .map(Arguments::name)
                .toList();
    }

    /** A word without the punctuation behind it. */
    static String name(String word) {
        return NAME_END.matcher(word).replaceFirst("");
    }

    Words sorted() {
        return Words.of(rest);
    }

    Parsing wrong() {
        return new Parsing.Malformed(CommandRefusal.wrongForm(verb));
    }

    /** The command if nothing follows the verb, else a refusal that shows the right form. */
    Parsing alone(Command command) {
        return words().isEmpty() ? command : wrong();
    }

    List<String> gameNames() {
        return games.names();
    }

    /** The number behind the verb, or an empty number if nothing follows it; empty if anything else does. */
    Optional<OptionalInt> number() {
        List<String> words = words();
        if (words.isEmpty()) {
            return Optional.of(OptionalInt.empty());
        }
        if (words.size() == 2 && Verb.of(words.get(0)).equals(Optional.of(Verb.MOVE))) {
            words = words.subList(1, 2); // "resign board 101"
        }
        return words.size() == 1 ? number(words.get(0)).map(OptionalInt::of) : Optional.empty();
    }

    /**
     * The board, the number of a move, or both as in {@code 101#7}, all empty if nothing follows the verb; empty if
     * anything else does.
     */
    Optional<OnBoard> guarded() {
        List<String> words = words();
        if (!words.isEmpty() && Verb.of(words.get(0)).equals(Optional.of(Verb.MOVE))) {
            words = words.subList(1, words.size()); // "resign board 101"
        }
        Matcher which = BOARD_AND_MOVE.matcher(String.join(" ", words));
        return which.matches() ? Optional.of(new OnBoard(number(which, 1), number(which, 2), "")) : Optional.empty();
    }

    /** The number in a group that may be missing. */
    static OptionalInt number(Matcher matcher, int group) {
        return matcher.group(group) == null
                ? OptionalInt.empty()
                : OptionalInt.of(Integer.parseInt(matcher.group(group)));
    }

    /** The words as numbers of boards; empty if there are other words. The word "board" is ignored. */
    static Optional<List<Integer>> numbers(List<String> words) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : words) {
            Optional<Integer> number = number(word);
            if (number.isPresent()) {
                numbers.add(number.get());
            } else if (!Verb.of(word).equals(Optional.of(Verb.MOVE))) {
                return Optional.empty();
            }
        }
        return Optional.of(numbers);
    }

    static Optional<Integer> number(String word) {
        Matcher number = NUMBER.matcher(word);
        return number.matches() ? Optional.of(Integer.parseInt(number.group(1))) : Optional.empty();
    }

    /**
     * The board and perhaps ply in the first word, and the rest. Without {@code alone} the first word is read as a
     * board only if more words follow.
     */
    OnBoard onBoard(boolean alone) {
        List<String> words = words();
        if (!words.isEmpty() && (alone || words.size() > 1)) {
            Matcher which = BOARD_AND_PLY.matcher(words.get(0));
            if (which.matches()) {
                return new OnBoard(number(which, 1), number(which, 2), after(rest, words.get(0)));
            }
        }
        return new OnBoard(OptionalInt.empty(), OptionalInt.empty(), rest.strip());
    }

    static Guarded guarded(String raw) {
        String text = raw.strip();
        Matcher guarded = GUARDED.matcher(text);
        return guarded.matches()
                ? new Guarded(guarded.group(1), OptionalInt.of(Integer.parseInt(guarded.group(2))))
                : new Guarded(text, OptionalInt.empty());
    }

    /** The text behind the first occurrence of a word. */
    static String after(String line, String word) {
        return line.substring(line.indexOf(word) + word.length()).strip();
    }
}
