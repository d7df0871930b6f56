package pbem.mail.listener;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.LoggerFactory;

/** The log as an admin reads it, from opening this until it is closed. */
public final class LogLines implements AutoCloseable {

    private final Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
    private final Level before = root.getLevel();
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();

    public LogLines() {
        lines.list = new CopyOnWriteArrayList<>();
        lines.start();
        root.addAppender(lines);
        root.setLevel(Level.INFO);
    }

    public boolean has(String message) {
        return lines.list.stream().anyMatch(line -> line.getFormattedMessage().equals(message));
    }

    public List<ILoggingEvent> warnings() {
        return lines.list.stream()
                .filter(line -> line.getLevel().isGreaterOrEqual(Level.WARN))
                .toList();
    }

    @Override
    public void close() {
        root.setLevel(before);
        root.detachAppender(lines);
    }
}
