package pbem.mail.reading.reply;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Removes the warning that mail servers of companies and universities write above the text of every mail from outside,
 * where the command should be.
 */
final class WarningBanner {

    private static final int MOST_BANNERS = 3;
    private static final int MOST_LINES = 6;
    private static final int LONGEST = 400;

    private static final Pattern OPENING = Pattern.compile(
            "\\W{0,4}(?:caution|warning|attention|achtung|vorsicht|external|extern|this (?:e-?mail|message)|diese e-?mail"
                    + "|some people who received|you don't often get|sie erhalten nicht|vous n'obtenez pas|no suele)\\b.*");

    private static final Pattern FROM_OUTSIDE = Pattern.compile(
            "(?:originat|sent|came|comes|stammt|provient|received).{0,60} (?:outside|external|außerhalb|extern|extérieur)"
                    + "|external (?:e-?mail|sender|source)|^\\W{1,4}external\\W{1,4}$|don't often get e-?mail from|sie erhalten nicht (?:oft|häufig)"
                    + "|n'obtenez pas souvent|no suele recibir correo");

    private static final Pattern GOES_ON = Pattern.compile(
            "do not (?:click|open|reply)|don't click|unless you (?:recogni|know|trust|expect|verif)|content is safe"
                    + "|learn why this is important|klicken sie|seien sie vorsichtig|be (?:cautious|careful)|exercise caution");

    private static final Pattern END = Pattern.compile("(?:[.!\\])*>-]|important)\\s*$");

    private WarningBanner() {}

    /** The lines without such warnings. Several servers may have added one. */
    static Lines cutFrom(Lines lines) {
        Lines rest = lines;
        for (int i = 0; i < MOST_BANNERS; i++) {
            rest = belowFirst(rest);
        }
        return rest;
    }

    private static Lines belowFirst(Lines lines) {
        int first = lines.nextText(0);
        if (first == lines.count() || !OPENING.matcher(text(lines, first)).matches()) {
            return lines;
        }
        StringBuilder banner = new StringBuilder();
        for (int i = first; i < Math.min(lines.count(), first + MOST_LINES) && !lines.isBlank(i); i++) {
            banner.append(text(lines, i)).append(' ');
            boolean complete =
                    FROM_OUTSIDE.matcher(banner).find() && END.matcher(banner).find();
            if (complete && !goesOn(lines, i + 1)) {
                return lines.from(i + 1);
            }
        }
        return lines;
    }

    private static boolean goesOn(Lines lines, int index) {
        return index < lines.count() && GOES_ON.matcher(text(lines, index)).find();
    }

    private static String text(Lines lines, int index) {
        String line = lines.get(index).strip();
        return line.substring(0, Math.min(line.length(), LONGEST))
                .toLowerCase(Locale.ROOT)
                .replace('\u2019', '\'');
    }
}
