package pbem.cli.demo;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * The owner of a mailbox in the demo.
 *
 * @param user the userid, or the whole address of a visitor who signs up on the site
 */
public record DemoPlayer(String user) {

    static final String DOMAIN = "demo.example";

    /** The server's own mailbox. */
    static final DemoPlayer SERVER = new DemoPlayer("pbem");

    /** The players with whom the demo begins. */
    static final List<DemoPlayer> ALL = List.of(new DemoPlayer("alice"), new DemoPlayer("bob"));

    static DemoPlayer at(String address) {
        String here = "@" + DOMAIN;
        return new DemoPlayer(
                address.endsWith(here) ? address.substring(0, address.length() - here.length()) : address);
    }

    public String address() {
        return isVisitor() ? user : user + "@" + DOMAIN;
    }

    /** The path of the page of this mailbox. */
    public String path() {
        return "/mail/" + URLEncoder.encode(user, StandardCharsets.UTF_8);
    }

    /** The player's name as a person's name, capitalized; a visitor has only an address. */
    public String name() {
        return isVisitor() ? user : user.substring(0, 1).toUpperCase(Locale.ROOT) + user.substring(1);
    }

    private boolean isVisitor() {
        return user.contains("@");
    }
}
