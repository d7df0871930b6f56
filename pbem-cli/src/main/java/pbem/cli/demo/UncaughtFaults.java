package pbem.cli.demo;

import com.icegreen.greenmail.imap.ProtocolException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What becomes of a fault that no thread of the demo caught. The mail server lets its thread die of every mail program
 * that hangs up without a farewell, as we do when we stop; that is no news to anybody.
 */
public final class UncaughtFaults implements Thread.UncaughtExceptionHandler {

    private static final Logger LOG = LoggerFactory.getLogger(UncaughtFaults.class);

    @Override
    public void uncaughtException(Thread thread, Throwable fault) {
        if (fault.getCause() instanceof ProtocolException) {
            LOG.debug("a mail program hung up", fault);
        } else {
            LOG.error("thread {} failed", thread.getName(), fault);
        }
    }
}
