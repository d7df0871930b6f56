package pbem.web.page;

import io.javalin.http.HttpStatus;
import pbem.phrase.Phrase;

/** The reader asked for something that we cannot show; the page that says so. */
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

    /** There was such a thing. */
    public static Problem gone(Phrase heading, Phrase advice) {
        return new Problem(HttpStatus.GONE, heading, advice);
    }

    /** There cannot be such a thing: the address is written wrongly. */
    public static Problem unreadable(Phrase heading, Phrase advice) {
        return new Problem(HttpStatus.BAD_REQUEST, heading, advice);
    }

    /** There is such a thing, but nobody is told yet. */
    public static Problem secret(Phrase heading, Phrase advice) {
        return new Problem(HttpStatus.FORBIDDEN, heading, advice);
    }

    /** What was sent here is not what this address takes. */
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
