package pbem.cli.verb;

import java.util.List;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.Row;
import pbem.handler.invitation.Invitations;
import pbem.player.Player;
import pbem.repository.Challenge;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem challenge}. */
@Command(
        name = "challenge",
        description = "The challenges.",
        subcommands = {ChallengeVerbs.Listing.class, ChallengeVerbs.Withdraw.class})
public final class ChallengeVerbs extends Group {

    private static final int NEWEST = 200;

    /** {@code pbem challenge list}. */
    @Command(name = "list", description = "List the newest challenges.")
    static final class Listing extends ListVerb {

        @Option(names = "--open", description = "Only challenges that are still open.")
        private boolean open;

        @Override
        List<Row> rows(PbemServer server) {
            return server.store()
                    .read(tx -> tx.challenges().newest(NEWEST).stream()
                            .filter(challenge -> !open || challenge.state() == Challenge.State.OPEN)
                            .map(ChallengeVerbs::row)
                            .toList());
        }
    }

    /** {@code pbem challenge withdraw}. */
    @Command(name = "withdraw", description = "Withdraw an open challenge. Its players are told.")
    static final class Withdraw extends ActVerb {

        @Parameters(index = "0", paramLabel = "NUMBER")
        private int number;

        @Option(names = "--why", paramLabel = "TEXT", defaultValue = "", description = "The reason, for the players.")
        private String why;

        @Override
        String change(Acting acting) {
            if (acting.repositories().challenges().numbered(number).isEmpty()) {
                throw new Refused("there is no challenge " + number);
            }
            acting.require(Invitations.withdraw(acting.repositories(), number, why, acting.now()));
            acting.decisions().audit("withdraw challenge", (number + " " + why).strip());
            return "Withdrew challenge " + number + ".";
        }
    }

    private static Row row(Challenge challenge) {
        return new Row()
                .with("number", challenge.number())
                .with("game", challenge.game().name())
                .with("challenger", challenge.challenger().user())
                .with("players", challenge.players().stream().map(Player::user).toList())
                .with("seats", challenge.seats())
                .with("open_to_all", challenge.openToAll())
                .with(challenge, "state", "made")
                .with("expires", challenge.expires().map(Object::toString).orElse(""))
                .with("board", challenge.board().map(Object::toString).orElse(""));
    }
}
