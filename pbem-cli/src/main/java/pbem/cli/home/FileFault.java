package pbem.cli.home;

import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Puts a failure into words. The message of a failure with a file is often only the name of the file. */
public final class FileFault {

    private FileFault() {}

    /** The failure in one line, without a final full stop. */
    public static String words(Throwable fault) {
        if (fault instanceof UncheckedIOException bare
                && bare.getCause().toString().equals(bare.getMessage())) {
            return words(bare.getCause());
        }
        String message = fault.getMessage();
        if (message == null || message.isBlank()) {
            return fault.getClass().getSimpleName();
        }
        if (fault instanceof NoSuchFileException) {
            return "there is no file " + message;
        }
        if (fault instanceof AccessDeniedException) {
            return "no permission for " + message;
        }
        if (fault instanceof NotDirectoryException) {
            return message + " is no directory";
        }
        return fault instanceof FileAlreadyExistsException exists && exists.getReason() == null
                ? message + " is there and in the way"
                : message;
    }
}
