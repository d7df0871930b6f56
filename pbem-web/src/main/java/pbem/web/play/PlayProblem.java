package pbem.web.play;

import io.javalin.http.HttpStatus;

/** A script was refused; it is told in the form of RFC 9457. */
final class PlayProblem extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final HttpStatus status;
    private final String key;

    /** @param key of the text that says why, and what to do */
    PlayProblem(HttpStatus status, String key) {
        super(key, null, false, false); // no trace: it is an answer, not a fault
        this.status = status;
        this.key = key;
    }

    HttpStatus status() {
        return status;
    }

    String key() {
        return key;
    }
}
