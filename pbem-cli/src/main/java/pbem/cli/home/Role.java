package pbem.cli.home;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** What a worker does. Several workers on one database may share the roles, and several may have the same role. */
public enum Role {
    /** Receives mail from every source. */
    INTAKE,
    /** Acts on the mail that came in. */
    ACT,
    /** Sends the mail that goes out. */
    DELIVERY,
    /** Does the work that is due because time has passed. */
    CLOCK,
    /** Shows the boards on the web. */
    SITE,
    /** Thinks for the server's own opponents. */
    ROBOTS;

    private static final String USAGE = "the right form is --roles " + words(EnumSet.allOf(Role.class))
            + ", or some of these with commas between them";

    /** Every role. */
    public static Set<Role> all() {
        return EnumSet.allOf(Role.class);
    }

    /**
     * Reads the roles of a worker.
     *
     * @throws IllegalArgumentException if there is none, or an unknown one; the message shows the right form
     */
    public static Set<Role> read(String words) {
        Set<Role> roles = EnumSet.noneOf(Role.class);
        for (String word : words.split(",", -1)) {
            roles.add(Arrays.stream(values())
                    .filter(role -> role.word().equals(word.strip().toLowerCase(Locale.ROOT)))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(
                            (word.isBlank() ? "a role is missing" : "there is no role \"" + word.strip() + "\"") + "; "
                                    + USAGE)));
        }
        return roles;
    }

    /** Roles in the form that {@link #read} reads. */
    public static String words(Set<Role> roles) {
        return roles.stream().map(Role::word).collect(Collectors.joining(","));
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
