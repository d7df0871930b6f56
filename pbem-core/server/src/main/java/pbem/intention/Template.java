package pbem.intention;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A form of a command with slots in braces, such as <code>rating {player}</code>. */
record Template(String text) {

    private static final Pattern SLOT = Pattern.compile("\\{(\\w+)}");

    /** The completed line; empty if the sentence lacks a slot. */
    Optional<String> filled(Sentence sentence) {
        Matcher slot = SLOT.matcher(text);
        StringBuilder line = new StringBuilder();
        while (slot.find()) {
            Optional<String> value = sentence.slot(slot.group(1));
            if (value.isEmpty()) {
                return Optional.empty();
            }
            slot.appendReplacement(line, Matcher.quoteReplacement(value.get()));
        }
        return Optional.of(slot.appendTail(line).toString());
    }
}
