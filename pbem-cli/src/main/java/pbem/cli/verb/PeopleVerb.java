package pbem.cli.verb;

import java.util.Optional;
import java.util.OptionalLong;
import pbem.cli.home.PbemServer;
import pbem.game.Refusal;
import pbem.handler.club.Officer;
import pbem.handler.club.PeopleAdministration;
import pbem.handler.club.SignupDesk;
import pbem.repository.Repositories;
import picocli.CommandLine.Option;

/** A verb by which something is decided about people; it stands in the audit log under the name of who decided. */
abstract class PeopleVerb extends HomeVerb {

    @Option(names = "--by", paramLabel = "NAME", description = "Who decides (default: your login name).")
    private String by = System.getProperty("user.name");

    final Officer officer() {
        return Officer.atTerminal(by);
    }

    final PeopleAdministration people(PbemServer server, Repositories repositories) {
        return new PeopleAdministration(repositories, officer(), server.clock().instant());
    }

    final SignupDesk signups(PbemServer server, Repositories repositories) {
        return new SignupDesk(
                repositories,
                server.games(),
                server.accounts(),
                officer(),
                OptionalLong.empty(),
                server.clock().instant());
    }

    /** Breaks the transaction off if something was refused. */
    static void require(PbemServer server, Optional<Refusal> refusal) {
        refusal.ifPresent(why -> {
            throw new Refused(server.say(why.phrase()));
        });
    }
}
