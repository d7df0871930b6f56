package pbem.mail.reading.reply;

import java.util.BitSet;
import java.util.Optional;

/**
 * The lines of a text that belong to the answered mail: quoted lines, the lines that introduce them, and the ends that
 * wrapping split off them.
 */
record QuotedLines(BitSet quoted, int count) {

    private static final int LONG_LINE = 60;

    static QuotedLines in(Lines lines) {
        BitSet quoted = new BitSet(lines.count());
        for (int i = 0; i < lines.count(); i++) {
            if (lines.isQuote(i) || isTornOff(lines, i)) {
                quoted.set(i);
            } else {
                Optional<Integer> attribution = Attribution.at(lines, i);
                if (attribution.isPresent()) {
                    quoted.set(i, i + attribution.get());
                    i += attribution.get() - 1;
                }
            }
        }
        return new QuotedLines(quoted, lines.count());
    }

    /** Whether the line is the end of a long quoted line that was wrapped without a new quote mark. */
    private static boolean isTornOff(Lines lines, int index) {
        return index > 0
                && !lines.isBlank(index)
                && lines.isQuote(index - 1)
                && lines.isQuote(index + 1)
                && lines.get(index - 1).length() >= LONG_LINE
                && lines.get(index).length() < LONG_LINE;
    }

    boolean any() {
        return !quoted.isEmpty();
    }

    boolean has(int index) {
        return quoted.get(index);
    }

    int first() {
        int first = quoted.nextSetBit(0);
        return first < 0 ? count : first;
    }
}
