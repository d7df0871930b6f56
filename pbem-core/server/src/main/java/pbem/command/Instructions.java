package pbem.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.phrase.HarmlessText;
import pbem.phrase.WordLists;

/**
 * The command lines of a mail and their comments. In a reply the first line is the command and the rest its comment;
 * below a command that asks for information more commands may follow. In a new mail the Subject may be the command and
 * the body the comment. Otherwise the lines of the body up to the first empty line are commands, and the comment
 * follows. The comment may begin right below a command that carries one. Below a command that only passes on words,
 * such as {@code chat}, all lines are its words. Below the word {@code multiple} every line is a command, and the
 * indented lines below a command are its comment.
 *
 * @param said the command lines, in order; empty if the mail says nothing
 * @param multiple whether the mail uses {@code multiple}, so that its lines do not refer to the mail that it answers
 * @param subject the Subject of a new mail whose body has words, without marks of a reply; otherwise empty
 */
public record Instructions(List<Line> said, boolean multiple, String subject) {

    /**
     * A command line.
     *
     * @param comment its lines joined by line feeds, stripped; may be empty
     */
    public record Line(String text, String comment) {
        public Line {
            text = HarmlessText.line(text);
            comment = HarmlessText.of(comment);
        }
    }

    private static final Pattern REPLY_PREFIX = Pattern.compile(
            "^\\s*(?:(?:re|aw|sv|vs|antw|odp|ynt|tr|fw|fwd|wg|rv|res|enc)\\s*(?:\\[\\d+])?\\s*[:：]|\\[[^\\]]{1,40}])\\s*",
            Pattern.CASE_INSENSITIVE);

    /** The game and the word for a board in our Subjects, in any language. */
    private static final String OF_BOARD = "[^()]{1,60}?[ ,](?:board|"
            + WordLists.inEveryLanguage(LanguageWords.class).pattern("board") + ") ";

    private static final Pattern OWN_SUBJECT =
            Pattern.compile("(?iu)(?:" + OF_BOARD + "\\d+ \\(.*\\)|pbem: .*)\\s*", Pattern.DOTALL);

    /** A Subject with a mail program's reply marks, in any language, before it. */
    private static final Pattern OWN_IN_REPLY = Pattern.compile(
            "(?iu)(?:[\\p{L} .]{1,20}[:：]\\s*)*" + OWN_SUBJECT.pattern() + "(?:\\[[^\\]]*\\]\\s*)*", Pattern.DOTALL);

    /** The Subject of a board mail with a move typed behind it, as players do on older servers. */
    private static final Pattern CONTINUED =
            Pattern.compile("(?iu)" + OF_BOARD + "(\\d+) \\([^)]*\\)\\s*([^\\s\\[].*)", Pattern.DOTALL);

    /** The Subject of an older server's board mail, {@code Cholone Board 101 alice **}. */
    private static final Pattern OLD_SUBJECT =
            Pattern.compile("(?i)(\\S+ board \\d+)(?: [a-z][a-z0-9_-]+)?\\s+\\*\\*\\s*");

    public Instructions {
        said = List.copyOf(said);
    }

    private Instructions(List<Line> said, boolean multiple) {
        this(said, multiple, "");
    }

    /** Command lines that share one comment. */
    public Instructions(List<String> lines, String comment) {
        this(lines.stream().map(line -> new Line(line, comment)).toList(), false);
    }

    /** Whether a line is the Subject of a mail of ours. */
    public static boolean isOwnSubject(String line) {
        return OWN_SUBJECT.matcher(line).matches();
    }

    /** The command lines alone. */
    public List<String> lines() {
        return said.stream().map(Line::text).toList();
    }

    /** These instructions with each line replaced by another. */
    public Instructions with(UnaryOperator<Line> replacement) {
        return new Instructions(said.stream().map(replacement).toList(), multiple, subject);
    }

    /** The comment of the first line; empty if there is no line. */
    public String comment() {
        return said.isEmpty() ? "" : said.get(0).comment();
    }

    /**
     * @param subject decoded; may be empty
     * @param body the sender's own words, without quotes and signature
     * @param reply whether the mail answers one of this server's mails about a board, a challenge or a question
     */
    public static Instructions of(String subject, String body, boolean reply, CommandParser parser) {
        List<String> bodyLines = body.lines()
                .map(line -> Words.tidied(line).isEmpty() ? "" : line.strip()) // a lone ** says nothing
                .toList();
        int first = firstFilled(bodyLines, 0);
        if (!reply && isMultiple(withoutPrefixes(subject), parser)) {
            return multiple(body.lines().toList());
        }
        if (first >= 0 && isMultiple(bodyLines.get(first), parser)) {
            return multiple(body.lines().skip(first + 1L).toList());
        }
        Body said = Body.of(bodyLines);
        String wish = withoutPrefixes(subject);
        Matcher continued = CONTINUED.matcher(wish);
        if (reply) {
            return said.isEmpty()
                    ? new Instructions(inSubjectAlone(subject, wish, continued, parser), "")
                    : said.opening(new Wording(parser));
        }
        Matcher old = OLD_SUBJECT.matcher(wish);
        if (old.matches()
                && !said.isEmpty()
                && parser.parse(said.first()).asCommand().isEmpty()) {
            return said.opening(new Wording(parser)).behind(old.group(1));
        }
        if (continued.matches()) {
            wish = "board " + continued.group(1) + " " + continued.group(2);
        }
        boolean announces = old.matches()
                || isOwnSubject(wish)
                || wish.isBlank()
                || Words.tidied(wish).equalsIgnoreCase(Words.tidied(said.first())); // the command is written twice
        if (!announces && commands(wish, said.first(), parser)) {
            return new Instructions(List.of(wish.strip()), joined(bodyLines, 0));
        }
        if (said.isEmpty()) {
            return new Instructions(announces ? List.of() : List.of(wish.strip()), "");
        }
        Instructions block = said.block(new Wording(parser));
        return announces ? block : new Instructions(block.said(), false, HarmlessText.line(wish.strip()));
    }

    /**
     * The first line of a reply with an empty body: the text behind this server's Subject, or the sender's own Subject.
     */
    private static List<String> inSubjectAlone(String subject, String wish, Matcher continued, CommandParser parser) {
        if (continued.matches()) {
            return List.of(continued.group(2).strip());
        }
        return wish.isBlank()
                        || OWN_IN_REPLY.matcher(wish).matches()
                        || OLD_SUBJECT.matcher(wish).matches()
                        || REPLY_PREFIX.matcher(subject).find() && parser.binds(wish) // perhaps an old Subject
                ? List.of()
                : List.of(wish.strip());
    }

    /**
     * The lines of a body.
     *
     * @param greeting "Hello Bob," if it is the first line; otherwise empty
     * @param from the index of the first line after it
     */
    private record Body(List<String> lines, String greeting, int from) {

        static Body of(List<String> lines) {
            int first = firstFilled(lines, 0);
            if (first >= 0 && SmallTalk.isGreeting(lines.get(first)) && firstFilled(lines, first + 1) >= 0) {
                return new Body(lines, lines.get(first), firstFilled(lines, first + 1));
            }
            return new Body(lines, "", first);
        }

        boolean isEmpty() {
            return from < 0;
        }

        String first() {
            return isEmpty() ? "" : lines.get(from);
        }

        /**
         * One command with the rest as its comment; below a command that asks for information more commands may follow.
         */
        Instructions opening(Wording wording) {
            if (isEmpty()) {
                return new Instructions(List.of(), "");
            }
            int end = from + 1;
            while (end < lines.size() && wording.isFollowedBy(lines.get(end - 1), lines.get(end))) {
                end++;
            }
            return new Instructions(lines.subList(from, end), comment(end));
        }

        /** Commands up to an empty line or the first line of words, and then a comment. */
        Instructions block(Wording wording) {
            int end = from;
            while (end < lines.size()
                    && !lines.get(end).isEmpty()
                    && !(end > from && wording.isBegunBy(lines.get(end), lines.get(end - 1)))) {
                if (wording.isSaying(lines.get(end))) {
                    return saying(end);
                }
                end++;
            }
            return new Instructions(lines.subList(from, end), comment(end));
        }

        /**
         * Commands of which the last passes on the words below it; the others get no comment, since the words are not
         * for their readers.
         */
        private Instructions saying(int last) {
            List<Line> said = new ArrayList<>();
            lines.subList(from, last).forEach(line -> said.add(new Line(line, "")));
            said.add(new Line(lines.get(last), comment(last + 1)));
            return new Instructions(said, false);
        }

        private String comment(int after) {
            return (greeting + "\n\n" + joined(lines, after)).strip();
        }
    }

    /** These instructions with some words before the first line. */
    private Instructions behind(String words) {
        return new Instructions(List.of(words + " " + said.get(0).text()), comment());
    }

    private static boolean isMultiple(String line, CommandParser parser) {
        List<String> words = Words.split(parser.english(line).orElse(Words.tidied(line)));
        return words.size() == 1 && Verb.of(words.get(0)).equals(Optional.of(Verb.MULTIPLE));
    }

    private static Instructions multiple(List<String> body) {
        List<Line> said = new ArrayList<>();
        for (String line : body) {
            boolean indented = !line.isEmpty() && Character.isWhitespace(line.charAt(0));
            if (indented && !said.isEmpty() && !line.isBlank()) {
                Line above = said.remove(said.size() - 1);
                said.add(new Line(above.text(), (above.comment() + "\n" + line.strip()).strip()));
            } else if (!line.isBlank()) {
                said.add(new Line(line.strip(), ""));
            }
        }
        return new Instructions(said, true);
    }

    /**
     * Whether the Subject is itself the command. One like "Signup" or "Show me a board" only announces the command
     * below it.
     */
    private static boolean commands(String subject, String opening, CommandParser parser) {
        return parser.parse(subject)
                .match(
                        understood -> true,
                        doubtful -> parser.parse(opening).asCommand().isEmpty(),
                        malformed -> parser.parse(opening).asCommand().isEmpty(),
                        unknown -> parser.verbOf(subject).isPresent()
                                && parser.parse(opening).asCommand().isEmpty()
                                && parser.english(opening).isEmpty());
    }

    private static String withoutPrefixes(String subject) {
        String rest = subject;
        while (REPLY_PREFIX.matcher(rest).find()) {
            rest = REPLY_PREFIX.matcher(rest).replaceFirst("");
        }
        return rest.strip();
    }

    private static int firstFilled(List<String> lines, int from) {
        for (int i = from; i < lines.size(); i++) {
            if (!lines.get(i).isEmpty()) {
                return i;
            }
        }
        return -1;
    }

    private static String joined(List<String> lines, int from) {
        return String.join("\n", lines.subList(Math.min(from, lines.size()), lines.size()))
                .strip();
    }
}
