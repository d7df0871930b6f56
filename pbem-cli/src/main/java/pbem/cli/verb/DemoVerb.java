package pbem.cli.verb;

import pbem.cli.demo.Demo;
import picocli.CommandLine.Command;

/** {@code pbem demo}. */
@Command(
        name = "demo",
        description =
                "A complete server in one process, with a mail server of its own, two players and a game under way.")
public final class DemoVerb extends Verb {

    @Override
    public Integer call() throws Exception {
        try (Shutdown shutdown = new Shutdown();
                Demo demo = Demo.start(program().namedHome())) {
            demo.banner().forEach(out()::println);
            out().flush();
            shutdown.onSignal(demo::requestStop);
            demo.awaitStop();
        }
        return 0;
    }
}
