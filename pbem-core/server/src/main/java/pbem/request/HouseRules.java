package pbem.request;

import java.util.Optional;

/**
 * How this server receives people.
 *
 * @param signup who may become a player
 * @param applicants so many people wait for the admin's word at once; nobody else can ask then
 * @param text what the admin wants all to know, as Markdown; empty where nothing was written
 */
public record HouseRules(SignupMode signup, int applicants, Optional<String> text) {

    /** Everybody is welcome, and nothing is said beside it. */
    public static final HouseRules STANDARD = new HouseRules(SignupMode.OPEN, 500, Optional.empty());
}
