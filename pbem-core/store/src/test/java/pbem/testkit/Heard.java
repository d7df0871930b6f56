package pbem.testkit;

import java.util.List;

/**
 * What came of one mail, in English.
 *
 * @param rulings one for each line heard: {@code done: made challenge 1}
 * @param notices posted because of it, each with its recipient: {@code bob: board 101/1}
 */
public record Heard(List<String> rulings, List<String> notices) {

    /** The one ruling of a mail with one command. */
    public String ruling() {
        if (rulings.size() != 1) {
            throw new AssertionError("not one ruling but " + rulings);
        }
        return rulings.get(0);
    }

    /** What that player, or somebody at that address, was told. */
    public List<String> to(String whom) {
        return notices.stream()
                .filter(notice -> notice.startsWith(whom + ": "))
                .map(notice -> notice.substring(whom.length() + 2))
                .toList();
    }
}
