package pbem.cli.logging;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.encoder.EncoderBase;

/** The common part of both forms of the log: no header, no footer, short names, and errors of a bounded length. */
abstract class LogLines extends EncoderBase<ILoggingEvent> {

    private static final int LONGEST_ERROR = 8_000;

    @Override
    public final byte[] headerBytes() {
        return new byte[0];
    }

    @Override
    public final byte[] footerBytes() {
        return new byte[0];
    }

    /** The name of the class that logs the event, without its package. */
    static String logger(ILoggingEvent event) {
        String logger = event.getLoggerName();
        return logger.substring(logger.lastIndexOf('.') + 1);
    }

    /** The beginning of an error, of a bounded length. */
    static String clipped(String error) {
        return error.length() <= LONGEST_ERROR ? error : error.substring(0, LONGEST_ERROR) + "...";
    }
}
