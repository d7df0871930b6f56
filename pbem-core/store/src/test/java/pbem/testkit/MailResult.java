package pbem.testkit;

import java.util.List;

/**
 * The results of one mail, in English.
 *
 * @param results one for each line handled: {@code done: made challenge 1}
 * @param notices posted because of it, each with its recipient: {@code bob: board 101/1}
 */
public record MailResult(List<String> results, List<String> notices) {

    /** The only result of a mail with one command. */
    public String result() {
        if (results.size() != 1) {
            throw new AssertionError("not one result but " + results);
        }
        return results.get(0);
    }

    /** The notices to the player or the address. */
    public List<String> to(String whom) {
        return notices.stream()
                .filter(notice -> notice.startsWith(whom + ": "))
                .map(notice -> notice.substring(whom.length() + 2))
                .toList();
    }
}
