package pbem.cli.verb;

import pbem.cli.home.House;
import picocli.CommandLine.Command;

/** {@code pbem send}. */
@Command(name = "send", description = "One round of the outbox: send every mail that is due.")
public final class Send extends Verb {

    @Override
    public Integer call() throws Exception {
        try (House house = house()) {
            int sent = house.delivery().work();
            int left = house.outbox().undelivered().size();
            out().println("Sent " + sent + ", left " + left + ".");
            return left == 0 ? 0 : 1;
        }
    }
}
