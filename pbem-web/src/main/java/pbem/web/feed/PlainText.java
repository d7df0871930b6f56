package pbem.web.feed;

import java.util.stream.Collectors;

/** Text as XML and calendars may hold it: on one line, without control characters. */
final class PlainText {

    private PlainText() {}

    static String of(String text) {
        return text.codePoints()
                .map(c -> Character.isWhitespace(c) ? ' ' : c)
                .filter(c -> !Character.isISOControl(c)
                        && Character.getType(c) != Character.SURROGATE
                        && Character.getType(c) != Character.FORMAT
                        && c != 0xFFFE
                        && c != 0xFFFF)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }
}
