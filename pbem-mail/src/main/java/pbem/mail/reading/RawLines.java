package pbem.mail.reading;

/**
 * Walks over the lines of a header in raw bytes; a line ends in CRLF or LF. In CR alone it ends only where the mail has no
 * LF at all: elsewhere mail servers do not see an end there, and a From that only we see is one that they never judged.
 */
final class RawLines {

    private static final int LONGEST_NAME = 200;
    private static final byte[] MBOX = {'F', 'r', 'o', 'm', ' '};

    private final byte[] bytes;
    private final boolean returnsEndLines;
    private int position;

    RawLines(byte[] bytes) {
        this.bytes = bytes;
        this.returnsEndLines = indexOf('\n', 0) == bytes.length;
    }

    int position() {
        return position;
    }

    boolean hasMore() {
        return position < bytes.length;
    }

    void skipBlankLines() {
        while (hasMore() && endOfLine(position) == position) {
            position = next(position);
        }
    }

    /** A mail out of an mbox file, or as some servers pipe it: {@code From bob@x.example Mon Apr 2 …}, without a colon. */
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

    /** Whether a header field begins here: a name of printable ASCII, perhaps spaces, a colon. */
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

    /** Moves past one line. */
    void next() {
        position = next(endOfLine(position));
    }

    /** Moves past one line and those that continue it; gives the end of the last, without its line end. */
    int endOfFolded() {
        int end = endOfLine(position);
        boolean blank = end == position;
        position = next(end);
        while (!blank && hasMore() && (bytes[position] == ' ' || bytes[position] == '\t')) {
            end = endOfLine(position);
            position = next(end);
        }
        return end;
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
