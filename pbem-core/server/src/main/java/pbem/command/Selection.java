package pbem.command;

import java.util.Locale;
import java.util.Optional;

/** A choice among a player's boards. */
public enum Selection {
    /** Boards where it is the player's turn. */
    NEXT,
    /** Boards under way. */
    ACTIVE,
    /** Finished boards. */
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
