package pbem.mail.reading.reply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The own words of the sender of a mail.
 *
 * <ol>
 *   <li>The characters are made plain ({@link TypedText}), and a {@linkplain WarningBanner warning} on top is left out.
 *   <li>A line {@code end}, our {@linkplain ReplyMarker marker}, a {@linkplain Separator separator}, a
 *       {@linkplain HeaderBlock copied header} or an {@linkplain Attribution attribution} above unmarked text ends it.
 *   <li>The words are what stands above the first quoted line, or above its attribution, without the signature.
 *   <li>If nothing stands there, or a salutation alone, the words are all that stands outside of the quoted lines: so
 *       does who answers below the quote, or between its lines. Who writes above it has said everything there, so that
 *       a remark further down is not read; a mail with an own first line and more between the quotes is read up to the
 *       quote.
 * </ol>
 *
 * @param words lines end in {@code \n}; no blank lines around; may be empty
 * @param quotes whether there was anything of another mail
 */
public record ReplyText(String words, boolean quotes) {

    /** Nobody writes below a quote of that length. */
    private static final int LONGEST = 100_000;

    /** @param most length of the words in characters; the rest is cut off */
    public static ReplyText of(String text, int most) {
        String plain = TypedText.of(text.substring(0, Math.min(text.length(), LONGEST)));
        Lines whole = WarningBanner.cutFrom(Lines.of(plain));
        int end = end(whole);
        boolean quotes = end < whole.count() && !EndLine.matches(whole.get(end));
        Lines lines = whole.before(end);
        QuotedLines quoted = QuotedLines.in(lines);
        String above = Signature.cutFrom(lines.before(quoted.first()), true).text();
        String words = above.isEmpty() || isSalutation(above) ? between(lines, quoted) : above;
        return new ReplyText(cut(words, most), quotes || quoted.any());
    }

    /**
     * Words that no mail program has touched: nothing among them is a quote or a signature, even if it looks like one.
     *
     * @param most as above
     */
    public static ReplyText whole(String text, int most) {
        return new ReplyText(cut(TypedText.of(text).strip(), most), false);
    }

    private static int end(Lines lines) {
        for (int i = 0; i < lines.count(); i++) {
            if (!lines.isBlank(i) && !lines.isQuote(i) && endsAt(lines, i)) {
                return i;
            }
        }
        return lines.count();
    }

    private static boolean endsAt(Lines lines, int index) {
        if (EndLine.matches(lines.get(index))
                || ReplyMarker.at(lines, index)
                || Separator.at(lines, index)
                || HeaderBlock.at(lines, index)
                || Rule.above(lines, index)) {
            return true;
        }
        Optional<Integer> attribution = Attribution.at(lines, index);
        return attribution.isPresent() && !lines.isQuote(lines.nextText(index + attribution.get()));
    }

    /** "Dear server,": who stops there goes on below. */
    private static boolean isSalutation(String above) {
        return above.endsWith(",") && above.indexOf('\n') < 0;
    }

    private static String between(Lines lines, QuotedLines quoted) {
        List<String> own = new ArrayList<>();
        List<String> segment = new ArrayList<>();
        for (int i = 0; i <= lines.count(); i++) {
            if (i < lines.count() && !quoted.has(i)) {
                segment.add(lines.get(i));
            } else if (!segment.isEmpty()) {
                String words =
                        Signature.cutFrom(new Lines(segment), own.isEmpty()).text();
                if (!words.isEmpty()) {
                    own.add(words);
                }
                segment.clear();
            }
        }
        return String.join("\n\n", own);
    }

    private static String cut(String words, int most) {
        if (words.length() <= most) {
            return words;
        }
        int end = Character.isHighSurrogate(words.charAt(most - 1)) ? most - 1 : most;
        return words.substring(0, end).stripTrailing();
    }
}
