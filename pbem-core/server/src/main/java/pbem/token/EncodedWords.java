package pbem.token;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Decodes a header with encoded words (RFC 2047). Two words with only blanks between them are one text, across lines.
 * The cost is linear in the length.
 */
final class EncodedWords {

    private static final Pattern WORD =
            Pattern.compile("=\\?([^?\\s*]{1,60})(?:\\*[^?\\s]{0,40})?\\?([bBqQ])\\?([^?\\r\\n]*)\\?=");

    /** The content of one word, so that the word with its frame is at most 75 characters long. */
    private static final int MOST_BYTES = 42;

    private EncodedWords() {}

    static boolean isIn(String header) {
        return header.contains("=?");
    }

    /** The decoded header. */
    static String decoded(String header) {
        StringBuilder said = new StringBuilder(header.length());
        Run run = new Run(said);
        Matcher word = WORD.matcher(header);
        int done = 0;
        while (word.find()) {
            String between = header.substring(done, word.start());
            if (!between.isBlank() || !run.isUnderWay()) {
                run.end();
                said.append(plain(between));
            }
            run.add(word.group(1).toLowerCase(Locale.ROOT), bytes(word.group(2), word.group(3)));
            done = word.end();
        }
        run.end();
        return said.append(plain(header.substring(done))).toString();
    }

    /** Consecutive words of the same charset, since a character may begin in one and end in the next. */
    private static final class Run {

        private final StringBuilder said;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private String charset = "";

        Run(StringBuilder said) {
            this.said = said;
        }

        boolean isUnderWay() {
            return !charset.isEmpty();
        }

        void add(String name, byte[] more) {
            if (!name.equals(charset)) {
                end();
            }
            charset = name;
            bytes.writeBytes(more);
        }

        void end() {
            if (isUnderWay()) {
                said.append(bytes.toString(known(charset)));
            }
            bytes.reset();
            charset = "";
        }
    }

    private static Charset known(String name) {
        try {
            return Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return StandardCharsets.ISO_8859_1;
        }
    }

    /** The text outside of the words; some programs write raw non-ASCII letters there. */
    private static String plain(String text) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(text.getBytes(StandardCharsets.ISO_8859_1)))
                    .toString();
        } catch (CharacterCodingException e) {
            return text;
        }
    }

    private static byte[] bytes(String encoding, String text) {
        return encoding.equalsIgnoreCase("b") ? ofBase64(text) : ofQ(text);
    }

    /** Decodes Base64 leniently: other characters are skipped, and a truncated end is decoded as far as possible. */
    static byte[] ofBase64(String text) {
        String letters = text.replaceAll("[^A-Za-z0-9+/]", "");
        int whole = letters.length() % 4 == 1 ? letters.length() - 1 : letters.length();
        return Base64.getDecoder().decode(letters.substring(0, whole));
    }

    private static byte[] ofQ(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int high = c == '=' && i + 2 < text.length() ? Character.digit(text.charAt(i + 1), 16) : -1;
            int low = high >= 0 ? Character.digit(text.charAt(i + 2), 16) : -1;
            if (low >= 0) {
                bytes.write(high * 16 + low);
                i += 2;
            } else {
                bytes.write(c == '_' ? ' ' : c);
            }
        }
        return bytes.toByteArray();
    }

    /** The text as encoded words, each on its own line. */
    static String of(String text, String lineEnd) {
        StringBuilder words = new StringBuilder();
        StringBuilder part = new StringBuilder();
        int size = 0;
        for (int c : text.codePoints().toArray()) {
            int bytes = Character.toString(c).getBytes(StandardCharsets.UTF_8).length;
            if (size + bytes > MOST_BYTES) {
                words.append(word(part)).append('\n');
                part.setLength(0);
                size = 0;
            }
            part.appendCodePoint(c);
            size += bytes;
        }
        return words.append(word(part)).toString().lines().collect(Collectors.joining(lineEnd + " "));
    }

    private static String word(CharSequence text) {
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        return "=?utf-8?B?" + Base64.getEncoder().encodeToString(bytes) + "?=";
    }
}
