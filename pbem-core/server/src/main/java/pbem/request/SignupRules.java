package pbem.request;

import pbem.help.ClubTexts;

/**
 * How this server receives people.
 *
 * @param signup who may become a player
 * @param applicants so many people wait for the admin's word at once; nobody else can ask then
 * @param texts what the admin says in their own words
 */
public record SignupRules(SignupMode signup, int applicants, ClubTexts texts) {

    /** Everybody is welcome, and nothing is said beside it. */
    public static final SignupRules STANDARD = new SignupRules(SignupMode.OPEN, 500, ClubTexts.NONE);
}
