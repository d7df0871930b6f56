package pbem.mail.reading.reply;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recognises the line "On … wrote:" that introduces a quote. It may be wrapped over up to four lines.
 *
 * <p>The line needs a verb of writing, a colon, and a date, a time or an address. Since people write "you wrote:" too,
 * a line without date, time and address counts only directly above a quote. Some programs write a time and an address
 * without a verb.
 */
final class Attribution {

    private static final int LONGEST = 500;
    private static final int LONGEST_LINE = 300;
    private static final int MOST_LINES = 4;
    private static final int WRAPPED = 40;
    private static final int SHORT = 60;

    /**
     * The least length of a line with date and time. Commands with a number that looks like a year, such as "resign
     * 2001", are shorter.
     */
    private static final int DATED = 20;

    private static final List<String> VERBS = List.of(
            "wrote",
            "writes",
            "said",
            "schrieb",
            "geschrieben",
            "a écrit",
            "écrit",
            "a dit",
            "escribió",
            "ha escrito",
            "escreveu",
            "ha scritto",
            "scrive",
            "scritto",
            "schreef",
            "het volgende geschreven",
            "skrev",
            "kirjoitti",
            "napisał",
            "napisana przez",
            "pisze",
            "napsal",
            "píše",
            "napísal",
            "ezt írta",
            "írta",
            "şunu yazdı",
            "yazdı",
            "yazmış",
            "написал",
            "пишет",
            "написав",
            "пише",
            "написа",
            "έγραψε",
            "a scris",
            "va escriure",
            "je napisao",
            "je napisala",
            "je napisal",
            "rašė",
            "kirjutas",
            "menulis",
            "đã viết",
            "viết",
            "写道",
            "寫道",
            "写于",
            "来信",
            "のメール",
            "書きました",
            "님이 작성",
            "작성",
            "เขียนว่า",
            "כתב",
            "كتب");

    private static final Pattern OPENING_WORD = Pattern.compile(
            "(?:-{2,} )?(?:On|In|Am|Den|Le|El|Il|Em|No|Op|Na|W dniu|Dnia|Dne|Dňa|Pada|Vào|La|Στις|На|В|Во|Quoting|Zitat von|"
                    + "Citando|Citat|Lainaus|Wiadomość napisana przez) .*");

    private static final Pattern OPENING_DATE = Pattern.compile(
            "[\"(]?[0-9].*|\\p{L}{2,12}[.,]{0,2} (?!(?:19|20)[0-9]{2} )[0-9].*|\\p{L}{2,12}[.,]{1,2} .*[0-9].*");

    private static final Pattern EVIDENCE = Pattern.compile(
            "[^\\s<>@]@[^\\s<>@]|[0-9]{1,2}[:.h][0-9]{2}|\\b(?:19|20)[0-9]{2}\\b|(?:19|20)[0-9]{2}年|[0-9]{1,2}[./-][0-9]{1,2}[./-]");

    private static final Pattern ON_FIRST_LINE =
            Pattern.compile("[^\\s<>@]@[^\\s<>@]|[0-9]{1,2}:[0-9]{2}|\\b(?:19|20)[0-9]{2}\\b|(?:19|20)[0-9]{2}年");

    private static final Pattern TIME = Pattern.compile("[0-9]{1,2}[:.][0-9]{2}|\\b(?:19|20)[0-9]{2}[/.-]");
    private static final Pattern ADDRESS = Pattern.compile("<?[^\\s<>@]{1,64}@[^\\s<>@]{1,250}>?:?$");

    private static final Pattern MAILBOX = Pattern.compile("<[^\\s<>@]{1,64}@[^\\s<>@]{1,250}>");

    private static final Pattern WRITER = Pattern.compile("(?:<|^)[^\\s<>@]{1,64}@[^\\s<>@]{1,250}(?:>| )");

    /** An address that did not fit on the line above. */
    private static final Pattern CARRIED_ADDRESS = Pattern.compile("<?[^\\s<>@]{1,64}@[^\\s<>@]{1,250}>.*");

    private Attribution() {}

    /** The number of lines of the attribution that begins on this line; empty if none begins here. */
    static Optional<Integer> at(Lines lines, int index) {
        String first = lines.get(index).strip();
        if (first.isEmpty() || first.length() > LONGEST_LINE || lines.isQuote(index)) {
            return Optional.empty();
        }
        boolean named = opensByName(lines, index);
        boolean opens = named || opens(first);
        String whole = first;
        for (int i = index; i < Math.min(lines.count(), index + MOST_LINES); i++) {
            if (i > index) {
                String line = lines.get(i).strip();
                boolean goesOn = named ? !line.isEmpty() : goesOn(whole, opens, line);
                if (!goesOn || lines.isQuote(i) || whole.length() + line.length() > LONGEST) {
                    return Optional.empty();
                }
                whole = whole + " " + line;
            }
            if (isWhole(whole, opens, i == index, lines.isQuote(lines.nextText(i + 1)))) {
                return Optional.of(i - index + 1);
            }
        }
        return Optional.empty();
    }

    /**
     * Whether a mail program could have wrapped the text here. Text above an attribution must not be taken for its
     * beginning, since it may be a move.
     */
    private static boolean goesOn(String text, boolean opens, String next) {
        if (!opens || next.isEmpty() || OPENING_WORD.matcher(next).matches()) {
            return false;
        }
        if (text.length() >= DATED && CARRIED_ADDRESS.matcher(next).matches()) {
            return true;
        }
        boolean dated = ON_FIRST_LINE.matcher(text).find();
        if (OPENING_WORD.matcher(text).matches()) {
            return dated || text.length() >= WRAPPED;
        }
        boolean nextIsNearer = opens(next) && ON_FIRST_LINE.matcher(next).find();
        return dated && text.length() >= (namesWriter(next) ? WRAPPED : DATED) && !nextIsNearer;
    }

    private static boolean isWhole(String text, boolean opens, boolean oneLine, boolean quoteFollows) {
        String line = text.endsWith("-") ? text.replaceAll("[ -]{2,}$", "") : text;
        boolean colon = line.endsWith(":");
        boolean evident = EVIDENCE.matcher(line).find();
        String lower = line.toLowerCase(Locale.ROOT);
        if (colon && VERBS.stream().anyMatch(lower::contains)
                || evident && VERBS.stream().anyMatch(lower::endsWith)) {
            return evident && (opens || oneLine) || quoteFollows && (opens || line.length() < SHORT);
        }
        boolean mayIntroduce = opens || oneLine && MAILBOX.matcher(line).find();
        boolean introduces = mayIntroduce
                && (colon && evident || opens && ADDRESS.matcher(line).find());
        return introduces && quoteFollows || colon && hasTimeAndAddress(line);
    }

    private static boolean hasTimeAndAddress(String line) {
        return TIME.matcher(line).find() && ADDRESS.matcher(line).find();
    }

    /**
     * Whether an attribution begins with the writer's name, as in "PBeM <games@pbem.example> schrieb am Di., 4. März
     * 2025 um". The line may be wrapped within the address.
     */
    private static boolean opensByName(Lines lines, int index) {
        String line = lines.get(index).strip();
        boolean torn = line.endsWith("<") && index + 1 < lines.count();
        return torn ? CARRIED_ADDRESS.matcher(lines.get(index + 1).strip()).matches() : namesWriter(line);
    }

    private static boolean namesWriter(String line) {
        Matcher writer = WRITER.matcher(line);
        return writer.find()
                && VERBS.stream().anyMatch(line.substring(writer.end()).toLowerCase(Locale.ROOT)::contains);
    }

    private static boolean opens(String line) {
        return OPENING_WORD.matcher(line).matches()
                || OPENING_DATE.matcher(line).matches();
    }
}
