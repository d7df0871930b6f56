package pbem.mail.reading;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds ids of mails in header fields. They are given without angle brackets and without spaces left by folding. */
final class MessageIds {

    private static final int MOST = 50;
    private static final int LONGEST = 998;
    private static final Pattern IN_BRACKETS = Pattern.compile("<([^<>]{1,1100})>");
    private static final Pattern BETWEEN = Pattern.compile("[\\s,<>]+");

    private MessageIds() {}

    /** The id of the mail itself; empty if it has none. */
    static String own(MailHead head) {
        String value = head.first("Message-ID").orElse("");
        return in(value).stream()
                .findFirst()
                .orElseGet(() -> shortened(BETWEEN.matcher(value).replaceAll("")));
    }

    /**
     * The ids of the mails that a mail answers: In-Reply-To, then References from the last, which is the newest, to the
     * first.
     */
    static List<String> answered(MailHead head) {
        Set<String> ids = new LinkedHashSet<>();
        head.all("In-Reply-To").forEach(value -> ids.addAll(in(value)));
        List<String> references = new ArrayList<>();
        head.all("References").forEach(value -> references.addAll(in(value)));
        Collections.reverse(references);
        ids.addAll(references);
        return ids.stream().limit(MOST).toList();
    }

    /** The ids in a value, separated by spaces or, as Exchange and iOS write them, by commas. */
    static List<String> in(String value) {
        List<String> ids = new ArrayList<>();
        Matcher matcher = IN_BRACKETS.matcher(value);
        while (matcher.find()) {
            add(ids, matcher.group(1).replaceAll("\\s", ""));
        }
        if (ids.isEmpty()) {
            for (String word : BETWEEN.split(value)) {
                if (word.indexOf('@') > 0) {
                    add(ids, word);
                }
            }
        }
        return ids;
    }

    private static String shortened(String id) {
        return id.substring(0, Math.min(id.length(), LONGEST));
    }

    private static void add(List<String> ids, String id) {
        if (!id.isEmpty() && id.length() <= LONGEST) {
            ids.add(id);
        }
    }
}
