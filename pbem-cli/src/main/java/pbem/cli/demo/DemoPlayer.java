package pbem.cli.demo;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The owner of a mailbox in the demo.
 *
 * @param user the userid
 */
public record DemoPlayer(String user) {

    static final String DOMAIN = "demo.example";

    /** The server's own mailbox. */
    static final DemoPlayer SERVER = new DemoPlayer("pbem");

    static final List<DemoPlayer> ALL = List.of(new DemoPlayer("alice"), new DemoPlayer("bob"));

    /** All players, for the templates, which can use only public members. */
    public static List<DemoPlayer> everybody() {
        return ALL;
    }

    static Optional<DemoPlayer> named(String user) {
        return ALL.stream()
                .filter(player -> player.user().equals(user.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    public String address() {
        return user + "@" + DOMAIN;
    }

    /** The player's name as a person's name, capitalized. */
    public String name() {
        return user.substring(0, 1).toUpperCase(Locale.ROOT) + user.substring(1);
    }
}
