package pbem.web.feed;

import java.util.stream.Collectors;
import pbem.phrase.HarmlessText;

/** Makes text fit for XML and calendars: one line, without control characters. */
final class PlainText {

    private PlainText() {}

    static String of(String text) {
        return text.codePoints()
                .map(c -> Character.isWhitespace(c) ? ' ' : c)
                .filter(c -> HarmlessText.isHarmless(c) && Character.getType(c) != Character.FORMAT)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }
}
