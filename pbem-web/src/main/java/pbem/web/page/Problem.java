package pbem.web.page;

import io.javalin.http.HttpStatus;
import pbem.phrase.Phrase;

/** The reason why a request cannot be answered, with advice to the reader. */
public final class Problem extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final HttpStatus status;
    private final transient Phrase heading;
    private final transient Phrase advice;

    private Problem(HttpStatus status, Phrase heading, Phrase advice) {
        super(heading.toString(), null, false, false); // no stack trace: this is an answer, not a fault
        this.status = status;
        this.heading = heading;
        this.advice = advice;
    }

    /** A problem with status 404: there is no such thing. */
    public static Problem missing(Phrase heading, Phrase advice) {
        return new Problem(HttpStatus.NOT_FOUND, heading, advice);
    }

    public static Problem noPlayer(String user) {
        return missing(Phrase.of("site.no-player", user), Phrase.of("site.no-player-advice"));
    }

    /** A problem with status 503: it cannot be shown now. */
    public static Problem waiting(Phrase heading, Phrase advice) {
        return new Problem(HttpStatus.SERVICE_UNAVAILABLE, heading, advice);
    }

    /** A problem with status 410: it existed once. */
    public static Problem gone(Phrase heading, Phrase advice) {
        return new Problem(HttpStatus.GONE, heading, advice);
    }

    /** A problem with status 400: the address is malformed. */
    public static Problem unreadable(Phrase heading, Phrase advice) {
        return new Problem(HttpStatus.BAD_REQUEST, heading, advice);
    }

    /** A problem with status 403: it exists, but is still secret. */
    public static Problem secret(Phrase heading, Phrase advice) {
        return new Problem(HttpStatus.FORBIDDEN, heading, advice);
    }

    /** A problem with that status: this address does not accept the request. */
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

    /** What the reader can do now, in one sentence. */
    public Phrase advice() {
        return advice;
    }
}
