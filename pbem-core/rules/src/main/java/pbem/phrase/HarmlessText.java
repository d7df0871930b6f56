package pbem.phrase;

/**
 * Removes from text that came from outside what no database, mail, page or terminal should be given: control characters
 * except line ends, marks that change the direction of writing, and unpaired surrogates. Letters of every language
 * stay. All that people write is cleaned on its way in, and again on its way out, since older text may have been stored
 * uncleaned.
 */
public final class HarmlessText {

    private static final int JOINER = 0x200d;
    private static final int NON_JOINER = 0x200c;
    private static final int DELETE = 0x7f;

    private HarmlessText() {}

    /**
     * The harmless part of a text of any number of lines; a tab becomes a blank.
     *
     * @param text may be null, as a database row without it is; that counts as empty
     */
    public static String of(String text) {
        if (text == null) {
            return "";
        }
        return isClean(text)
                ? text
                : text.codePoints()
                        .map(c -> c == '\t' ? ' ' : c)
                        .filter(c -> c == '\n' || isHarmless(c))
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString();
    }

    /** The harmless part of a text on one line: line ends become blanks, too. */
    public static String line(String text) {
        return of(text).replace('\n', ' ');
    }

    /** Whether a character may stand within a line. */
    public static boolean isHarmless(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> false;
            case Character.FORMAT -> c == JOINER || c == NON_JOINER; // emoji and Persian need them
            default -> true;
        };
    }

    private static boolean isClean(String text) {
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            if ((c < ' ' || c >= DELETE) && c != '\n' && !isHarmless(c)) {
                return false;
            }
            i += Character.charCount(c);
        }
        return true;
    }
}
