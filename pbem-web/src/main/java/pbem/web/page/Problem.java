package pbem.web.page;

import io.javalin.http.HttpStatus;

/** The reader asked for something that we cannot show; the page that says so. */
public final class Problem extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final HttpStatus status;
    private final String advice;

    private Problem(HttpStatus status, String heading, String advice) {
        super(heading, null, false, false); // no trace: it is an answer, not a fault
        this.status = status;
        this.advice = advice;
    }

    /** There is no such thing. */
    public static Problem missing(String heading, String advice) {
        return new Problem(HttpStatus.NOT_FOUND, heading, advice);
    }

    /** There was such a thing. */
    public static Problem gone(String heading, String advice) {
        return new Problem(HttpStatus.GONE, heading, advice);
    }

    /** There cannot be such a thing: the address is written wrongly. */
    public static Problem unreadable(String heading, String advice) {
        return new Problem(HttpStatus.BAD_REQUEST, heading, advice);
    }

    public HttpStatus status() {
        return status;
    }

    /** What is wrong, in a few words. */
    public String heading() {
        return getMessage();
    }

    /** What the reader can do now, in a sentence. */
    public String advice() {
        return advice;
    }
}
