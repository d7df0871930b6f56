package pbem.player;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The traces of a person in others' texts: their addresses, userids and words. Addresses can be removed from text. A
 * whole mail is only searched, including its encoded parts, since a mail program may encode a quotation in any way.
 * Safe for any thread.
 */
public final class Traces {

    /** The replacement for an address. */
    public static final String ERASED = "[erased]";

    /** Shorter texts could be anybody's: "Thank you!". */
    private static final int SHORTEST_WORDS = 12;

    private static final Pattern SOFT_BREAK = Pattern.compile("=[ \\t]*\\r?\\n");
    private static final Pattern HEX = Pattern.compile("[=%]([0-9A-Fa-f]{2})");

    /** Consecutive lines of base64, or an encoded word in a header. */
    private static final Pattern BASE64 = Pattern.compile(
            "(?:^[A-Za-z0-9+/]{20,}={0,2}[ \\t]*\\r?\\n)+(?:^[A-Za-z0-9+/]{2,}={0,2}[ \\t]*\\r?$)?"
                    + "|(?<=\\?[Bb]\\?)[A-Za-z0-9+/]+={0,2}",
            Pattern.MULTILINE);

    /** The characters that mail programs put between words when they wrap and quote. */
    private static final Pattern GAP = Pattern.compile("[\\s>|]+");

    private final Optional<Pattern> addresses;
    private final Optional<Pattern> names;
    private final List<String> words;

    /**
     * @param addresses present, former and requested addresses
     * @param names present and former userids
     * @param words all their comments, each as a whole
     */
    public Traces(Collection<String> addresses, Collection<String> names, Collection<String> words) {
        this.addresses = anyOf(addresses, "(?<![\\w.+%-])", "(?![\\w-]|\\.\\w)");
        this.names = anyOf(names, "(?<![\\w-])", "(?![\\w@-])");
        this.words = words.stream()
                .map(said -> squeezed(new String(said.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1)))
                .filter(said -> said.length() >= SHORTEST_WORDS)
                .distinct()
                .toList();
    }

    private static Optional<Pattern> anyOf(Collection<String> texts, String before, String after) {
        return texts.isEmpty()
                ? Optional.empty()
                : Optional.of(Pattern.compile(
                        texts.stream()
                                .map(Pattern::quote)
                                .collect(Collectors.joining("|", before + "(?:", ")" + after)),
                        Pattern.CASE_INSENSITIVE));
    }

    /** The text without the person's addresses. Another person's address that only ends like one of them stays. */
    public String without(String text) {
        return addresses
                .map(any -> any.matcher(text).replaceAll(Matcher.quoteReplacement(ERASED)))
                .orElse(text);
    }

    /** Whether a raw mail names the person or contains their words. */
    public boolean areIn(byte[] mail) {
        String plain = new String(mail, StandardCharsets.ISO_8859_1);
        return Stream.<String>of(plain, unquoted(plain)).anyMatch(this::areInText)
                || BASE64.matcher(plain)
                        .results()
                        .map(MatchResult::group)
                        .map(Traces::decoded)
                        .anyMatch(this::areInText);
    }

    private boolean areInText(String text) {
        if (isIn(addresses, text) || isIn(names, text)) {
            return true;
        }
        String squeezed = words.isEmpty() ? "" : squeezed(text);
        return words.stream().anyMatch(squeezed::contains);
    }

    private static boolean isIn(Optional<Pattern> any, String text) {
        return any.filter(pattern -> pattern.matcher(text).find()).isPresent();
    }

    private static String squeezed(String text) {
        return GAP.matcher(text).replaceAll(" ").strip().toLowerCase(Locale.ROOT);
    }

    /** The text decoded from quoted-printable and percent encoding, since addresses occur in links. */
    private static String unquoted(String text) {
        return HEX.matcher(SOFT_BREAK.matcher(text).replaceAll(""))
                .replaceAll(
                        hex -> Matcher.quoteReplacement(Character.toString((char) Integer.parseInt(hex.group(1), 16))));
    }

    private static String decoded(String base64) {
        try {
            return new String(Base64.getMimeDecoder().decode(base64), StandardCharsets.ISO_8859_1);
        } catch (IllegalArgumentException e) {
            return ""; // not base64 after all
        }
    }
}
