package pbem.phrase;

import java.text.AttributedCharacterIterator;
import java.text.DecimalFormatSymbols;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One text of a book, read once: what stands between its places, and which argument each place takes. What that does not
 * cover, such as choices and the numbers of other scripts, is left to {@link MessageFormat}. Safe for any thread.
 */
final class PhraseText {

    private final MessageFormat message;
    private final Format[] formats;
    private final Optional<List<Part>> parts;

    private PhraseText(MessageFormat message, Format[] formats, Optional<List<Part>> parts) {
        this.message = message;
        this.formats = formats;
        this.parts = parts;
    }

    /** @param argument the place of an argument, or less than 0 for words */
    private record Part(String words, int argument) {}

    static PhraseText of(String pattern, Locale locale) {
        MessageFormat message = new MessageFormat(pattern, locale);
        Format[] formats = message.getFormatsByArgumentIndex();
        boolean simple = Stream.of(formats).allMatch(format -> format == null)
                && DecimalFormatSymbols.getInstance(locale).getZeroDigit() == '0';
        return new PhraseText(
                message, formats, simple ? Optional.of(parts(message, formats.length)) : Optional.empty());
    }

    /** Each place is filled with one character, so that the same place twice in a row is seen. */
    private static List<Part> parts(MessageFormat message, int arguments) {
        Object[] filled = new Object[arguments];
        Arrays.fill(filled, "x");
        AttributedCharacterIterator text = message.formatToCharacterIterator(filled);
        List<Part> parts = new ArrayList<>();
        while (text.getIndex() < text.getEndIndex()) {
            Object argument = text.getAttribute(MessageFormat.Field.ARGUMENT);
            int end = text.getRunLimit(MessageFormat.Field.ARGUMENT);
            StringBuilder words = new StringBuilder();
            while (text.getIndex() < end) {
                words.append(text.current());
                text.next();
            }
            if (argument == null) {
                parts.add(new Part(words.toString(), -1));
            } else {
                words.chars().forEach(one -> parts.add(new Part("", (Integer) argument)));
            }
        }
        return List.copyOf(parts);
    }

    String fill(Object[] args) {
        return parts.flatMap(known -> joined(known, args)).orElseGet(() -> formatted(args));
    }

    /** Empty if an argument is missing, or is of a kind that has a form of its own. */
    private static Optional<String> joined(List<Part> parts, Object[] args) {
        StringBuilder text = new StringBuilder();
        for (Part part : parts) {
            if (part.argument() < 0) {
                text.append(part.words());
            } else if (part.argument() < args.length
                    && (args[part.argument()] instanceof String || args[part.argument()] instanceof Integer)) {
                text.append(args[part.argument()]); // board 1234, never board 1,234
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(text.toString());
    }

    private String formatted(Object[] args) {
        MessageFormat filled = (MessageFormat) message.clone(); // it holds state
        NumberFormat plain = NumberFormat.getIntegerInstance(filled.getLocale());
        plain.setGroupingUsed(false);
        for (int i = 0; i < formats.length && i < args.length; i++) {
            if (formats[i] == null && args[i] instanceof Integer) {
                filled.setFormatByArgumentIndex(i, plain);
            }
        }
        return filled.format(args);
    }
}
