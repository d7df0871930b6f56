package pbem.cli;

import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import pbem.cli.verb.Refused;

/** A failure as one line for a person at a terminal. */
final class ErrorLine {

    private ErrorLine() {}

    static String of(Throwable fault) {
        if (fault instanceof Refused) {
            return fault.getMessage();
        }
        if (fault instanceof NoSuchFileException) {
            return "there is no file " + fault.getMessage();
        }
        if (fault instanceof AccessDeniedException) {
            return "no permission for " + fault.getMessage();
        }
        String message = fault.getMessage();
        return message == null || message.isBlank() ? fault.getClass().getSimpleName() : message;
    }
}
