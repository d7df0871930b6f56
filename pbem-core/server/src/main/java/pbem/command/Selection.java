package pbem.command;

import java.util.Locale;
import java.util.Optional;

/** Which of somebody's boards are meant. */
public enum Selection {
    /** Where it is their turn. */
    NEXT,
    /** Those under way. */
    ACTIVE,
    /** Those that are over. */
    INACTIVE,
    ALL;

    static Optional<Selection> of(String word) {
        for (Selection selection : values()) {
            if (selection.name().equals(word.toUpperCase(Locale.ROOT))) {
                return Optional.of(selection);
            }
        }
        return Optional.empty();
    }
}
