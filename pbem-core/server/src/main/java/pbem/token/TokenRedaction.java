package pbem.token;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Removes from a text everything that looks like a token of a reply address, since its reader could play for its owner.
 * Capitals, blanks, line ends, hyphens and other characters do not hide a token, nor do the encodings of links and
 * mails, nor reversed text. It is known by its form alone, since a token that was damaged, that has expired or whose
 * key is lost looks no different to a person. The cost grows with the length of the text and with nothing else.
 */
public final class TokenRedaction {

    private static final String PLACEHOLDER = "[address]";

    /** The separator between the name of a mailbox and a token. */
    private static final String PLUS = "(?:\\+|%2B|=2B|&#0{0,4}43;|&#x0{0,4}2B;)";

    /** After a plus even a damaged token, a few letters longer or shorter: the first group. */
    private static final Pattern DAMAGED =
            Pattern.compile(PLUS + "((?:[A-Z2-7](?:=?\\r?\\n)?){40,48})(?![A-Z0-9])", Pattern.CASE_INSENSITIVE);

    private static final Pattern BEFORE =
            Pattern.compile("[\\p{L}\\p{N}._%-]{0,64}" + PLUS + "\\z", Pattern.CASE_INSENSITIVE);
    private static final Pattern BEHIND =
            Pattern.compile("\\A(?:@|%40|=40|&#64;)[\\p{L}\\p{N}.-]{1,255}", Pattern.CASE_INSENSITIVE);

    private TokenRedaction() {}

    /** A range of text to remove. */
    private record Span(int from, int to) {

        /** This range in the reversed text. */
        Span mirrored(String text) {
            return new Span(text.length() - to, text.length() - from);
        }
    }

    /** The text without tokens, with the same number of lines. */
    public static String of(String text) {
        if (text.length() < Tokens.LONGEST - 4) {
            return text;
        }
        String rest = without(found(text), text);
        // Searches the rest instead of the whole text, since adjacent tokens may look like another token where they
        // meet.
        List<Span> mirrored =
                found(mirrored(rest)).stream().map(span -> span.mirrored(rest)).toList();
        return without(mirrored, rest);
    }

    private static String mirrored(String text) {
        char[] mirrored = new char[text.length()];
        for (int i = 0; i < mirrored.length; i++) {
            mirrored[i] = text.charAt(mirrored.length - 1 - i);
        }
        return new String(mirrored);
    }

    /** All tokens from left to right, each with the address around it. */
    private static List<Span> found(String text) {
        List<Span> spans = new ArrayList<>();
        find(TokenLetters.of(text), spans);
        if (TokenLetters.isEncoded(text)) {
            find(TokenLetters.decoded(text), spans);
        }
        Matcher damaged = DAMAGED.matcher(text);
        while (damaged.find()) {
            spans.add(new Span(damaged.start(1), damaged.end(1)));
        }
        return spans.stream().map(span -> withAddress(span, text)).toList();
    }

    private static void find(TokenLetters letters, List<Span> spans) {
        for (int i = 0; i + Tokens.LONGEST <= letters.count(); i++) {
            if (letters.beginToken(i)) {
                spans.add(new Span(letters.start(i), letters.end(i + Tokens.LONGEST - 1)));
            }
        }
    }

    private static String without(List<Span> found, String text) {
        if (found.isEmpty()) {
            return text;
        }
        List<Span> spans = found.stream()
                .sorted((one, other) -> Integer.compare(one.from(), other.from()))
                .toList();
        StringBuilder rest = new StringBuilder();
        int done = 0;
        for (Span span : spans) {
            if (span.from() >= done) {
                rest.append(text, done, span.from()).append(PLACEHOLDER);
            }
            for (int i = Math.max(done, span.from()); i < span.to(); i++) {
                if (text.charAt(i) == '\n') {
                    rest.append('\n');
                }
            }
            done = Math.max(done, span.to());
        }
        return rest.append(text.substring(done)).toString();
    }

    /** The token with the address around it, which is useless without the token. */
    private static Span withAddress(Span token, String text) {
        Matcher before = BEFORE.matcher(text).region(Math.max(0, token.from() - 80), token.from());
        Matcher behind = BEHIND.matcher(text).region(token.to(), Math.min(text.length(), token.to() + 260));
        int from = before.find() ? before.start() : token.from();
        return new Span(from, behind.find() ? behind.end() : token.to());
    }
}
