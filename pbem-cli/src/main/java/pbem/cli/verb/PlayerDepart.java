package pbem.cli.verb;

import java.util.List;
import java.util.Optional;
import pbem.cli.home.PbemServer;
import pbem.handler.club.BoardsOfLeaver;
import pbem.handler.club.ClubRefusal;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.Repositories;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem player depart}. */
@Command(
        name = "depart",
        description =
                "End all games under way of a player who does not go on; all players are told. Their account stays:"
                        + " see suspend and erase.",
        footer = {
            "",
            "forfeit   they resign; with more than two players the others play on",
            "draw      all who still play share a draw",
            "void      the games end without a result",
            "",
            "What a place in a tournament comes to: pbem tournament forfeit, replace.",
            "Example: pbem player depart bob forfeit --why \"left the club\" --dry-run"
        })
final class PlayerDepart extends PeopleVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Parameters(index = "1", paramLabel = "forfeit|draw|void")
    private String fate;

    @Option(names = "--why", paramLabel = "TEXT", required = true, description = "The reason, for the records.")
    private String why;

    @Mixin
    private DryRun trial;

    @Override
    public Integer call() throws Exception {
        BoardsOfLeaver.Fate wanted = List.of(BoardsOfLeaver.Fate.values()).stream()
                .filter(one -> one.name().equalsIgnoreCase(fate))
                .findFirst()
                .orElseThrow(() ->
                        new Refused("say forfeit, draw or void behind the userid, not " + TerminalText.safe(fate)));
        try (PbemServer server = openServer()) {
            List<GameRecord> boards = trial.change(
                    server,
                    tx -> boards(server, tx.repositories()).end(player(server, tx.repositories()), wanted, why));
            for (GameRecord record : boards) {
                trial.say(
                        out(),
                        "Board " + record.board().number() + " ("
                                + record.board().game().name() + "): " + result(server, record));
            }
            trial.say(out(), "Games ended or left: " + boards.size() + ".");
            trial.end(out());
            return 0;
        }
    }

    private static String result(PbemServer server, GameRecord record) {
        return record.result().map(server::say).orElse("goes on without them");
    }

    private BoardsOfLeaver boards(PbemServer server, Repositories repositories) {
        return new BoardsOfLeaver(
                repositories, server.administration(), officer(), server.clock().instant());
    }

    private Player player(PbemServer server, Repositories repositories) {
        Player player = PlayerVerbs.person(repositories, user);
        boolean idle = boards(server, repositories).of(player).isEmpty();
        require(server, idle ? Optional.of(new ClubRefusal.NoOpenBoards(player.user())) : Optional.empty());
        return player;
    }
}
