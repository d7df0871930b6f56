package pbem.mail.reading;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text without the files that old programs write into it (uuencode).
 *
 * @param text the text before the first file
 * @param found whether there was a file
 */
record InlineFile(String text, boolean found) {

    private static final Pattern BEGIN =
            Pattern.compile("^begin(?:-base64)? [0-7]{3,4} [^\r\n]{1,200}\r?\n[!-`]{2,80}\r?$", Pattern.MULTILINE);

    static InlineFile of(String text) {
        Matcher begin = BEGIN.matcher(text);
        return begin.find() ? new InlineFile(text.substring(0, begin.start()), true) : new InlineFile(text, false);
    }
}
