package pbem.cli.logging;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.OutputStreamAppender;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeAndTimeBasedRollingPolicy;
import ch.qos.logback.core.util.FileSize;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.LoggerFactory;
import pbem.cli.config.Configuration;
import pbem.cli.config.WatchSettings;

/**
 * The log of a running server, as its settings want it. Once closed, the log is that of every verb again. The level is
 * looked up every few seconds.
 */
public final class LogControl implements AutoCloseable {

    private static final org.slf4j.Logger LOG = LoggerFactory.getLogger(LogControl.class);
    private static final String OURS = "pbem";
    private static final int LOOK_SECONDS = 10;
    private static final FileSize LARGEST = FileSize.valueOf("10MB");
    private static final FileSize LARGEST_TOGETHER = FileSize.valueOf("1GB");

    private final LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    private final Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    private final List<Appender<ILoggingEvent>> standard = new ArrayList<>();
    private final Level before = context.getLogger(OURS).getLevel();
    private final ScheduledExecutorService looks = Executors.newSingleThreadScheduledExecutor(look -> {
        Thread thread = new Thread(look, "pbem-log-level");
        thread.setDaemon(true);
        return thread;
    });

    private Optional<Appender<ILoggingEvent>> own = Optional.empty();

    private LogControl() {}

    /**
     * Configures the log as the settings say.
     *
     * @throws IOException if the log file cannot be written
     */
    public static LogControl open(Configuration configuration) throws IOException {
        LogControl control = new LogControl();
        control.change(configuration);
        control.level(configuration.get(WatchSettings.LOG_LEVEL));
        return control;
    }

    /** @param level gives the word of the current level; while it throws, the level stays */
    public void follow(Supplier<String> level) {
        follow(level, LOOK_SECONDS * 1_000L);
    }

    void follow(Supplier<String> level, long everyMillis) {
        looks.scheduleWithFixedDelay(() -> look(level), everyMillis, everyMillis, TimeUnit.MILLISECONDS);
    }

    private void change(Configuration configuration) throws IOException {
        boolean json = configuration.get(WatchSettings.LOG_FORMAT).equals("json");
        String file = configuration.get(WatchSettings.LOG_FILE);
        if (!json && file.isEmpty()) {
            return;
        }
        Encoder<ILoggingEvent> encoder = json ? new JsonLines() : new TextLines("full");
        encoder.setContext(context);
        encoder.start();
        OutputStreamAppender<ILoggingEvent> appender =
                file.isEmpty() ? console() : file(Path.of(file), configuration.get(WatchSettings.LOG_DAYS));
        appender.setContext(context);
        appender.setEncoder(encoder);
        appender.start();
        root.iteratorForAppenders().forEachRemaining(standard::add);
        root.addAppender(appender);
        standard.forEach(root::detachAppender);
        own = Optional.of(appender);
    }

    private static ConsoleAppender<ILoggingEvent> console() {
        ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
        appender.setTarget("System.err");
        return appender;
    }

    private RollingFileAppender<ILoggingEvent> file(Path file, int days) throws IOException {
        Path directory = file.toAbsolutePath().getParent();
        Files.createDirectories(directory);
        if (!Files.isWritable(Files.exists(file) ? file : directory)) {
            throw new IOException("log.file: " + file + " cannot be written");
        }
        RollingFileAppender<ILoggingEvent> appender = new RollingFileAppender<>();
        appender.setFile(file.toString());
        SizeAndTimeBasedRollingPolicy<ILoggingEvent> policy = new SizeAndTimeBasedRollingPolicy<>();
        policy.setContext(context);
        policy.setParent(appender);
        policy.setFileNamePattern(file + ".%d{yyyy-MM-dd}.%i.gz");
        policy.setMaxFileSize(LARGEST);
        policy.setMaxHistory(days);
        policy.setTotalSizeCap(LARGEST_TOGETHER);
        appender.setContext(context);
        policy.start();
        appender.setRollingPolicy(policy);
        return appender;
    }

    private void look(Supplier<String> level) {
        try {
            level(level.get());
        } catch (RuntimeException e) {
            LOG.debug("log.level stays as it is", e);
        }
    }

    private void level(String word) {
        Level wanted = Level.toLevel(word, Level.INFO);
        Logger ours = context.getLogger(OURS);
        if (!wanted.equals(ours.getLevel())) {
            LOG.info("the log says {} and worse from now on", word);
            ours.setLevel(wanted);
        }
    }

    @Override
    public void close() {
        looks.shutdownNow();
        own.ifPresent(appender -> {
            standard.forEach(root::addAppender);
            root.detachAppender(appender);
            appender.stop();
        });
        context.getLogger(OURS).setLevel(before);
    }
}
