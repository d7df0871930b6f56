package pbem.cli.demo;

import com.icegreen.greenmail.imap.ProtocolException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Logs faults that no thread of the demo caught. A thread of the mail server dies whenever a mail program disconnects
 * without saying goodbye, as ours does when it stops; that is logged for debugging only.
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
