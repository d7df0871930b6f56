package pbem.cli.logging;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ConfiguratorRank;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;

/**
 * The log of every verb before its settings are read. It goes to standard error, so that standard output contains only
 * the output of the verb. Logback finds this class by its service file. The log is configured in code, since to read
 * XML would take longer than a verb's work.
 */
@ConfiguratorRank(ConfiguratorRank.CUSTOM_NORMAL_PRIORITY)
public final class TerminalLog extends ContextAwareBase implements Configurator {

    static final String APPENDER = "stderr";

    private static final String LINES_OF_AN_ERROR = "12";

    @Override
    public ExecutionStatus configure(LoggerContext log) {
        TextLines lines = new TextLines(LINES_OF_AN_ERROR);
        lines.setContext(log);
        lines.start();
        ConsoleAppender<ILoggingEvent> terminal = new ConsoleAppender<>();
        terminal.setContext(log);
        terminal.setName(APPENDER);
        terminal.setTarget("System.err");
        terminal.setEncoder(lines);
        terminal.start();
        Logger root = log.getLogger(Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.WARN);
        root.addAppender(terminal);
        log.getLogger("pbem").setLevel(Level.INFO);
        // The demo's mail server warns of every mail program that hangs up.
        log.getLogger("com.icegreen.greenmail").setLevel(Level.ERROR);
        // What fails in the pool fails in our code, too, which reports it.
        log.getLogger("com.zaxxer.hikari.pool").setLevel(Level.OFF);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }
}
