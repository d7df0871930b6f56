package pbem.handler.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.command.Courtesy;
import pbem.phrase.WordLists;
import pbem.play.ServerTexts;

/**
 * A closed list of the words that may stand around a move without making it doubtful. Any other word could be a "not".
 *
 * @param names userids of the players at the board
 * @param describing whether a word describes the move, as "knight" does
 * @param binding whether a text mentions anything that would bind its writer
 */
record MoveWords(List<String> names, Predicate<String> describing, Predicate<String> binding) {

    private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

    private static final String NUMBER = "(?:(?:number|no\\.?|nr\\.?|#)? ?\\d{1,3}\\b)";

    /** Words that announce a move: "My move is", "I'll play", "let's go for". */
    private static final Pattern ANNOUNCING = Pattern.compile(
            "(?<![\\p{L}\\p{N}])(?:"
                    + "(?:here(?:'s| is| comes| goes)?|this is|it's|it is)? ?(?:my|the)? ?"
                    + "(?:next |first |second |own )?(?:move|turn|ply|reply|answer|response|choice)(?: " + NUMBER
                    + ")?(?: is| will be| would be)?"
                    + "|i(?:'ll| will| am|'m|'d like| would like| want)?(?: to| going to| gonna)? ?(?:just )?"
                    + "(?:play|playing|move|moving|take|taking|go|going|choose|pick|put|place|lay|set)"
                    + "(?: with| for| to)?"
                    + "|(?:my |the |a )?(?:cube|marble|piece|tile|stone) (?:goes|moves|is)(?: to| on| at| from| in)?"
                    + "|let(?:'s| us| me|s) (?:play|go|move|take|put|place)(?: with| for| to)?"
                    + "|here (?:goes|it is|we go)|(?:it's|it is)"
                    + "|(?:play|playing|move|moving|put|place|lay|go)(?: with| for| to)?"
                    + ")(?![\\p{L}\\p{N}'])[:=,]?",
            FLAGS);

    /** The number of a move: "1.", "12...", "(3)". */
    private static final Pattern MOVE_NUMBER =
            Pattern.compile("(?<!\\S)(?:#\\d{1,3}[.):]*|\\(?\\d{1,3}(?:\\.{1,3}|\u2026|\\)|:))(?!\\S)");

    private static final Set<String> BEFORE = Set.of(
            "please", "pls", "plz", "ok", "okay", "so", "well", "now", "then", "and", "yes", "from", "to", "at", "on",
            "in", "with", "a", "the", "my", "i", "pit", "column", "square", "point", "cell", "piece", "marble",
            "marbles", "cube", "tile", "stone", "man", "sir", "move", "alright", "sure", "next", "here", "just", "ah",
            "oh", "aha");

    private static final Pattern BEHIND_PHRASES = Pattern.compile(
            "(?<![\\p{L}\\p{N}])(?:is my (?:next |first )?(?:move|choice|answer|reply)|as my (?:next |first )?move"
                    + "|your (?:turn|move|go)(?: now)?|(?:it's|it is) your (?:turn|move)|over to you|back to you|up to you"
                    + "|(?:it's|it is)|i (?:play|move|go)|for me|check ?mate|check|mate|sent from my (?:\\p{L}+ ?){1,2})"
                    + "(?![\\p{L}\\p{N}'])",
            FLAGS);

    private static final Set<String> BEHIND =
            Set.of("please", "pls", "plz", "now", "then", "sir", "it", "is", "ok", "okay", "so", "and", "me");

    /** Comments on the other player's last move that stand before one's own. */
    private static final Pattern PRAISE = Pattern.compile(
            "^\\s*((?:very |really )?(?:nice|good|great|lovely|beautiful|strong|clever|well played|wow)"
                    + "(?: (?:one|move|try|shot|idea|play))?[.!]+)\\s*",
            FLAGS);

    /** Forms of address other than names. */
    private static final Set<String> ADDRESSED = Set.of(
            "all",
            "everybody",
            "everyone",
            "there",
            "folks",
            "guys",
            "friend",
            "friends",
            "mate",
            "team",
            "opponent",
            "server",
            "pbem");

    private static final Pattern END_OF_SENTENCE = Pattern.compile("[.!;\u2026)]");

    /** The border between the move and a comment: a full stop, a separate dash, a bracket or a smiley. */
    private static final Pattern BREAK = Pattern.compile(
            "(?<=[.!;\u2026])(?= |$)|(?:^| )(?:\\p{Pd}+|//+)(?= )|(?=(?:^| )[(])|(?=(?:^| )[:;=8][-'^o]?[)(DPp|](?: |$))"
                    + "|(?=[\\p{So}])");

    private static final WordLists WORDS = WordLists.inEveryLanguage(ServerTexts.class);

    /** Words that retract a move, or make it a condition or question, if a comment begins with them. */
    private static final Pattern RETRACTING_FIRST = Pattern.compile(
            "^(?!" + WORDS.pattern("excusing") + "(?![\\p{L}\\p{N}]))(?:" + WORDS.pattern("retracting-first")
                    + "|hm+)(?![\\p{L}\\p{N}])",
            FLAGS);

    private static final Pattern EXCUSING = Pattern.compile(WORDS.pattern("excusing") + "(?![\\p{L}\\p{N}])", FLAGS);

    /** Words that retract a move, or make it a condition or question, wherever they stand in a comment. */
    private static final Pattern RETRACTING = Pattern.compile(
            "(?<![\\p{L}\\p{N}])(?!(?<=the )wait)" + WORDS.pattern("retracting") + "(?![\\p{L}\\p{N}])", FLAGS);

    /**
     * The comment behind the move, which is for the others.
     *
     * @param before the text before the move
     * @param end the punctuation directly behind the move
     * @param after the text behind it
     * @return empty if anything around the move makes it doubtful
     */
    Optional<String> comment(String before, String end, String after) {
        Matcher praise = PRAISE.matcher(before);
        if (praise.find()) {
            String said = praise.group(1);
            return comment(before.substring(praise.end()), end, after).map(rest -> (said + " " + rest).strip());
        }
        if (!announces(before)) {
            return Optional.empty();
        }
        if (END_OF_SENTENCE.matcher(end).find()
                || end.equals(",") && EXCUSING.matcher(after).lookingAt()) {
            return judged(after);
        }
        Matcher gap = BREAK.matcher(after);
        boolean broken = gap.find();
        String still = broken ? after.substring(0, gap.start()) : after;
        return follows(still) ? judged(broken ? after.substring(gap.end()) : "") : Optional.empty();
    }

    /** The words behind a doubtful move that may go to the others with it; empty if they may be why it is doubtful. */
    String beside(String before, String after) {
        return announces(before) && !Courtesy.isQuestion(after) ? judged(after).orElse("") : "";
    }

    /** Whether a text is the number of a move, as "12." is. */
    static boolean isNumber(String text) {
        return MOVE_NUMBER.matcher(text).matches();
    }

    private boolean announces(String before) {
        if (Courtesy.isQuestion(before)) {
            return false;
        }
        String text = Courtesy.withoutPhrases(Courtesy.withoutGreeting(plain(before) + " "));
        text = MOVE_NUMBER.matcher(text.strip()).replaceAll(" ");
        text = ANNOUNCING.matcher(text).replaceAll(" ");
        return Courtesy.words(text).stream().allMatch(word -> BEFORE.contains(word) || isKnown(word));
    }

    private boolean follows(String after) {
        if (Courtesy.isQuestion(after)) {
            return false;
        }
        String text =
                BEHIND_PHRASES.matcher(Courtesy.withoutPhrases(plain(after))).replaceAll(" ");
        return Courtesy.words(text).stream().allMatch(word -> BEHIND.contains(word) || isKnown(word));
    }

    private boolean isKnown(String word) {
        return ADDRESSED.contains(word)
                || names.stream().anyMatch(name -> name.toLowerCase(Locale.ROOT).equals(word))
                || describing.test(word);
    }

    private Optional<String> judged(String rest) {
        String comment = rest.strip().replaceFirst("^(?:\\p{Pd}+|//+)\\s+", "");
        String plain = plain(comment);
        String opening = plain.replaceFirst("^[^\\p{L}\\p{N}]+", "");
        boolean doubtful = RETRACTING_FIRST.matcher(opening).find()
                || RETRACTING.matcher(plain).find()
                || opening.isEmpty() && Courtesy.isQuestion(plain)
                || binding.test(Courtesy.withoutPhrases(plain));
        return doubtful ? Optional.empty() : Optional.of(comment);
    }

    private static String plain(String text) {
        return text.replace('\u2019', '\'').replace('\u2018', '\'').toLowerCase(Locale.ROOT);
    }
}
