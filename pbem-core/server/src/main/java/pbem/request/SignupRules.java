package pbem.request;

import pbem.help.ClubTexts;

/**
 * The rules for new players of this server.
 *
 * @param signup who may become a player
 * @param applicants the most people who can wait for the admin's decision at once; others cannot apply then
 * @param texts the admin's own texts
 */
public record SignupRules(SignupMode signup, int applicants, ClubTexts texts) {

    /** Everybody may sign up, and there are no texts of the admin. */
    public static final SignupRules STANDARD = new SignupRules(SignupMode.OPEN, 500, ClubTexts.NONE);
}
