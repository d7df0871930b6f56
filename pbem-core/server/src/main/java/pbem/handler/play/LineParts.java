package pbem.handler.play;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.command.Courtesy;
import pbem.kit.GameBoard;
import pbem.phrase.WordLists;

/** A line split at its blanks, and the moves that its parts may spell. */
record LineParts(List<String> parts) {

    private static final Pattern INVISIBLE = Pattern.compile("\\p{Cf}");

    /** A piece's letter directly before its square. */
    private static final Pattern PREFIXED = Pattern.compile("(?<!\\S)([A-Za-z])(?=[a-z][0-9])");

    private static final Pattern PARTED = Pattern.compile("(?<!\\S)([A-Za-z]) (?=[a-z][0-9])");

    /** The number of a move directly before it: "1.e4", "12.32-28". */
    private static final Pattern NUMBERED =
            Pattern.compile("^([0-9]{1,3}(?:\\.{1,3}|\u2026))(?=\\p{L}|[0-9]+[-x\u00d7])");

    /** A letter, a digit or a tile's joker, at least one of which is in every part of a move. */
    private static final Pattern SAYING = Pattern.compile("[\\p{L}\\p{N}*]");

    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");

    /** Quotation marks, which are not part of moves. A star is treated apart, since it may be part of a tile. */
    private static final String QUOTES = "\"'`\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u00ab\u00bb";

    private static final Pattern OPENING = Pattern.compile("^[" + QUOTES + "<(\\[{>~_:]+");
    private static final Pattern CLOSING = Pattern.compile("[" + QUOTES + ">)\\]}~_,.;:!?\u2026]+$");
    private static final Pattern STARS = Pattern.compile("^\\*+|\\*+$");

    /** The words of moves in all languages. */
    private static final WordLists WORDS = WordLists.inEveryLanguage(GameBoard.class);

    /** The word or arrow between the start and the target of a move. */
    private static final Pattern TO =
            Pattern.compile("(?iu) +" + WORDS.pattern("to") + " +| *(?:[-=]*>|\u2192|\u2794|\u27a1\ufe0f?|\u21d2) *");

    /** The word between a man and the square of the man that it captures. */
    private static final Pattern TAKES = Pattern.compile("(?iu) +" + WORDS.pattern("takes") + " +");

    /** Words that may stand between the parts of a move. */
    private static final Pattern BETWEEN = Pattern.compile("(?iu) +" + WORDS.pattern("between") + " +");

    /** Words and characters that people or telephones write in place of a comma. */
    private static final Pattern LOOSE =
            Pattern.compile(" *[-.;:/|_+&]+ *| +" + WORDS.pattern("and") + " +|, *" + WORDS.pattern("to") + " +");

    LineParts {
        parts = List.copyOf(parts);
    }

    static LineParts of(String line) {
        String plain = Normalizer.normalize(INVISIBLE.matcher(line).replaceAll(""), Normalizer.Form.NFKC);
        return new LineParts(BLANKS.splitAsStream(
                        PREFIXED.matcher(NUMBERED.matcher(plain.strip()).replaceAll("$1 "))
                                .replaceAll("$1 "))
                .filter(part -> !part.isEmpty())
                .toList());
    }

    /** A spelling with the piece's letter directly before its square again. */
    static String joined(String spelling) {
        return PARTED.matcher(spelling).replaceAll("$1");
    }

    int size() {
        return parts.size();
    }

    boolean asks() {
        return asksWithin(0, size());
    }

    boolean asksWithin(int from, int to) {
        return parts.subList(from, to).stream().anyMatch(Courtesy::isQuestion);
    }

    String before(int from) {
        return String.join(" ", parts.subList(0, from));
    }

    String after(int to) {
        return String.join(" ", parts.subList(to, size()));
    }

    /** The punctuation at the end of a part. */
    String endOf(int part) {
        Matcher end = CLOSING.matcher(parts.get(part));
        String marks = end.find() ? end.group() : "";
        return isClosed(part) ? marks.replaceFirst("\\)", "") : marks;
    }

    /** Whether a bracket at the end of a part belongs to the move, as in "8/2(4)". */
    private boolean isClosed(int part) {
        return parts.get(part).lastIndexOf('(') > 0;
    }

    /** Some parts as one text, without the punctuation around it. */
    String text(int from, int to) {
        String text = String.join(" ", parts.subList(from, to));
        Matcher end = CLOSING.matcher(text);
        String plain = end.replaceAll(marks -> isClosed(to - 1) && marks.group().startsWith(")") ? ")" : "");
        return OPENING.matcher(plain).replaceAll("");
    }

    /** The ways to read some parts as a move, closest to the typed text first. */
    Set<String> spellings(int from, int to) {
        if (!isPossible(from, to)) {
            return Set.of();
        }
        Set<String> spellings = new LinkedHashSet<>();
        for (String text : List.of(text(from, to), STARS.matcher(text(from, to)).replaceAll(""))) {
            String joined = BETWEEN.matcher(text).replaceAll(" ");
            spellings.add(text);
            spellings.add(joined);
            spellings.add(TAKES.matcher(text).replaceAll("x"));
            String taking = TAKES.matcher(joined).replaceAll("x");
            if (TO.matcher(taking).find()) {
                spellings.add(TO.matcher(taking).replaceAll(","));
                spellings.add(TO.matcher(taking).replaceAll("-"));
                spellings.add(TO.matcher(taking).replaceAll(" "));
            }
        }
        spellings.remove("");
        return spellings;
    }

    /** Spellings with other separators between the parts than the typed ones. */
    List<String> looseSpellings(int from, int to) {
        List<String> spellings = new ArrayList<>();
        if (isPossible(from, to)) {
            String text = text(from, to);
            if (LOOSE.matcher(text).find()) {
                spellings.add(LOOSE.matcher(text).replaceAll(","));
                spellings.add(LOOSE.matcher(text).replaceAll("-"));
                spellings.add(LOOSE.matcher(text).replaceAll(" "));
                spellings.add(LOOSE.matcher(text).replaceAll(""));
            }
        }
        return spellings;
    }

    /** Whether the parts may be a move: no sentence ends within a move, and no punctuation stands alone there. */
    private boolean isPossible(int from, int to) {
        if (!SAYING.matcher(parts.get(from)).find()
                || !SAYING.matcher(parts.get(to - 1)).find()) {
            return false;
        }
        for (int i = from; i < to; i++) {
            boolean inner = i + 1 < to;
            String part = parts.get(i);
            if (inner && (endOf(i).matches(".*[.!?;\u2026].*") || part.matches("\\p{Pd}+") && i == from)) {
                return false;
            }
        }
        return true;
    }
}
