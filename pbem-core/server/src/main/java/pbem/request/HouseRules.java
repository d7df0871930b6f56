package pbem.request;

import pbem.help.ClubTexts;

/**
 * How this server receives people.
 *
 * @param signup who may become a player
 * @param texts what the admin says in their own words
 */
public record HouseRules(SignupMode signup, ClubTexts texts) {

    /** Everybody is welcome, and nothing is said beside it. */
    public static final HouseRules STANDARD = new HouseRules(SignupMode.OPEN, ClubTexts.NONE);
}
