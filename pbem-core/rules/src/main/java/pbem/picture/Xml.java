package pbem.picture;

/** Escapes text for XML. */
final class Xml {

    private Xml() {}

    /**
     * The text, safe as content and in attributes; characters that XML does not allow become the replacement character.
     */
    static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(character -> {
            switch (character) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.appendCodePoint(allowed(character) ? character : 0xfffd);
            }
        });
        return escaped.toString();
    }

    private static boolean allowed(int character) {
        return character == '\t'
                || character == '\n'
                || character >= 0x20 && character < 0xd800
                || character > 0xdfff && character < 0xfffe
                || character > 0xffff;
    }
}
