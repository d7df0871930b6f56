package pbem.cli.verb;

import java.util.concurrent.CountDownLatch;
import pbem.cli.demo.Demo;
import pbem.cli.demo.DemoPorts;
import pbem.cli.demo.UncaughtFaults;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code pbem demo}. */
@Command(
        name = "demo",
        description = "Run a complete server in one process, with its own mail server, two players and a game under"
                + " way. Its home is temporary; it leaves nothing behind.")
public final class DemoVerb extends HomeVerb {

    @Option(names = "--any-ports", description = "Listen on any free ports in place of 8080, 3025 and 3143.")
    private boolean anyPorts;

    @Override
    public Integer call() throws Exception {
        if (program().namedHome().isPresent()) {
            throw new ParameterException(
                    spec().commandLine(),
                    "the demo has a temporary home of its own and works in no other: leave out --home");
        }
        Thread.setDefaultUncaughtExceptionHandler(new UncaughtFaults());
        CountDownLatch stop = new CountDownLatch(1);
        try (Shutdown shutdown = new Shutdown()) {
            shutdown.onSignal(stop::countDown); // also during the start, or its home would be left behind
            try (Demo demo = Demo.start(anyPorts ? DemoPorts.any() : DemoPorts.usual())) {
                demo.banner().forEach(out()::println);
                out().flush();
                stop.await();
            }
        }
        return 0;
    }
}
