package pbem.mail.reading;

/**
 * Walks over the lines of a header in raw bytes. A line ends in CRLF or LF. A CR alone ends a line only if the mail has
 * no LF at all: otherwise mail servers see no line end there, and we would read a From that they never checked.
 */
final class RawLines {

    private static final int LONGEST_NAME = 200;
    private static final byte[] MBOX = {'F', 'r', 'o', 'm', ' '};

    private final byte[] bytes;
    private final boolean returnsEndLines;
    private int position;

    RawLines(byte[] bytes) {
        this(bytes, 0);
    }

    RawLines(byte[] bytes, int position) {
        this.bytes = bytes;
        this.position = position;
        this.returnsEndLines = indexOf('\n', 0) == bytes.length;
    }

    int position() {
        return position;
    }

    boolean hasMore() {
        return position < bytes.length;
    }

    /** Skips blank lines, and spaces before the first field. */
    void skipBlanks() {
        while (hasMore() && (isIndented() || isBlank())) {
            position++;
        }
    }

    /**
     * Skips the separator line of an mbox file, which some servers also pipe: {@code From bob@x.example Mon Apr 2 …},
     * without a colon.
     */
    void skipMboxLine() {
        int at = hasMore() && bytes[position] == '>' ? position + 1 : position;
        for (int i = 0; i < MBOX.length; i++) {
            if (at + i >= bytes.length || bytes[at + i] != MBOX[i]) {
                return;
            }
        }
        position = next(endOfLine(position));
    }

    boolean isBlank() {
        return endOfLine(position) == position;
    }

    /** Whether a header field begins here: a name of printable ASCII, optional spaces, a colon. */
    boolean isField() {
        int i = position;
        while (i < bytes.length && bytes[i] > ' ' && bytes[i] < 127 && bytes[i] != ':') {
            i++;
        }
        boolean named = i > position && i - position <= LONGEST_NAME;
        while (i < bytes.length && (bytes[i] == ' ' || bytes[i] == '\t')) {
            i++;
        }
        return named && i < bytes.length && bytes[i] == ':';
    }

    /** Whether a field begins here whose name in lower case begins with this text. */
    boolean isField(String beginning) {
        for (int i = 0; i < beginning.length(); i++) {
            int at = position + i;
            if (at >= bytes.length || Character.toLowerCase((char) bytes[at]) != beginning.charAt(i)) {
                return false;
            }
        }
        return isField();
    }

    boolean isIndented() {
        return bytes[position] == ' ' || bytes[position] == '\t';
    }

    /** Skips one line and returns where it ends, before its line end. */
    int next() {
        int end = endOfLine(position);
        position = next(end);
        return end;
    }

    /** Skips one line and those that continue it, and returns where the last one ends, before its line end. */
    int endOfFolded() {
        boolean blank = isBlank();
        int end = next();
        while (!blank && continues(end)) {
            end = next();
        }
        return end;
    }

    /**
     * Whether the current line continues the field of the previous line.
     *
     * @param end the end of the previous line
     */
    boolean continues(int end) {
        return hasMore() && (isIndented() || isTornOff(end));
    }

    /**
     * Whether the current line begins with a parameter and the previous one ends in a semicolon: some programs fold
     * lines without the indenting space.
     */
    private boolean isTornOff(int end) {
        int last = end - 1;
        while (last > 0 && bytes[last] == ' ') {
            last--;
        }
        int i = position;
        while (i < bytes.length && isToken(bytes[i])) {
            i++;
        }
        return bytes[last] == ';' && i > position && i < bytes.length && bytes[i] == '=';
    }

    private static boolean isToken(byte c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '*' || c == '_';
    }

    private int endOfLine(int from) {
        int end = indexOf(returnsEndLines ? '\r' : '\n', from);
        boolean pair = !returnsEndLines && end < bytes.length && end > from && bytes[end - 1] == '\r';
        return pair ? end - 1 : end;
    }

    private int indexOf(char sought, int from) {
        int i = from;
        while (i < bytes.length && bytes[i] != sought) {
            i++;
        }
        return i;
    }

    private int next(int end) {
        if (end < bytes.length && bytes[end] == '\r' && end + 1 < bytes.length && bytes[end + 1] == '\n') {
            return end + 2;
        }
        return Math.min(end + 1, bytes.length);
    }
}
