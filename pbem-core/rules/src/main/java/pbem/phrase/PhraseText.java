package pbem.phrase;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One parsed text of a {@link Phrasebook}: its words, and the argument that each placeholder takes. A text that chooses
 * its words by a number or a word is left to {@link MessageFormat}. Safe for any thread.
 */
final class PhraseText {

    /** The placeholder by which a text chooses its own grammatical form. */
    private static final String FORM = "form";

    /** The form of a phrase at the beginning of a sentence. */
    static final String CAPITAL = "capital";

    private static final Pattern BEGINS_WITH_ARGUMENT = Pattern.compile("\\{[0-9]");

    private final Locale locale;

    /** Whether the language writes 0 to 9. Formatting takes much longer than writing them. */
    private final boolean usualDigits;

    /** Words and placeholders in order; of a text that chooses, only its placeholders. */
    private final List<Piece> pieces;

    /** The format of a text that chooses; otherwise empty. */
    private final Optional<MessageFormat> choosing;

    private PhraseText(Locale locale, List<Piece> pieces, Optional<MessageFormat> choosing) {
        this.locale = locale;
        this.usualDigits = DecimalFormatSymbols.getInstance(locale).getZeroDigit() == '0';
        this.pieces = pieces;
        this.choosing = choosing;
    }

    /** Turns an argument into text in a form. */
    @FunctionalInterface
    interface Speaker {
        Object spoken(Object argument, String form);
    }

    /**
     * Words, or a placeholder with its name as written in the text.
     *
     * @param argument the number of the placeholder's argument; negative for words and for a placeholder without one
     * @param form the form in which the argument is said; empty for the usual one
     * @param counts whether the text chooses by this argument as a number
     */
    private record Piece(String words, int argument, String form, boolean counts) {

        static Piece place(String name, boolean counts) {
            int end = name.indexOf('_') < 0 ? name.length() : name.indexOf('_');
            String number = name.substring(0, end);
            return new Piece(
                    name,
                    number.matches("[0-9]{1,3}") ? Integer.parseInt(number) : -1,
                    end < name.length() ? name.substring(end + 1) : "",
                    counts);
        }
    }

    /** @throws IllegalArgumentException if {@code pattern} is malformed */
    static PhraseText of(String pattern, Locale locale) {
        MessagePattern read = new MessagePattern(pattern);
        List<Piece> pieces = pieces(read);
        return pieces.isEmpty() && !pattern.isEmpty()
                ? new PhraseText(locale, places(read), Optional.of(new MessageFormat(pattern, locale)))
                : new PhraseText(locale, pieces, Optional.empty());
    }

    /** The words and placeholders in order; empty if the text chooses. */
    private static List<Piece> pieces(MessagePattern read) {
        List<Piece> pieces = new ArrayList<>();
        StringBuilder words = new StringBuilder();
        int from = 0;
        for (int i = 0; i < read.countParts(); i++) {
            Part part = read.getPart(i);
            words.append(read.getPatternString(), from, part.getIndex());
            from = part.getLimit();
            if (part.getType() == Part.Type.ARG_START) {
                if (part.getArgType() != ArgType.NONE) {
                    return List.of();
                }
                addWords(pieces, words);
                pieces.add(Piece.place(read.getSubstring(read.getPart(i + 1)), false));
                i = read.getLimitPartIndex(i);
                from = read.getPart(i).getLimit();
            }
        }
        addWords(pieces, words);
        return List.copyOf(pieces);
    }

    private static void addWords(List<Piece> pieces, StringBuilder words) {
        if (!words.isEmpty()) {
            pieces.add(new Piece(words.toString(), -1, "", false));
            words.setLength(0);
        }
    }

    /** The placeholders of a text that chooses, each once for every form and use. */
    private static List<Piece> places(MessagePattern read) {
        Set<Piece> places = new LinkedHashSet<>();
        for (int i = 0; i < read.countParts(); i++) {
            Part part = read.getPart(i);
            if (part.getType() == Part.Type.ARG_START) {
                ArgType type = part.getArgType();
                places.add(Piece.place(
                        read.getSubstring(read.getPart(i + 1)), type != ArgType.NONE && type != ArgType.SELECT));
            }
        }
        return List.copyOf(places);
    }

    /** The numbers of the arguments that the text contains or chooses by. */
    Set<Integer> arguments() {
        return pieces.stream()
                .filter(piece -> piece.argument() >= 0)
                .map(Piece::argument)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** @param form the form in which this text itself is said */
    String fill(List<Object> args, String form, Speaker speaker) {
        return choosing.isPresent() ? chosen(choosing.get(), args, form, speaker) : joined(args, form, speaker);
    }

    private String joined(List<Object> args, String form, Speaker speaker) {
        StringBuilder text = new StringBuilder();
        for (Piece piece : pieces) {
            boolean first = text.isEmpty() && form.equals(CAPITAL);
            if (piece.argument() < 0 || piece.argument() >= args.size()) {
                text.append(first ? capital(piece.words()) : piece.words());
            } else {
                String asked = first && piece.form().isEmpty() ? CAPITAL : piece.form();
                text.append(plain(speaker.spoken(args.get(piece.argument()), asked)));
            }
        }
        return text.toString();
    }

    private String chosen(MessageFormat format, List<Object> args, String form, Speaker speaker) {
        Map<String, Object> filled = new HashMap<>();
        filled.put(FORM, form);
        for (Piece place : pieces) {
            if (place.argument() >= 0 && place.argument() < args.size()) {
                Object spoken = speaker.spoken(args.get(place.argument()), place.form());
                if (place.counts()) {
                    filled.put(place.words(), spoken);
                } else {
                    filled.putIfAbsent(place.words(), plain(spoken));
                }
            }
        }
        String text;
        synchronized (format) { // it is not thread-safe, and a copy costs more than formatting
            text = format.format(filled);
        }
        return form.equals(CAPITAL)
                        && !BEGINS_WITH_ARGUMENT.matcher(format.toPattern()).lookingAt()
                ? capital(text)
                : text;
    }

    private String capital(String text) {
        int second = text.isEmpty() ? 0 : text.offsetByCodePoints(0, 1);
        return text.substring(0, second).toUpperCase(locale) + text.substring(second);
    }

    /** Numbers without grouping: board 1234, never board 1,234. */
    private Object plain(Object spoken) {
        if (spoken instanceof Integer number) {
            return usualDigits ? number.toString() : String.format(locale, "%d", number);
        }
        return spoken;
    }
}
