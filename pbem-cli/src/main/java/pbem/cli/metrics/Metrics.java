package pbem.cli.metrics;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.binder.jvm.ClassLoaderMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import pbem.cli.watch.TaskFaults;
import pbem.repository.Transactions;
import pbem.store.Store;
import pbem.web.Site;

/** All metrics of a process, in the text format of Prometheus. Safe for any thread. */
public final class Metrics implements AutoCloseable {

    /** The bounds of the histograms; the largest allow for a robot's search and for a slow mail server. */
    private static final Duration[] BOUNDS = {
        Duration.ofMillis(1),
        Duration.ofMillis(5),
        Duration.ofMillis(20),
        Duration.ofMillis(100),
        Duration.ofMillis(500),
        Duration.ofSeconds(2),
        Duration.ofSeconds(10),
        Duration.ofSeconds(60)
    };

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Map<TimedStep, Timer> timers = new EnumMap<>(TimedStep.class);
    private final List<AutoCloseable> open = new ArrayList<>();
    private final DatabaseFigures figures;
    private final MultiGauge received;
    private final MultiGauge posted;
    private final MultiGauge boards;
    private final MultiGauge players;
    private final MultiGauge alarms;

    private Metrics(Transactions transactions, Clock clock) {
        this.figures = new DatabaseFigures(transactions, clock);
        this.received = byWord("pbem.inbox.mails", "Received mails that are kept, by outcome");
        this.posted = byWord("pbem.outbox.mails", "Outgoing mails, by fate");
        this.boards = byWord("pbem.boards", "Boards by state");
        this.players = byWord("pbem.players", "Players by state");
        this.alarms = byWord("pbem.alarm", "Open alarms: 1 for each cause");
    }

    private MultiGauge byWord(String name, String description) {
        return MultiGauge.builder(name).description(description).register(registry);
    }

    /**
     * Starts measuring.
     *
     * @param site the site of this process; empty if it has none
     */
    public static Metrics of(
            Store store, Clock clock, Path home, StepTimes times, TaskFaults faults, Optional<Site> site) {
        Metrics metrics = new Metrics(store, clock);
        metrics.measure(times);
        metrics.ofHouse();
        metrics.counter("pbem.commits", "Commits of the database by this process", store, Store::commits);
        metrics.counter("pbem.task.faults", "Threads that broke and were restarted", faults, TaskFaults::count);
        metrics.cache("boards", store.replayed(), cache -> cache.found(), cache -> cache.missed());
        site.ifPresent(shown -> metrics.cache(
                "pages", shown.answers(), cache -> cache.again(), cache -> cache.asked() - cache.again()));
        Gauge.builder("pbem.disk.free.bytes", home, path -> path.toFile().getUsableSpace())
                .description("Free space on the disk of the home")
                .register(metrics.registry);
        Gauge.builder("pbem.disk.total.bytes", home, path -> path.toFile().getTotalSpace())
                .description("The size of that disk")
                .register(metrics.registry);
        metrics.ofMachine();
        return metrics;
    }

    private void measure(StepTimes times) {
        for (TimedStep step : TimedStep.values()) {
            timers.put(
                    step,
                    Timer.builder("pbem.step")
                            .description("The duration of a step")
                            .tag("step", step.word())
                            .serviceLevelObjectives(BOUNDS)
                            .register(registry));
        }
        times.listen((step, took) -> timers.get(step).record(took));
    }

    private void ofHouse() {
        oldest(
                "pbem.inbox.oldest",
                "The waiting time of the oldest received mail",
                DatabaseFigures.Found::oldestReceived);
        oldest(
                "pbem.outbox.oldest",
                "The waiting time of the oldest mail to be sent",
                DatabaseFigures.Found::oldestToSend);
    }

    private void oldest(String name, String description, Function<DatabaseFigures.Found, Optional<Instant>> first) {
        Gauge.builder(
                        name,
                        figures,
                        numbers -> DatabaseFigures.Found.age(numbers.look().flatMap(first), numbers.now()))
                .description(description)
                .baseUnit("seconds")
                .register(registry);
    }

    private <T> void counter(String name, String description, T of, ToDoubleFunction<T> count) {
        FunctionCounter.builder(name, of, count).description(description).register(registry);
    }

    private <T> void cache(String name, T cache, ToDoubleFunction<T> hits, ToDoubleFunction<T> misses) {
        FunctionCounter.builder("pbem.cache", cache, hits)
                .description("Lookups in a cache, by result")
                .tags("cache", name, "result", "hit")
                .register(registry);
        FunctionCounter.builder("pbem.cache", cache, misses)
                .description("Lookups in a cache, by result")
                .tags("cache", name, "result", "miss")
                .register(registry);
    }

    private void ofMachine() {
        JvmGcMetrics collections = new JvmGcMetrics();
        open.add(collections);
        for (MeterBinder part : List.of(
                collections,
                new JvmMemoryMetrics(),
                new JvmThreadMetrics(),
                new ClassLoaderMetrics(),
                new ProcessorMetrics(),
                new FileDescriptorMetrics(),
                new UptimeMetrics())) {
            part.bindTo(registry);
        }
    }

    /** All metrics with their present values. */
    public String text() {
        figures.look().ifPresent(found -> {
            received.register(rows("outcome", found.received()), true);
            posted.register(rows("fate", found.posted()), true);
            boards.register(rows("state", found.boards()), true);
            players.register(rows("state", found.players()), true);
            alarms.register(
                    found.alarms().stream()
                            .<MultiGauge.Row<?>>map(cause -> MultiGauge.Row.of(Tags.of("cause", cause), 1))
                            .toList(),
                    true);
        });
        return registry.scrape();
    }

    private static Collection<MultiGauge.Row<?>> rows(String tag, Map<String, Integer> counts) {
        return counts.entrySet().stream()
                .<MultiGauge.Row<?>>map(count ->
                        MultiGauge.Row.of(Tags.of(tag, count.getKey().toLowerCase(Locale.ROOT)), count.getValue()))
                .toList();
    }

    @Override
    public void close() {
        for (AutoCloseable part : open) {
            try {
                part.close();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
        registry.close();
    }
}
