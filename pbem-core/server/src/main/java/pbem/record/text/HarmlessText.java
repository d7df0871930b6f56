package pbem.record.text;

/**
 * Takes out of the words of a foreign record what no page, mail or database should be given: control characters but for the
 * ends of lines, marks that turn the direction of writing, halves of characters. Letters of every language stay.
 */
final class HarmlessText {

    private static final int JOINER = 0x200d;
    private static final int NON_JOINER = 0x200c;

    private HarmlessText() {}

    static String of(String text) {
        return text.codePoints()
                .map(c -> c == '\t' ? ' ' : c)
                .filter(HarmlessText::isHarmless)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static boolean isHarmless(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL -> c == '\n';
            case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE, Character.UNASSIGNED ->
                false;
            case Character.FORMAT -> c == JOINER || c == NON_JOINER; // emoji and Persian need them
            default -> true;
        };
    }
}
