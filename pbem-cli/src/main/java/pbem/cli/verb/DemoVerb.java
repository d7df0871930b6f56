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
        description =
                "A complete server in one process, with a mail server of its own, two players and a game under way."
                        + " It has a temporary home of its own and leaves nothing behind.")
public final class DemoVerb extends HomeVerb {

    @Option(
            names = "--any-ports",
            description = "Listen on any free ports, where 8080, 3025 and 3143 are meant for something else.")
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
