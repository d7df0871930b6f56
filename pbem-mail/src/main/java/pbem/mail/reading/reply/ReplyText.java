package pbem.mail.reading.reply;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The own words of a mail's sender.
 *
 * <ol>
 *   <li>Characters are replaced by plain ones ({@link TypedText}), and a {@linkplain WarningBanner warning} on top is
 *       removed.
 *   <li>A line {@code end}, our {@linkplain ReplyMarker marker}, a {@linkplain Separator separator}, a
 *       {@linkplain HeaderBlock copied header} or an {@linkplain Attribution attribution} above unmarked text ends the
 *       text.
 *   <li>The words are the text above the first quoted line, or above its attribution, without the signature.
 *   <li>If there is no text, or only a salutation, the words are all text outside of the quoted lines: some people
 *       answer below the quote, or between its lines. Otherwise the text above the quote is taken as the whole answer,
 *       and a remark further down is not read. A mail with a first line of its own and more between the quotes is
 *       therefore read only up to the quote.
 * </ol>
 *
 * @param words the words, with lines that end in {@code \n} and no blank lines around; may be empty
 * @param quotes whether the text contained anything from another mail
 */
public record ReplyText(String words, boolean quotes) {

    /** The length in characters beyond which text is not read: nobody writes below so long a quote. */
    private static final int LONGEST = 100_000;

    private static final int LONG_LINE = 60;

    /** @param most the greatest length of the words in characters; the rest is cut off */
    public static ReplyText of(String text, int most) {
        String plain = TypedText.of(text.substring(0, Math.min(text.length(), LONGEST)));
        Lines whole = WarningBanner.cutFrom(Lines.of(plain));
        int end = end(whole);
        boolean quotes = end < whole.count() && !isEnd(whole.get(end));
        Lines lines = whole.before(end);
        BitSet quoted = quoted(lines);
        int first = quoted.isEmpty() ? lines.count() : quoted.nextSetBit(0);
        String above = Signature.cutFrom(lines.before(first), true).text();
        String words = above.isEmpty() || isSalutation(above) ? between(lines, quoted) : above;
        return new ReplyText(cut(words, most), quotes || !quoted.isEmpty());
    }

    /**
     * The whole text as words. It came through no mail program, so nothing in it is a quote or a signature, even if it
     * looks like one.
     *
     * @param most the greatest length of the words in characters; the rest is cut off
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

    /** Whether a line is the word after which the writer wants nothing to be read. */
    private static boolean isEnd(String line) {
        return line.strip().equalsIgnoreCase("end");
    }

    private static boolean endsAt(Lines lines, int index) {
        if (isEnd(lines.get(index))
                || ReplyMarker.at(lines, index)
                || Separator.at(lines, index)
                || HeaderBlock.at(lines, index)
                || Rule.above(lines, index)) {
            return true;
        }
        Optional<Integer> attribution = Attribution.at(lines, index);
        return attribution.isPresent() && !lines.isQuote(lines.nextText(index + attribution.get()));
    }

    /**
     * The lines that belong to the answered mail: quoted lines, the lines that introduce them, and the ends that
     * wrapping split off them.
     */
    private static BitSet quoted(Lines lines) {
        BitSet quoted = new BitSet(lines.count());
        for (int i = 0; i < lines.count(); i++) {
            if (lines.isQuote(i) || isTornOff(lines, i)) {
                quoted.set(i);
            } else {
                Optional<Integer> attribution = Attribution.at(lines, i);
                if (attribution.isPresent()) {
                    quoted.set(i, i + attribution.get());
                    i += attribution.get() - 1;
                }
            }
        }
        return quoted;
    }

    /** Whether the line is the end of a long quoted line that was wrapped without a new quote mark. */
    private static boolean isTornOff(Lines lines, int index) {
        return index > 0
                && !lines.isBlank(index)
                && lines.isQuote(index - 1)
                && lines.isQuote(index + 1)
                && lines.get(index - 1).length() >= LONG_LINE
                && lines.get(index).length() < LONG_LINE;
    }

    /** Whether the text is only a salutation, such as "Dear server,": then the writer continues below. */
    private static boolean isSalutation(String above) {
        return above.endsWith(",") && above.indexOf('\n') < 0;
    }

    private static String between(Lines lines, BitSet quoted) {
        List<String> own = new ArrayList<>();
        List<String> segment = new ArrayList<>();
        for (int i = 0; i <= lines.count(); i++) {
            if (i < lines.count() && !quoted.get(i)) {
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
