package pbem.web.page;

import io.javalin.http.HttpStatus;
import pbem.phrase.Phrase;

/** The reader asked for something that cannot be shown. */
public final class Problem extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final HttpStatus status;
    private final transient Phrase heading;
    private final transient Phrase advice;

    private Problem(HttpStatus status, Phrase heading, Phrase advice) {
        super(heading.toString(), null, false, false); // no trace: it is an answer, not a fault
        this.status = status;
        this.heading = heading;
        this.advice = advice;
    }

    /** There is no such thing. */
    public static Problem missing(Phrase heading, Phrase advice) {
        return new Problem(HttpStatus.NOT_FOUND, heading, advice);
    }

    public static Problem noPlayer(String user) {
        return missing(Phrase.of("site.no-player", user), Phrase.of("site.no-player-advice"));
    }

    /** It cannot be shown now. */
    public static Problem waiting(Phrase heading, Phrase advice) {
        return new Problem(HttpStatus.SERVICE_UNAVAILABLE, heading, advice);
    }

    /** There was such a thing. */
    public static Problem gone(Phrase heading, Phrase advice) {
        return new Problem(HttpStatus.GONE, heading, advice);
    }

    /** The address is written wrongly. */
    public static Problem unreadable(Phrase heading, Phrase advice) {
        return new Problem(HttpStatus.BAD_REQUEST, heading, advice);
    }

    /** It exists, but is still secret. */
    public static Problem secret(Phrase heading, Phrase advice) {
        return new Problem(HttpStatus.FORBIDDEN, heading, advice);
    }

    /** This address does not take what was sent. */
    public static Problem refused(HttpStatus status, Phrase advice) {
        return new Problem(status, Phrase.of("site.refused"), advice);
    }

    public HttpStatus status() {
        return status;
    }

    /** What is wrong, in a few words. */
    public Phrase heading() {
        return heading;
    }

    /** What the reader can do now, in a sentence. */
    public Phrase advice() {
        return advice;
    }
}
