package pbem.mail.reading.reply;

import java.util.List;

/** A text as lines, without trailing spaces. */
record Lines(List<String> lines) {

    Lines {
        lines = List.copyOf(lines);
    }

    static Lines of(String text) {
        return new Lines(List.of(text.split("\n", -1)));
    }

    int count() {
        return lines.size();
    }

    String get(int index) {
        return lines.get(index);
    }

    Lines from(int index) {
        return new Lines(lines.subList(Math.min(index, count()), count()));
    }

    Lines before(int index) {
        return new Lines(lines.subList(0, index));
    }

    boolean isBlank(int index) {
        return get(index).isBlank();
    }

    /** Whether it is a line of a quoted mail. */
    boolean isQuote(int index) {
        String text = index < count() ? get(index).stripLeading() : "";
        // Old mail programs write ">From" for a line of the writer's own that begins with "From".
        return text.startsWith(">") && !text.startsWith(">From ");
    }

    /** The index of the first line from there on that is not blank; {@link #count} if there is none. */
    int nextText(int index) {
        int next = index;
        while (next < count() && isBlank(next)) {
            next++;
        }
        return next;
    }

    /** The text without blank lines at its beginning and end. */
    String text() {
        int first = nextText(0);
        int last = count();
        while (last > first && isBlank(last - 1)) {
            last--;
        }
        return String.join(
                        "\n",
                        lines.subList(first, last).stream()
                                .map(String::stripTrailing)
                                .toList())
                .stripLeading();
    }
}
