package pbem.cli.verb;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ClubRows;
import pbem.game.Refusal;
import pbem.handler.club.SignupDesk;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem signup}. */
@Command(
        name = "signup",
        description = "Who wants to become a player and waits for your word (signup.mode = \"confirm\").",
        subcommands = {SignupVerbs.Listing.class, SignupVerbs.Accepting.class, SignupVerbs.Refusing.class})
public final class SignupVerbs extends Group {

    /** {@code pbem signup list}. */
    @Command(name = "list", description = "Who waits, the oldest first.")
    static final class Listing extends ListVerb {

        private static final int MOST = 500;

        @Override
        List<Map<String, Object>> rows(PbemServer server) {
            return server.store()
                    .read(tx -> tx.repositories().signups().waiting(MOST).stream()
                            .map(ClubRows::of)
                            .toList());
        }
    }

    /** What both answers share. */
    private abstract static class Answering extends PeopleVerb {

        @Parameters(index = "0", paramLabel = "NUMBER")
        private int number;

        abstract Optional<Refusal> answer(SignupDesk desk, int applicant);

        abstract String done();

        @Override
        public final Integer call() throws Exception {
            try (PbemServer server = openServer()) {
                server.store().change(tx -> {
                    require(server, answer(signups(server, tx.repositories()), number));
                    return true;
                });
                out().println(done());
                return 0;
            }
        }
    }

    /** {@code pbem signup accept}. */
    @Command(name = "accept", description = "Make a player of who waits under that number; they are welcomed by mail.")
    static final class Accepting extends Answering {

        @Override
        Optional<Refusal> answer(SignupDesk desk, int applicant) {
            return desk.accept(applicant);
        }

        @Override
        String done() {
            return "They are a player now, and are welcomed by mail.";
        }
    }

    /** {@code pbem signup refuse}. */
    @Command(name = "refuse", description = "Take nobody in; who waits under that number is told, and forgotten.")
    static final class Refusing extends Answering {

        @Option(names = "--why", paramLabel = "TEXT", description = "The reason, which they are told.")
        private String why = "";

        @Override
        Optional<Refusal> answer(SignupDesk desk, int applicant) {
            return desk.refuse(applicant, why);
        }

        @Override
        String done() {
            return "They are told, and forgotten.";
        }
    }
}
