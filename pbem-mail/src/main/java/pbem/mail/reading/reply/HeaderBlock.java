package pbem.mail.reading.reply;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import pbem.phrase.WordLists;

/** Recognises the header of the answered mail that Outlook and other programs copy into the text. */
final class HeaderBlock {

    private static final int LINES = 12;
    private static final int LONGEST_LABEL = 30;

    private enum Label {
        FROM,
        SENT,
        TO,
        CC,
        SUBJECT
    }

    private static final Map<String, Label> LABELS = labels();

    private HeaderBlock() {}

    /**
     * Whether such a header begins on this line: at least three different labels close together, including that of the
     * sender.
     */
    static boolean at(Lines lines, int index) {
        if (label(lines.get(index)).isEmpty()) {
            return false;
        }
        Set<Label> seen = EnumSet.noneOf(Label.class);
        int others = 0;
        for (int i = index; i < Math.min(lines.count(), index + LINES) && others < 3; i++) {
            Optional<Label> label = label(lines.get(i));
            label.ifPresent(seen::add);
            others = label.isPresent() || lines.isBlank(i) ? 0 : others + 1;
        }
        return seen.size() >= 3 && seen.contains(Label.FROM);
    }

    private static Optional<Label> label(String line) {
        int colon = line.indexOf(':');
        if (colon < 1 || colon > LONGEST_LABEL) {
            return Optional.empty();
        }
        String label = line.substring(0, colon).replace("*", "").strip().toLowerCase(Locale.ROOT);
        return Optional.ofNullable(LABELS.get(label));
    }

    private static Map<String, Label> labels() {
        WordLists words = WordLists.inEveryLanguage(HeaderBlock.class);
        Map<String, Label> labels = new HashMap<>();
        for (Label label : Label.values()) {
            words.of(label.name().toLowerCase(Locale.ROOT)).forEach(name -> labels.put(name, label));
        }
        return Map.copyOf(labels);
    }
}
