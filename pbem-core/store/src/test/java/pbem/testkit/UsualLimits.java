package pbem.testkit;

import pbem.request.RequestLimits;
import pbem.request.TalkLimits;
import pbem.request.UnprovenLimits;

/** The usual limits with one that a test is about. */
public final class UsualLimits {

    private static final RequestLimits USUAL = RequestLimits.STANDARD;

    private UsualLimits() {}

    public static RequestLimits withPasswords() {
        return of(true, USUAL.unproven(), USUAL.talk());
    }

    public static RequestLimits with(UnprovenLimits unproven) {
        return of(false, unproven, USUAL.talk());
    }

    public static RequestLimits with(TalkLimits talk) {
        return of(false, USUAL.unproven(), talk);
    }

    public static RequestLimits of(boolean passwords, UnprovenLimits unproven, TalkLimits talk) {
        return new RequestLimits(
                USUAL.answersPerHour(),
                unproven,
                USUAL.questionsPerDay(),
                USUAL.mailsPerDay(),
                USUAL.linesPerMail(),
                USUAL.openBoards(),
                passwords,
                USUAL.passwordTriesPerHour(),
                talk);
    }
}
