package pbem.cli;

import pbem.cli.home.FileFault;
import pbem.cli.verb.Refused;

/** A failure as one line for a person at a terminal. */
final class ErrorLine {

    private ErrorLine() {}

    static String of(Throwable fault) {
        return fault instanceof Refused ? fault.getMessage() : FileFault.words(fault);
    }
}
